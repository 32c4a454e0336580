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

export const noFilter: Filter = {}
