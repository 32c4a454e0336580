import type { PictureCopy } from '#db/json-types.ts'

export interface ParcelItem {
  title: string
  variant: string
  picture: PictureCopy | null
  qty: number
}

export interface Parcel {
  items: readonly ParcelItem[]
  /** Items not shipped yet. */
  toFollow: readonly ParcelItem[]
  /** The whole order, a part with more to follow, or the remaining items. */
  part: 'whole' | 'part' | 'rest'
  courier: string | null
  tracking: string | null
  trackingUrl: string | null
}
