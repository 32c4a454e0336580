import { dayMs, minuteMs } from '../dates.ts'

interface Waiting {
  orderedAt: Date
  /** When the proof was rejected, or a part was paid. */
  now: Date
  /** How long stock is held for an unpaid order. */
  heldMinutes: number
}

/**
 * The deadline after a proof was rejected or a part was paid: the original one, but at least a day
 * from now to send a better proof or the rest, and never longer than stock is held for a new order.
 */
export function secondDeadline({ orderedAt, now, heldMinutes }: Waiting): Date {
  const held = heldMinutes * minuteMs
  const first = orderedAt.getTime() + held
  const second = now.getTime() + Math.min(held, dayMs)
  return new Date(Math.max(first, second))
}
