/** The catalogue in memory, kept up to date by the bus; catalogue/search builds it. */
export interface SearchIndex {
  /**
   * A store's catalogue, including every change this process has been notified of. Rebuilding a
   * large one takes a while; after two seconds the previous one is returned.
   */
  current: (storeId: string) => Promise<StoreSearch>
  /** The same with searchable text, which loads after startup. */
  withWords: (storeId: string) => Promise<StoreSearch>
}

/** The catalogue of one store. */
export interface StoreSearch {
  readonly storeId: string
  /** One page of matches; with facet counts on request. */
  search: (filter: Filter, sorting: Sorting, page: Page, withFacets?: boolean) => Found
  /** The `_id` of a product of this store; undefined if the store does not have it. */
  find: (idOrHandle: string) => string | undefined
  /** In no particular order. */
  ids: () => string[]
  count: (filter: Filter) => number
  /** Includes subcategories. */
  countIn: (categoryId: string) => number
  /** Ids of related products, best first. */
  related: (to: RelatedTo, limit: number) => string[]
  /** The keyword with typos corrected to words of the catalogue; null if nothing changed. */
  correct: (keyword: string) => string | null
  /** Says whether a product is among the newest fifth of the whole catalogue. */
  isAmongNewest: (id: string) => boolean
}

/** A shopper's filter; several values in one field are alternatives. Absent or empty: no choice. */
export interface Filter {
  keyword?: string
  /** No typo correction. */
  isLiteral?: boolean
  /** `_id`s or slugs; subcategories are included. */
  categories?: readonly string[]
  /** Colour families. */
  colours?: readonly string[]
  sizes?: readonly string[]
  fits?: readonly string[]
  fabrics?: readonly string[]
  collections?: readonly string[]
  /** Slugs of brands. */
  brands?: readonly string[]
  tags?: readonly string[]
  /** Cents; a product matches if its price range overlaps them. */
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
  /** Ids of products bought together with these, most frequent first. */
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
 * For every value in the catalogue, how many products would match with that value instead of the
 * current choice in its facet. Values with a count of zero stay.
 */
export interface FacetCounts {
  /** Values are category ids. */
  categories: ValueCount[]
  colours: ValueCount[]
  sizes: ValueCount[]
  fits: ValueCount[]
  fabrics: ValueCount[]
  collections: ValueCount[]
  /** Values are slugs. */
  brands: (ValueCount & { title: string })[]
  /** Cents. */
  price: { min: number; max: number } | null
  inStock: number
}
