import type { CardView } from '../product/card-view.ts'
import type { CategoryChoice } from './category-tree.ts'

/** What a list of products shows, in one language. */
export interface ListingView {
  heading: string
  intro: string
  /** Of a search whose keyword no product has. */
  correction: Correction | null
  crumbs: readonly { title: string; path?: string }[]
  /** Ways on: the categories below this one, or beside it. */
  ways: readonly { slug: string; title: string; isHere?: true }[]
  cards: readonly ListedCard[]
  total: number
  pages: number
  sortings: readonly { slug: string; title: string }[]
  filters: FilterView
  /** For a list that came out empty. */
  rescue: readonly CardView[]
}

export interface Correction {
  /** What was typed, and what was searched for instead. */
  typed: string
  meant: string
  /** Some products have most of the words as they were typed. */
  isLiteralOfUse: boolean
}

export interface ListedCard extends CardView {
  /** Only where a list has room for it. */
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
  /** Cheapest and dearest, in whole dollars. */
  price: { min: number; max: number } | null
  in_stock: number
  on_sale: number
}
