import type { CardView } from './card-view.ts'

/** What a product's page shows, in one language. Prices are written out where nothing counts with them. */
export interface ProductView {
  id: string
  title: string
  subtitle: string
  number: string | null
  description: string
  crumbs: readonly { title: string; path?: string }[]
  brand: string
  /** Slug of the title in each language, for the addresses of the other languages. */
  slugs: { en: string; zh: string; cn: string }
  colours: readonly ColourView[]
  sizes: readonly string[]
  variants: readonly VariantView[]
  measures: readonly { size: string; values: Readonly<Record<string, number>> }[]
  measurePicture: PictureView | null
  fit: string | null
  fabric: string | null
  care: readonly string[]
  origin: string | null
  collection: { slug: string; title: string } | null
  delivery: DeliveryView
  reviews: ReviewsView
  look: readonly CardView[]
  related: readonly CardView[]
}

export interface ReviewsView {
  /** Of all, and how many stars on average; null without reviews. */
  count: number
  average: string | null
  /** How many gave so many stars, five first. */
  stars: readonly (readonly [rating: number, count: number])[]
  /** The ones of this page, newest first. */
  items: readonly ReviewView[]
  page: number
  pages: number
}

export interface ReviewView {
  id: string
  author: string
  rating: number
  comments: string
  /** Where it is not in the page's language. */
  lang?: string
  variant: string
  day: string
  /** Files. */
  pictures: readonly string[]
  reply?: string
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
  /** As it came over the wire. */
  price: string
  was?: string
  stock: 'in_stock' | 'low' | 'sold_out' | 'pre_order'
  available: number
  preorder?: string
  /** Pieces in the pick-up shop. */
  here?: number
}

export interface CourierView {
  title: string
  /** Both as they came over the wire. */
  fee: string
  freeOver: string | null
  /** Working days, from and to. */
  days: readonly [number, number]
}

export interface DeliveryView {
  couriers: readonly CourierView[]
  /** In Hong Kong. */
  today: string
  /** First to last day of arrival, in words, by the day on which it leaves. */
  arrivals: Readonly<Record<string, string>>
  pickup: { title: string; hours: number } | null
  returnDays: number
}
