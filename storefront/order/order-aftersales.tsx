import { useState } from 'react'
import { loadMessages } from '../aftersales/aftersales-messages.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { OrderFailed } from './order-placeholders.tsx'

interface OrderAftersalesProps {
  order: Order
  handle: OrderHandle
}

/** Loaded late: most orders are viewed before they can be reviewed or returned. */
export function OrderAftersales({ order, handle }: OrderAftersalesProps) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const [isMissing, setMissing] = useState(false)
  const isWanted = hasAftersales(order)
  const late = useLazyComponent(
    async () => {
      const [part, spoken] = await Promise.all([
        import('../aftersales/aftersales.tsx'),
        loadMessages(locale),
      ])
      return { ...part, spoken }
    },
    isWanted && !isMissing,
    () => setMissing(true),
  )
  if (!isWanted) return null
  if (isMissing) return <OrderFailed reload={() => setMissing(false)} text={messages.partMissing} />
  return late ? <late.Aftersales order={order} handle={handle} messages={late.spoken} /> : null
}

function hasAftersales(order: Order): boolean {
  const { actions, current_status: status } = order
  const isOpen = actions.some(
    ({ action, is_allowed: isAllowed }) =>
      (action === 'review' || action === 'request_refund') && isAllowed,
  )
  return isOpen || status === 'completed' || order.has_reviews || order.has_refund_requests
}
