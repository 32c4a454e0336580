export interface Changes {
  /** The whole catalogue: what changed is unknown. */
  isAll: boolean
  /** Titles of categories, colours or collections, which are searchable words of their products. */
  areNames: boolean
  /** Promotions changed, and prices with them. */
  arePrices: boolean
  ids: Set<string>
}

export function noChanges(): Changes {
  return { isAll: false, areNames: false, arePrices: false, ids: new Set() }
}

export function changesOf(tags: readonly string[]): Changes {
  const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice(8))
  return {
    // `products` means that some were added or removed; `product:` tags say which.
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
