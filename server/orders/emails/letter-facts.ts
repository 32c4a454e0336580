import type { Parcel } from './parcel.ts'

export interface LetterFacts {
  brand: string
  reference: string
  total: string
  /** Payment deadline, as shown. */
  due: string | null
  /** Paid on the order's page; nobody uploads anything. */
  isByCard: boolean
  reason: string | null
  /** Where to collect. */
  pickup: string | null
  /** What an email about a parcel is about. */
  parcel: Parcel | null
  /** The days it is due, in words. */
  expected: string | null
  /** What goes back to the customer, and how. */
  refund: { amount: string; isCard: boolean } | null
  isCancelled: boolean
  /** Cancelled because no payment came in time. */
  isLapsed: boolean
  wayToPay: string
}

export interface Words {
  subject: (facts: LetterFacts) => string
  paragraphs: (facts: LetterFacts) => string[]
}
