import type { CardView } from '../product/card-view.ts'
import type { CategoryChoice } from './category-tree.ts'

export interface ListingView {
  heading: string
  intro: string
  /** For search engines; without a description, a sentence about the heading. */
  head: { title: string; description: string; image?: string }
  /** Set if no product matched the keyword and another was searched instead. */
  correction: Correction | null
  crumbs: readonly { title: string; path?: string }[]
  /** Related categories: the children of this one, or its siblings. */
  ways: readonly { slug: string; title: string; isHere?: true }[]
  cards: readonly ListedCard[]
  total: number
  pages: number
  sortings: readonly { slug: string; title: string }[]
  filters: FilterView
  rescue: readonly CardView[]
}

export interface Correction {
  typed: string
  meant: string
  /** Searching for the typed keyword literally gives results. */
  isLiteralOfUse: boolean
}

export interface ListedCard extends CardView {
  /** Only in the list view, which has room for it. */
  subtitle?: string
  sizes?: readonly { title: string; isSoldOut?: true }[]
}

export interface FilterChoice {
  value: string
  title: string
  count: number
}

export interface FilterView {
  categories: readonly CategoryChoice[]
  colours: readonly (FilterChoice & { hex: string })[]
  sizes: readonly FilterChoice[]
  fits: readonly FilterChoice[]
  fabrics: readonly FilterChoice[]
  collections: readonly FilterChoice[]
  /** Empty in a shop of one brand. */
  brands: readonly FilterChoice[]
  /** Lowest and highest price, in whole dollars. */
  price: { min: number; max: number } | null
  in_stock: number
  on_sale: number
}
