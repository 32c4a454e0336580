import { minuteMs } from '../dates.ts'

export interface PaymentSwitch {
  orderedAt: Date
  now: Date
  /** Until when the order waits for its payment so far. */
  until: Date
  isByCard: boolean
  /** How long goods are held for a payment by card, and for a transfer. */
  heldMinutes: { card: number; transfer: number }
}

/**
 * Until when an order waits once its customer has chosen another way to pay. A transfer has its
 * time counted from the order, and never less than was promised; a card has its short time counted
 * from now. Switching back and forth holds no goods longer than one transfer would.
 */
export function deadlineAfterSwitch(change: PaymentSwitch): Date {
  const { orderedAt, now, until, isByCard, heldMinutes } = change
  const longest = Math.max(until.getTime(), orderedAt.getTime() + heldMinutes.transfer * minuteMs)
  const byCard = now.getTime() + heldMinutes.card * minuteMs
  return new Date(isByCard ? Math.min(byCard, longest) : longest)
}
