import type { RefundWay } from '../../payments/refund-way.ts'
import type { Parcel } from './parcel.ts'

export interface OrderEmailData {
  brand: string
  reference: string
  total: string
  /** Sum paid of it, if it is only a part. */
  received: string | null
  /** Rest to pay. */
  left: string
  /** Payment deadline, formatted. */
  due: string | null
  /** Paid by card on the order page, so no payment proof is needed. */
  isByCard: boolean
  /** Paid in the shop when it is collected. */
  isOnCollection: boolean
  reason: string | null
  pickup: string | null
  /** The parcel, in emails about one. */
  parcel: Parcel | null
  /** Expected delivery dates, formatted. */
  expected: string | null
  /** Last day a paid order is held at the shop, formatted. */
  collectBy: string | null
  refund: { amount: string; way: RefundWay } | null
  /** Points that the order has earned; the day they can be spent on, formatted, if they are coming. */
  earned: { points: number; day: string | null } | null
  isCancelled: boolean
  /** Neither paid nor cancelled. */
  isOwed: boolean
  /** Cancelled because it was not paid in time. */
  isLapsed: boolean
  wayToPay: string
  /** Reference of the order that it was added to. */
  addedTo: string | null
  /** Text of a colleague, by paragraphs. */
  written: string[]
}

export interface Words {
  subject: (data: OrderEmailData) => string
  paragraphs: (data: OrderEmailData) => string[]
}
