import { minuteMs } from '../dates.ts'

interface PaymentSwitch {
  orderedAt: Date
  now: Date
  /** The current payment deadline. */
  until: Date
  isByCard: boolean
  /** How long stock is held for a card payment and for a transfer. */
  heldMinutes: { card: number; transfer: number }
}

/**
 * The deadline after the customer switched to another payment method. A transfer counts from the
 * order and never shortens the current deadline; a card gets its short time from now. Switching
 * back and forth holds stock no longer than one transfer would.
 */
export function deadlineAfterSwitch(change: PaymentSwitch): Date {
  const { orderedAt, now, until, isByCard, heldMinutes } = change
  const longest = Math.max(until.getTime(), orderedAt.getTime() + heldMinutes.transfer * minuteMs)
  const byCard = now.getTime() + heldMinutes.card * minuteMs
  return new Date(isByCard ? Math.min(byCard, longest) : longest)
}
