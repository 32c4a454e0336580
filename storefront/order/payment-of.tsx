import type { Order, OrderHandle } from './order-query.ts'
import { PayBox } from './pay-box.tsx'
import { PaymentBox } from './payment-box.tsx'

/** How the order is paid: on a page of its own, or by a transfer with what stands here. */
export function PaymentOf({ order, handle }: { order: Order; handle: OrderHandle }) {
  return order.payment.method === 'card' ? (
    <PayBox order={order} handle={handle} />
  ) : (
    <PaymentBox order={order} />
  )
}
