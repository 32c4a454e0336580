import { useState } from 'react'
import type { Order, OrderHandle } from './order-query.ts'
import { PayBox } from './pay-box.tsx'
import { PaymentBox } from './payment-box.tsx'

/** How the order is paid: on a page of its own, or by a transfer with what stands here. */
export function PaymentOf({ order, handle }: { order: Order; handle: OrderHandle }) {
  const { method } = order.payment
  // The button that chose another way is gone: the focus goes where its details are.
  const [first] = useState(method)
  return method === 'card' ? (
    <PayBox order={order} handle={handle} />
  ) : (
    <PaymentBox key={method} order={order} handle={handle} isNews={method !== first} />
  )
}
