import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { sectionPath } from '../paths.ts'
import { useAccountMessages } from './account-messages.ts'
import { MissingDetails } from './missing-details.tsx'
import { LastOrder } from './orders/last-order.tsx'
import { Panel } from './panel.tsx'
import { TierProgress } from './points/tier-progress.tsx'
import { EndingVouchers } from './vouchers/ending-vouchers.tsx'

export function Overview() {
  const { overview: messages } = useAccountMessages()
  const path = useLocalePath()
  const more = (to: string, text: string) => (
    <Link className="link" href={path(to)}>
      {text}
    </Link>
  )
  return (
    <div className="in-turn grid gap-x-12 gap-y-10 w767:grid-cols-2">
      <div className="w767:col-span-2">
        <Panel
          id="last-order"
          title={messages.lastOrder}
          action={more(sectionPath('orders'), messages.allOrders)}
        >
          <LastOrder />
        </Panel>
      </div>
      <Panel
        id="points"
        title={messages.membership}
        action={more(sectionPath('membership'), messages.toMembership)}
      >
        <TierProgress />
      </Panel>
      <Panel
        id="ending"
        title={messages.vouchers}
        action={more(sectionPath('vouchers'), messages.toVouchers)}
      >
        <EndingVouchers />
      </Panel>
      <MissingDetails />
    </div>
  )
}
