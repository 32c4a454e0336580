import type { Answer } from '#contract/client.ts'
import { PiecePicture } from '../cart/piece-picture.tsx'
import { amountCents } from '../price-text.ts'
import { PaidWord, StatusWord } from './status-word.tsx'

export type OrderSummary = Answer<'GET /orders/all'>['data'][number]

export function OrderState({ order }: { order: OrderSummary }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      <StatusWord status={order.current_status} />
      <PaidWord isPaid={order.is_paid} isFree={order.is_paid && amountCents(order.total) === 0} />
    </p>
  )
}

export function OrderPictures({ order }: { order: OrderSummary }) {
  return (
    <div className="flex gap-2">
      {order.pictures.map((picture) => (
        <PiecePicture key={picture.file_id} image={picture} width={56} className="w-14" />
      ))}
    </div>
  )
}
