import { useState } from 'react'
import type { Order, OrderHandle } from './order-query.ts'
import { PayBox } from './pay-box.tsx'
import { PaymentBox } from './payment-box.tsx'

export function PaymentOf({ order, handle }: { order: Order; handle: OrderHandle }) {
  const { method } = order.payment
  // After a switch the pressed button is gone: focus moves to the new details.
  const [first] = useState(method)
  return method === 'card' ? (
    <PayBox order={order} handle={handle} />
  ) : (
    <PaymentBox key={method} order={order} handle={handle} isNews={method !== first} />
  )
}
