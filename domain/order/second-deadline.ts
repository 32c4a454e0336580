import { dayMs, minuteMs } from '../dates.ts'

interface Waiting {
  orderedAt: Date
  /** When the slip was rejected. */
  now: Date
  /** For how long goods are held for an order that waits for its money. */
  heldMinutes: number
}

/**
 * Until when an order waits after its slip was rejected: the time it had anyhow, and at least a day
 * to send a better one; never longer from now than goods are held for a new order.
 */
export function secondDeadline({ orderedAt, now, heldMinutes }: Waiting): Date {
  const held = heldMinutes * minuteMs
  const first = orderedAt.getTime() + held
  const second = now.getTime() + Math.min(held, dayMs)
  return new Date(Math.max(first, second))
}
