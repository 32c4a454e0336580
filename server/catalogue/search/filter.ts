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
  tags?: readonly string[]
  /** Cents; a product matches if its price range overlaps them. */
  priceMin?: number
  priceMax?: number
  inStock?: boolean
  onSale?: boolean
}

export const noFilter: Filter = {}
