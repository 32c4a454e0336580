import type { ReactNode } from 'react'

export interface ListColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** For the export; a column without it is left out. */
  text?: (row: Row) => string
  /** Numbers and money, aligned to the end. */
  isNumber?: boolean
  /** The shop can sort by it, under this column's id: `defineList` knows by the call. */
  isSortable?: boolean
  /**
   * Place on a phone's card: its heading, at its end, below, below in lines of its own, not at
   * all, or only there. What has lines of its own is cut at the end of the second; on a desk, where it is widest.
   */
  card?: 'title' | 'aside' | 'line' | 'own' | 'hidden' | 'only'
}
