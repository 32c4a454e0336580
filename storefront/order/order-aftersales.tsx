import { useState } from 'react'
import { loadWords } from '../aftersales/aftersales-words.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useLatePart } from '../start/use-late-part.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { OrderFailed } from './order-states.tsx'

interface OrderAftersalesProps {
  order: Order
  handle: OrderHandle
}

/** Loaded late: most orders are viewed before they can be reviewed or returned. */
export function OrderAftersales({ order, handle }: OrderAftersalesProps) {
  const { order: words } = useLazyMessages()
  const locale = useLocale()
  const [isMissing, setMissing] = useState(false)
  const isWanted = hasAftersales(order)
  const late = useLatePart(
    async () => {
      const [part, spoken] = await Promise.all([
        import('../aftersales/aftersales.tsx'),
        loadWords(locale),
      ])
      return { ...part, spoken }
    },
    isWanted && !isMissing,
    () => setMissing(true),
  )
  if (!isWanted) return null
  if (isMissing) return <OrderFailed reload={() => setMissing(false)} text={words.partMissing} />
  return late ? <late.Aftersales order={order} handle={handle} words={late.spoken} /> : null
}

function hasAftersales(order: Order): boolean {
  const { actions, current_status: status } = order
  const isOpen = actions.some(
    ({ action, is_allowed: isAllowed }) =>
      (action === 'review' || action === 'request_refund') && isAllowed,
  )
  return isOpen || status === 'completed' || order.has_reviews || order.has_refund_requests
}
