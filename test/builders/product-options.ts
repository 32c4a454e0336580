import type { Text } from './text.ts'

/** Values that a test may set on a variant, apart from colour and size. */
export interface VariantOptions {
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  sku?: string
  barcode?: string
  /** On hand. */
  stock?: number
  /** Pre-order limit, which applies when there is no stock. */
  preorder?: { max_qty: number; taken?: number; expectedOn?: string }
  isArchived?: boolean
}

export interface ProductOptions {
  title?: Text
  subtitle?: Text
  description?: Text
  handle?: string
  status?: 'draft' | 'active' | 'archived'
  brand?: string
  styleNumber?: string | null
  fitKind?: string | null
  fabricKind?: string | null
  fabric?: Text
  care?: string[]
  origin?: string | null
  collection?: string | null
  tags?: string[]
  goesWith?: string[]
  measurements?: { size: string; values: Record<string, number> }[]
  position?: number
  publishedAt?: Date
  /** Category ids; the first is the main category. */
  categories?: string[]
  /** Codes from db/colours.ts; empty for a product without colours. */
  colours?: string[]
  /** Empty for a product without sizes. */
  sizes?: string[]
  /** Cents, for every variant. */
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  weightGrams?: number
  /** On hand for every variant; 10 by default. */
  stock?: number
  warehouseId?: string
  /** Overrides by variant: `navy/M`, `navy` or `M`. */
  variants?: Record<string, VariantOptions>
  /** Adds front and back pictures for each colour. */
  hasPictures?: boolean
}
