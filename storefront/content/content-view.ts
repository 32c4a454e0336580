export interface SectionView {
  /** Empty for text before the first heading. */
  title: string
  blocks: readonly BlockView[]
}

export type BlockView =
  | { kind: 'html'; html: string }
  | { kind: 'facts'; facts: readonly { term: string; detail: string }[] }

export interface ContentView {
  title: string
  description: string
  sections: readonly SectionView[]
  /** DD/MM/YYYY */
  updatedOn: string
}
