/** What a shopper narrows the catalogue by; within one field any value will do. */
export interface Filter {
  keyword?: string
  /** `_id`s or slugs; what is below a category belongs to it. */
  categories: readonly string[]
  /** Colour families. */
  colours: readonly string[]
  sizes: readonly string[]
  fits: readonly string[]
  fabrics: readonly string[]
  collections: readonly string[]
  tags: readonly string[]
  /** Cents; a product whose price range touches them matches. */
  priceMin?: number
  priceMax?: number
  inStock: boolean
  onSale: boolean
}

export const noFilter: Filter = {
  categories: [],
  colours: [],
  sizes: [],
  fits: [],
  fabrics: [],
  collections: [],
  tags: [],
  inStock: false,
  onSale: false,
}
