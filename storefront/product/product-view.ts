import type { ReviewSummary } from '../reviews/review-view.ts'
import type { CardView } from './card-view.ts'

/** A product page's data in one language. Prices are formatted unless they are calculated with. */
export interface ProductView {
  id: string
  title: string
  subtitle: string
  number: string | null
  description: string
  crumbs: readonly { title: string; path?: string }[]
  brand: string
  /** The title's slug in each language, for links to the other languages. */
  slugs: { en: string; zh: string; cn: string }
  colours: readonly ColourView[]
  sizes: readonly string[]
  /** Cart promotions about it. */
  promotions: readonly string[]
  variants: readonly VariantView[]
  measures: readonly { size: string; values: Readonly<Record<string, number>> }[]
  measurePicture: PictureView | null
  fit: string | null
  fabric: string | null
  care: readonly CareView[]
  origin: string | null
  collection: { slug: string; title: string } | null
  delivery: DeliveryView
  reviews: ReviewSummary
  look: readonly CardView[]
  related: readonly CardView[]
}

/** A care instruction; advice has a code without a symbol. */
export interface CareView {
  code: string
  title: string
}

export interface ColourView {
  code: string
  title: string
  hex: string
  pictures: readonly PictureView[]
}

export interface PictureView {
  file: string
  alt: string
  background: string
}

export interface VariantView {
  id: string
  sku: string
  colour: string | null
  size: string | null
  /** Wire format, as is `was`. */
  price: string
  was?: string
  /** Price in points, where it can be taken with points. */
  points?: number
  /** When the price ends, if an end is set. */
  priceEnds?: string
  gtin?: string
  stock: 'in_stock' | 'low' | 'sold_out' | 'pre_order'
  available: number
  preorder?: string
  /** Stock in the pick-up shop. */
  here?: number
}

export interface CourierView {
  title: string
  /** Wire format, as is `freeOver`. */
  fee: string
  freeOver: string | null
  /** Working days, minimum and maximum. */
  days: readonly [number, number]
}

export interface DeliveryView {
  couriers: readonly CourierView[]
  /** In Hong Kong time. */
  today: string
  /** The first day anything leaves or can be collected, while the shop is closed. */
  resumesOn: string | null
  /** Formatted arrival range by the day of shipping. */
  arrivals: Readonly<Record<string, string>>
  pickup: { title: string; hours: number } | null
  returnDays: number
}

/** The product with what its page gives search engines. */
export interface ProductPageView extends ProductView {
  head: { title: string; description: string; image?: string }
}
