import { useMessages } from '../language/messages.ts'
import { StateBadge, type StateTone } from '../parts/state-badge.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { orderMessages } from './messages.ts'

export type OrderSummary = StaffAnswer<'GET /orders'>['data'][number]
export type StaffOrder = StaffAnswer<'GET /orders/{id}'>

type Shown = Pick<
  OrderSummary,
  'current_status' | 'is_paid' | 'fulfilment' | 'has_waiting_proof' | 'delivery_method'
>

/** What an order waits for, in one badge. */
export function OrderState({ order }: { order: Shown }) {
  const texts = useMessages(orderMessages)
  const { current_status: status, is_paid: isPaid, fulfilment } = order
  if (status === 'cancelled') return <StateBadge tone="bad">{texts.status.cancelled}</StateBadge>
  if (status === 'completed') return <StateBadge tone="good">{texts.status.completed}</StateBadge>
  if (order.has_waiting_proof) return <StateBadge tone="act">{texts.proofWaiting}</StateBadge>
  if (!isPaid) return <StateBadge tone="wait">{texts.unpaid}</StateBadge>
  return <StateBadge tone={tones[fulfilment]}>{texts.fulfilment[fulfilment]}</StateBadge>
}

const tones: Record<OrderSummary['fulfilment'], StateTone> = {
  none: 'act',
  packed: 'next',
  partly_shipped: 'next',
  ready: 'wait',
  shipped: 'good',
  delivered: 'good',
  collected: 'good',
}
