/** What has to be read again. */
export interface Changes {
  /** The whole catalogue: nobody knows what has changed. */
  isAll: boolean
  /** Titles of categories, colours and collections are among the words of their products. */
  areNames: boolean
  /** What runs now lowers other prices. */
  arePrices: boolean
  ids: Set<string>
}

export function noChanges(): Changes {
  return { isAll: false, areNames: false, arePrices: false, ids: new Set() }
}

/** What a notice of the bus means. */
export function changesOf(tags: readonly string[]): Changes {
  const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice(8))
  return {
    // `products` says that some came or went; which ones, their own tags say.
    isAll: tags.includes('*') || (tags.includes('products') && ids.length === 0),
    areNames: tags.some(
      (tag) => tag === 'categories' || tag === 'configuration' || tag.startsWith('category:'),
    ),
    arePrices: tags.includes('promotions'),
    ids: new Set(ids),
  }
}

export function isNothing({ isAll, areNames, arePrices, ids }: Changes): boolean {
  return !isAll && !areNames && !arePrices && ids.size === 0
}

export function addChanges(into: Changes, more: Changes): void {
  into.isAll ||= more.isAll
  into.areNames ||= more.areNames
  into.arePrices ||= more.arePrices
  for (const id of more.ids) into.ids.add(id)
}
