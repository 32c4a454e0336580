import { parseDecimalText } from '#domain/format-money.ts'
import { noCents } from '#domain/money.ts'
import type { OrderRow } from './queries.ts'

/** Rest to pay of an unpaid order. */
export function dueCents(row: Pick<OrderRow, 'total_cents' | 'received_cents'>): number {
  return row.total_cents - row.received_cents
}

/** Sum that the customer still has to send: the rest, if the waiting proof shows a part of what is due. */
export function toSendCents(
  row: Pick<OrderRow, 'total_cents' | 'received_cents' | 'paid_at' | 'current_status' | 'proofs'>,
): number {
  if (row.paid_at !== null || row.current_status === 'cancelled') return 0
  const due = dueCents(row)
  const last = row.proofs.at(-1)
  const shown = last?.state === 'waiting' ? last.recognition?.match.amount.read : null
  const part = (shown && parseDecimalText(shown)) || noCents
  return part < due ? due - part : due
}
