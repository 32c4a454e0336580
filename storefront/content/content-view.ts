export interface SectionView {
  /** Empty for text before the first heading. */
  title: string
  blocks: readonly BlockView[]
}

export type BlockView =
  | { kind: 'html'; html: string }
  | { kind: 'facts'; details: readonly { term: string; detail: string }[] }

export interface MapLabel {
  /** Its centre, at a share of the picture's width and height. */
  x: number
  y: number
  title: string
  /** From top to bottom, along a street. */
  upright: boolean
}

export interface PagePictureView {
  file: string
  width: number
  height: number
  background: string
  alt: string
  /** Shown after this many headed sections; null where only a row of the home page names it. */
  after: number | null
  labels: readonly MapLabel[]
  legend: readonly string[]
}

export interface ContentView {
  title: string
  description: string
  sections: readonly SectionView[]
  pictures: readonly PagePictureView[]
  /** For search engines. */
  head: { title: string; description: string; image?: string }
  /** DD/MM/YYYY */
  updatedOn: string
}
