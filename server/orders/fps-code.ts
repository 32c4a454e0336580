import { fpsPayload } from '#domain/fps/payload.ts'
import { cents } from '#domain/money.ts'
import { toSendCents } from './due.ts'
import type { OrderRow } from './queries.ts'

/** Payload of the FPS QR code: payee, amount, reference. Null when nothing is due. */
export function fpsPayloadOf(
  order: Pick<
    OrderRow,
    | 'payment'
    | 'total_cents'
    | 'received_cents'
    | 'paid_at'
    | 'current_status'
    | 'reference'
    | 'proofs'
  >,
): string | null {
  const { fps } = order.payment
  const isOpen = order.paid_at === null && ['submitted', 'pending'].includes(order.current_status)
  const amount = cents(toSendCents(order))
  if (!fps || !isOpen || amount === 0) return null
  return fpsPayload({ proxy: fps, amount, reference: order.reference })
}
