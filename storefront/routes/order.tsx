import { localeOfPath } from '../locale.ts'
import { messagesIn, useMessages } from '../all-messages.ts'
import { OrderList } from '../order/order-list.tsx'
import { OrderPage } from '../order/order-page.tsx'
import { personalHead, personalPage } from '../session/personal-page.ts'
import type { Route } from './+types/order.ts'

export function meta(args: Route.MetaArgs) {
  const { order } = messagesIn(localeOfPath(args.location.pathname))
  const title = args.params.id ? order.pageTitle : order.listTitle
  return personalHead(args, title, order.description)
}

/** One order, or without an id all of this browser's. */
export default function OrderRoute({ params }: Route.ComponentProps) {
  const { order } = useMessages()
  return (
    <main {...personalPage}>
      <noscript>{order.needsScript}</noscript>
      {params.id ? <OrderPage key={params.id} id={params.id} /> : <OrderList />}
    </main>
  )
}
