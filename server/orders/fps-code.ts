import { fpsPayload } from '#domain/fps/payload.ts'
import { cents } from '#domain/money.ts'
import type { OrderRow } from './queries.ts'

/** Payload of the FPS QR code: payee, amount, reference. Null when nothing is due. */
export function fpsPayloadOf(
  order: Pick<
    OrderRow,
    'payment' | 'total_cents' | 'received_cents' | 'paid_at' | 'current_status' | 'reference'
  >,
): string | null {
  const { fps } = order.payment
  const isOpen = order.paid_at === null && ['submitted', 'pending'].includes(order.current_status)
  const due = order.total_cents - order.received_cents
  if (!fps || !isOpen || due === 0) return null
  return fpsPayload({
    proxy: fps,
    amount: cents(due),
    reference: order.reference,
  })
}
