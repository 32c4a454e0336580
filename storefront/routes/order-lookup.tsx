import { useLocation } from 'react-router'
import { localeOfPath } from '../locale.ts'
import { messagesIn, useMessages } from '../all-messages.ts'
import { FindOrder } from '../order/found-order.tsx'
import { personalHead, personalPage } from '../session/personal-page.ts'
import type { Route } from './+types/order-lookup.ts'

export function meta(args: Route.MetaArgs) {
  const { pathname } = args.location
  const { order } = messagesIn(localeOfPath(pathname))
  return personalHead(args, isByPhone(pathname) ? order.byPhone : order.byEmail, order.trackIntro)
}

export default function OrderLookupRoute() {
  const { order } = useMessages()
  const isPhone = isByPhone(useLocation().pathname)
  return (
    <main {...personalPage}>
      <FindOrder
        key={String(isPhone)}
        by={isPhone ? 'phone' : 'email'}
        title={isPhone ? order.byPhone : order.byEmail}
        intro={order.trackIntro}
        otherWay={`/shop/main/order/track/${isPhone ? 'email' : 'phone'}`}
      />
    </main>
  )
}

function isByPhone(pathname: string): boolean {
  return pathname.endsWith('/phone')
}
