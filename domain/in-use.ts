/** Things that cannot be deleted while others use them. */
export type UsedThing = 'category' | 'collection' | 'colour' | 'warehouse' | 'role'

export type User =
  | 'products'
  | 'variants'
  | 'pictures'
  | 'categories'
  | 'promotions'
  | 'vouchers'
  | 'stock_levels'
  | 'stock_movements'
  | 'stock_transfers'
  | 'stock_documents'
  | 'orders'
  | 'try_on_holds'
  | 'cash_sessions'
  | 'colleagues'

export interface Use {
  kind: User
  count: number
  /** Up to three of them by name, where they have one. */
  examples?: readonly string[]
}

/** Why something cannot be deleted. */
export interface InUse {
  what: UsedThing
  by: readonly Use[]
}
