import type { EntryCardView } from '../journal/entry-view.ts'
import type { CardView } from '../product/card-view.ts'

export interface HomeView {
  title: string
  /** For search engines. */
  head: { title: string; description: string; image?: string }
  hero: HeroView | null
  rows: readonly RowView[]
}

export interface HomeLink {
  title: string
  path: string
}

export interface Garment {
  id: string
  title: string
  number: string | null
  price: string
  colour: string | null
  picture: { file: string; width: number; height: number; background: string; alt: string }
}

/** Shown in the picture of its outfit. */
export type WornGarment = Omit<Garment, 'picture'>

export interface HeroView {
  eyebrow: string
  title: string
  text: string
  cta: HomeLink
  garment: Garment | null
}

export interface CategoryTile {
  title: string
  path: string
  count: number
  file: string | null
}

interface Told {
  title: string
  text: string
}

export type RowView =
  | { kind: 'products'; title: string; cards: readonly CardView[]; more: HomeLink }
  | { kind: 'journal'; title: string; entries: readonly EntryCardView[]; more: HomeLink }
  | (Told & { kind: 'newsletter'; button: string })
  | { kind: 'categories'; title: string; tiles: readonly CategoryTile[] }
  | (Told & {
      kind: 'outfit'
      picture: Garment['picture'] | null
      garments: readonly WornGarment[]
    })
  | (Told & { kind: 'story'; garment: Garment | null; closeUp: Garment | null; more: HomeLink })
  | (Told & {
      kind: 'shop'
      picture: Garment['picture'] | null
      name: string
      address: string
      hours: string
      phone: string
      mapUrl: string
      more: HomeLink
    })
  | { kind: 'facts'; items: readonly Told[] }
