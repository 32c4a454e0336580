import type { Text } from './text.ts'

/** What a test says about a variant beside its colour and size. */
export interface VariantFacts {
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  sku?: string
  /** Pieces on hand. */
  stock?: number
  /** Pre-order places, once there is no stock. */
  preorder?: { most: number; taken?: number; expectedOn?: string }
  isArchived?: boolean
}

export interface ProductFacts {
  title?: Text
  subtitle?: Text
  description?: Text
  handle?: string
  status?: 'draft' | 'active' | 'archived'
  brand?: string
  styleNumber?: string | null
  fitKind?: string | null
  fabricKind?: string | null
  care?: string[]
  origin?: string | null
  collection?: string | null
  tags?: string[]
  goesWith?: string[]
  measurements?: { size: string; values: Record<string, number> }[]
  position?: number
  publishedAt?: Date
  /** Category ids; the first is the product's own. */
  categories?: string[]
  /** Codes of db/colours.ts; none: a product without colours. */
  colours?: string[]
  /** None: a product without sizes. */
  sizes?: string[]
  /** Cents, of every variant. */
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  weightGrams?: number
  /** Pieces on hand of every variant; 10 unless said. */
  stock?: number
  warehouseId?: string
  /** Exceptions by variant: `navy/M`, `navy`, or `M`. */
  variants?: Record<string, VariantFacts>
  /** A picture of front and back for each colour. */
  hasPictures?: boolean
}
