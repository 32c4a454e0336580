/** One cell of the table: what a kind of work takes with one size of shop. */
export interface Figure {
  work: string
  unit: 'ms' | 's' | 'MB' | '%'
  /** For calls: the median of one at a time. */
  value: number
  /** CPU milliseconds of one call. */
  cpu?: { serverMs: number; databaseMs: number }
}

export interface GrownSize {
  products: number
  orders: number
  customers: number
  figures: Figure[]
}
