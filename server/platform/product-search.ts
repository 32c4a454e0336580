/** The catalogue in memory, kept as fresh as the bus tells; catalogue/search builds it. */
export interface SearchIndex {
  /**
   * The range of a store with everything in it that this process has heard of until now. To build a large
   * one anew takes a while; who has waited for two seconds is given the one before.
   */
  current: (storeId: string) => Promise<StoreSearch>
  /** The same for a search by words, which a shop that has just started has not all read yet. */
  withWords: (storeId: string) => Promise<StoreSearch>
}

/** The catalogue as one store sells it. */
export interface StoreSearch {
  readonly storeId: string
  /** One page of what matches; with the counts of every facet when asked for. */
  search: (filter: Filter, sorting: Sorting, page: Page, withFacets?: boolean) => Found
  /** The `_id` of a product of this store; undefined when it has none. */
  find: (idOrHandle: string) => string | undefined
  /** Of all its products, in no order. */
  ids: () => string[]
  /** How many match. */
  count: (filter: Filter) => number
  /** Products of a category and those below it. */
  countIn: (categoryId: string) => number
  /** Ids of what goes with the given products, best first. */
  related: (to: RelatedTo, limit: number) => string[]
  /** The keyword with its typos corrected, if it has any that are like a word of the catalogue. */
  correct: (keyword: string) => string | null
  /** Whether a product is among the newest fifth of the whole catalogue. */
  isAmongNewest: (id: string) => boolean
}

/**
 * What a shopper narrows the catalogue by; of the values in one field any will do. Absent or
 * empty: no choice.
 */
export interface Filter {
  keyword?: string
  /** The keyword is searched for to the letter. */
  isLiteral?: boolean
  /** `_id`s or slugs; what is below a category belongs to it. */
  categories?: readonly string[]
  /** Colour families. */
  colours?: readonly string[]
  sizes?: readonly string[]
  fits?: readonly string[]
  fabrics?: readonly string[]
  collections?: readonly string[]
  tags?: readonly string[]
  /** Cents; a product whose price range touches them matches. */
  priceMin?: number
  priceMax?: number
  inStock?: boolean
  onSale?: boolean
}

export interface Sorting {
  by: 'title' | 'position' | 'published' | 'price' | 'relevance'
  isDescending: boolean
}

export interface Page {
  offset: number
  limit: number
}

export interface RelatedTo {
  ids: readonly string[]
  /** Ids of what others bought with them, most often first. */
  boughtWith: readonly string[]
}

export interface Found {
  ids: string[]
  total: number
  facets: FacetCounts | null
}

export interface ValueCount {
  value: string
  count: number
}

/**
 * For every value of the catalogue: how many products there would be with that value instead of
 * what is chosen in its facet. Nothing disappears at zero.
 */
export interface FacetCounts {
  categories: ValueCount[]
  colours: ValueCount[]
  sizes: ValueCount[]
  fits: ValueCount[]
  fabrics: ValueCount[]
  collections: ValueCount[]
  /** Cents. */
  price: { min: number; max: number } | null
  inStock: number
}
