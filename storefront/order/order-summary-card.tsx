import type { Answer } from '#contract/client.ts'
import { ItemPicture } from '../cart/item-picture.tsx'
import { amountCents } from '../price-text.ts'
import { PaidBadge, StatusBadge } from './status-badge.tsx'

export type OrderSummary = Answer<'GET /orders/all'>['data'][number]

export function OrderState({ order }: { order: OrderSummary }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      <StatusBadge status={order.current_status} />
      <PaidBadge isPaid={order.is_paid} isFree={order.is_paid && amountCents(order.total) === 0} />
    </p>
  )
}

export function OrderPictures({ order }: { order: OrderSummary }) {
  return (
    <div className="flex gap-2">
      {order.pictures.map((picture) => (
        <ItemPicture key={picture.file_id} image={picture} width={56} className="w-14" />
      ))}
    </div>
  )
}
