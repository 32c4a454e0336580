import { useState } from 'react'
import type { Order, OrderHandle } from './order-query.ts'
import { CardPaymentPanel } from './card-payment-panel.tsx'
import { CashPaymentPanel } from './cash-payment-panel.tsx'
import { TransferPaymentPanel } from './transfer-payment-panel.tsx'

export function PaymentPanel({ order, handle }: { order: Order; handle: OrderHandle }) {
  const { method } = order.payment
  // After a switch the pressed button is gone: focus moves to the new details.
  const [first] = useState(method)
  if (method === 'card') return <CardPaymentPanel order={order} handle={handle} />
  const isNew = method !== first
  return method === 'cash' ? (
    <CashPaymentPanel order={order} handle={handle} isNew={isNew} />
  ) : (
    <TransferPaymentPanel key={method} order={order} handle={handle} isNew={isNew} />
  )
}
