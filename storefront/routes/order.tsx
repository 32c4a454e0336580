import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OrderList } from '../order/order-list.tsx'
import { OrderPage } from '../order/order-page.tsx'
import type { Route } from './+types/order.ts'

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ order }) => [
    args.params.id ? order.pageTitle : order.listTitle,
    order.description,
  ])
}

export default function OrderRoute({ params }: Route.ComponentProps) {
  const { order } = useLazyMessages()
  return (
    <main {...personalPage}>
      <noscript>{order.needsScript}</noscript>
      {params.id ? <OrderPage key={params.id} id={params.id} /> : <OrderList />}
    </main>
  )
}
