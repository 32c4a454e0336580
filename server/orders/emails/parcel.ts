export interface ParcelItem {
  title: string
  qty: number
}

/** A parcel, as the email about it tells. */
export interface Parcel {
  items: readonly ParcelItem[]
  /** What of the order has not left yet. */
  toFollow: readonly ParcelItem[]
  /** Of the order: the whole, a part with more to follow, or what was left. */
  part: 'whole' | 'part' | 'rest'
  courier: string | null
  tracking: string | null
  trackingUrl: string | null
}
