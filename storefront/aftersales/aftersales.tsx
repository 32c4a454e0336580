import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { RefundSection } from './refund-section.tsx'
import { ReviewSection } from './review-section.tsx'

interface AftersalesProps {
  order: Order
  handle: OrderHandle
  messages: AftersalesMessages
}

export function Aftersales({ order, handle, messages }: AftersalesProps) {
  return (
    <>
      {order.current_status === 'completed' ? (
        <ReviewSection order={order} handle={handle} messages={messages} />
      ) : null}
      <RefundSection order={order} handle={handle} messages={messages} />
    </>
  )
}
