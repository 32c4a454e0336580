import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { accessHere, owner } from './order-access.ts'
import { OrderFailed, OrderMissing, OrderSkeleton } from './order-placeholders.tsx'
import { OrderView } from './order-view.tsx'
import { useOrder } from './use-order.ts'

export function OrderPage({ id }: { id: string }) {
  const { order: messages } = useLazyMessages()
  const isInBrowser = useInBrowser()
  const handle = { id, access: isInBrowser ? accessHere(id) : owner }
  const { order, isMissing, isFailed, reload } = useOrder(handle)
  if (order) return <OrderView order={order} handle={handle} />
  if (isMissing) return <OrderMissing />
  return (
    <>
      <h1 className="text-28">{messages.pageTitle}</h1>
      {isFailed ? <OrderFailed reload={reload} text={messages.loadFailed} /> : <OrderSkeleton />}
    </>
  )
}
