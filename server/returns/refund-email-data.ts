import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import type { RefundWay } from '../payments/refund-way.ts'

export interface RefundEmailData {
  reference: string
  /** The requested amount, or the granted one including delivery. */
  amount: string
  /** The part refunded earlier; null if none. */
  before: string | null
  /** Number of the order that sends the replacement; empty without one. */
  replacement: string
  /** The shop's answer. */
  answer: string | null
  /** Null without a refund. */
  way: RefundWay | null
  /** The refund is already done, which a separate email reports. */
  isSent: boolean
  isZero: boolean
  /** How the goods come back. */
  sendBack: SendBackText | null
  /** Decision on gifts, and the amount taken off for them. */
  gifts: { decision: GiftDecision; amount: string } | null
  /** Points returned for items paid with points. */
  points: number
}

export interface RefundWords {
  subject: (data: RefundEmailData) => string
  paragraphs: (data: RefundEmailData) => string[]
}

interface SendBackText {
  by: string
  /** Name, address and phone. */
  to: string
  /** Each with address and opening hours. */
  shops: readonly string[]
  paidBy: 'shop' | 'customer'
}
