import { minuteMs } from '../dates.ts'

/** How long stock is held for a payment by card, by transfer, and in the shop on collection. */
export interface HeldMinutes {
  card: number
  transfer: number
  cash: number
}

export function heldBy(method: string, held: HeldMinutes): number {
  return method === 'card' || method === 'cash' ? held[method] : held.transfer
}

interface PaymentSwitch {
  orderedAt: Date
  now: Date
  /** The current payment deadline. */
  until: Date
  /** The payment method that was chosen. */
  method: string
  held: HeldMinutes
}

/**
 * The deadline after the customer switched to another payment method. All but the card count from
 * the order and never shorten the current deadline; a card gets its short time from now. Switching
 * back and forth holds stock no longer than the slowest method would.
 */
export function deadlineAfterSwitch(change: PaymentSwitch): Date {
  const { orderedAt, now, until, method, held } = change
  const isByCard = method === 'card'
  const minutes = isByCard ? held.transfer : heldBy(method, held)
  const longest = Math.max(until.getTime(), orderedAt.getTime() + minutes * minuteMs)
  const byCard = now.getTime() + held.card * minuteMs
  return new Date(isByCard ? Math.min(byCard, longest) : longest)
}
