/** What has to be read again. */
export interface Changes {
  /** The whole catalogue: names have changed, or nobody knows what has. */
  isAll: boolean
  ids: Set<string>
}

export function noChanges(): Changes {
  return { isAll: false, ids: new Set() }
}

/** Adds what a notice of the bus means; false when it is nothing to a product. */
export function addTags(changes: Changes, tags: readonly string[]): boolean {
  const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice(8))
  // `products` says that some came or went; which ones, their own tags say.
  const isAll = tags.some((tag) => touchesAll(tag) || (tag === 'products' && ids.length === 0))
  for (const id of ids) changes.ids.add(id)
  changes.isAll ||= isAll
  return isAll || ids.length > 0
}

/** Titles of categories, colours and collections are among the words of their products. */
function touchesAll(tag: string): boolean {
  return (
    tag === '*' || tag === 'categories' || tag === 'configuration' || tag.startsWith('category:')
  )
}
