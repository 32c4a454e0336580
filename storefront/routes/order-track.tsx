import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { lazyHead } from '../head/lazy-head.ts'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { orderLookupPath } from '../paths.ts'
import type { Route } from './+types/order-track.ts'

export function meta(args: Route.MetaArgs) {
  return lazyHead(args, ({ order }) => [order.trackTitle, order.trackIntro])
}

/** spec §2: choose to find an order by email or phone. */
export default function OrderTrack() {
  const { order } = useLazyMessages()
  const path = useLocalePath()
  const ways = [
    { by: 'email', icon: 'mail', title: order.byEmail, hint: order.byEmailHint },
    { by: 'phone', icon: 'phone', title: order.byPhone, hint: order.byPhoneHint },
  ] as const
  return (
    <main id="content" className="page grid content-start gap-6 py-8">
      <h1 className="text-28">{order.trackTitle}</h1>
      <p className="max-w-form text-ink-2">{order.trackIntro}</p>
      <ul className="grid max-w-3xl gap-4 w577:grid-cols-2">
        {ways.map(({ by, icon, title, hint }) => (
          <li key={by}>
            <Link
              href={path(orderLookupPath(by))}
              className="grid gap-2 rounded-panel border border-line p-6 hover:border-ink"
            >
              <Icon name={icon} />
              <span className="text-16 font-medium">{title}</span>
              <span className="text-ink-2">{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
