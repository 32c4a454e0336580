import type { LocalizedText, SizeMeasurements } from '#db/json-types.ts'

/** A product as in the file: validated, not yet saved. */
export interface ProductData {
  line: number
  handle: string
  status: 'draft' | 'active' | 'archived'
  title: LocalizedText
  subtitle: LocalizedText
  description: LocalizedText
  brand: string
  styleNumber: string | null
  fitKind: string | null
  fit: LocalizedText | null
  fabricKind: string | null
  fabric: LocalizedText | null
  care: string[]
  origin: string | null
  collection: string | null
  /** Category slugs, the main one first. */
  categories: string[]
  /** Shopify's product type: the category if the file has no category column. */
  type: string
  tags: string[]
  goesWith: string[]
  position: number
  /** Null: on sale from the import on. */
  publishedAt: Date | null
  measurements: SizeMeasurements[]
  /** For search engines, if the file has columns for them. */
  searchText?: { title: LocalizedText; description: LocalizedText }
  variants: VariantData[]
  pictures: PictureData[]
}

export interface VariantData {
  line: number
  sku: string
  /** The file's own word; resolved to the shop's colours by code or title. */
  colour: string | null
  size: string | null
  priceCents: number
  compareAtCents: number | null
  pointsPrice: number | null
  /** Null if the file does not say: then the known cost stays. */
  costCents: number | null
  weightGrams: number
  barcode: string | null
  /** Centimetres, garment laid flat. */
  measurements: Record<string, number>
  preorder: { limit: number; date: string } | null
  /** Units by warehouse slug; `''` is the main stockroom. */
  stock: { warehouse: string; onHand: number }[]
}

export interface PictureData {
  line: number
  src: string
  position: number
  colour: string | null
  view: string
  alt: LocalizedText
}
