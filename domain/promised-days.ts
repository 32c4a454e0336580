import { addDays, hongKongDay, type Day } from './dates.ts'

/** Numbers of days that texts promise, and screens and letters reckon with. */
export const promisedDays = {
  /** Working days until a request to return something is answered. */
  returnAnswer: 2,
  /** Working days from the goods' arrival until their money is sent. */
  refund: 7,
  /** Days to send goods back, from the day their return was agreed. */
  sendBack: 14,
  /** Days that a paid order is held at a shop once it is ready. */
  collect: 7,
} as const

interface Collected {
  fulfilment: string
  fulfilment_at: Date | string | null
  paid_at: Date | string | null
  expires_at: Date | string | null
}

/**
 * The last day an order is held at a shop; null unless it waits there. One that is paid there is
 * held until its time to pay is over.
 */
export function collectBy(order: Collected): Day | null {
  const { fulfilment, fulfilment_at: readyAt, paid_at: paidAt, expires_at: expiresAt } = order
  if (fulfilment !== 'ready' || readyAt === null) return null
  if (paidAt === null) return expiresAt === null ? null : hongKongDay(new Date(expiresAt))
  return addDays(hongKongDay(new Date(readyAt)), promisedDays.collect)
}
