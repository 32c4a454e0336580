import { fpsPayload } from '#domain/fps/payload.ts'
import { cents } from '#domain/money.ts'
import type { OrderRow } from './queries.ts'

/** What the order's FPS QR code says: payee, amount, reference. Null when there is nothing to pay. */
export function fpsPayloadOf(
  order: Pick<OrderRow, 'payment' | 'total_cents' | 'paid_at' | 'current_status' | 'reference'>,
): string | null {
  const { fps } = order.payment
  const isOpen = order.paid_at === null && ['submitted', 'pending'].includes(order.current_status)
  if (!fps || !isOpen || order.total_cents === 0) return null
  return fpsPayload({
    proxy: fps,
    amount: cents(order.total_cents),
    reference: order.reference,
  })
}
