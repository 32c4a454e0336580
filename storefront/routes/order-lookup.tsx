import { useLocation } from 'react-router'
import { lazyHead } from '../head/lazy-head.ts'
import { personalPage } from '../head/personal-page.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { FindOrder } from '../order/found-order.tsx'
import { orderLookupPath } from '../paths.ts'
import type { Route } from './+types/order-lookup.ts'

export function meta(args: Route.MetaArgs) {
  const isPhone = isByPhone(args.location.pathname)
  return lazyHead(args, ({ order }) => [isPhone ? order.byPhone : order.byEmail, order.trackIntro])
}

export default function OrderLookupRoute() {
  const { order } = useLazyMessages()
  const isPhone = isByPhone(useLocation().pathname)
  return (
    <main {...personalPage}>
      <FindOrder
        key={String(isPhone)}
        by={isPhone ? 'phone' : 'email'}
        title={isPhone ? order.byPhone : order.byEmail}
        intro={order.trackIntro}
        otherWay={orderLookupPath(isPhone ? 'email' : 'phone')}
      />
    </main>
  )
}

function isByPhone(pathname: string): boolean {
  return pathname.endsWith('/phone')
}
