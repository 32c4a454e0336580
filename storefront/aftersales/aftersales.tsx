import type { AftersalesWords } from '../messages/en/aftersales.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { RefundSection } from './refund-section.tsx'
import { ReviewSection } from './review-section.tsx'

interface AftersalesProps {
  order: Order
  handle: OrderHandle
  words: AftersalesWords
}

export function Aftersales({ order, handle, words }: AftersalesProps) {
  return (
    <>
      {order.current_status === 'completed' ? (
        <ReviewSection order={order} handle={handle} words={words} />
      ) : null}
      <RefundSection order={order} handle={handle} words={words} />
    </>
  )
}
