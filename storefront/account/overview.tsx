import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { sectionPath } from '../paths.ts'
import { useAccountWords } from './account-words.ts'
import { MissingDetails } from './missing-details.tsx'
import { LastOrder } from './orders/last-order.tsx'
import { Panel } from './panel.tsx'
import { TierProgress } from './points/tier-progress.tsx'
import { EndingVouchers } from './vouchers/ending-vouchers.tsx'

export function Overview() {
  const { overview: words } = useAccountWords()
  const path = useLocalePath()
  const more = (to: string, text: string) => (
    <Link className="link" href={path(to)}>
      {text}
    </Link>
  )
  return (
    <div className="grid gap-x-12 gap-y-10 w767:grid-cols-2">
      <div className="w767:col-span-2">
        <Panel
          id="last-order"
          title={words.lastOrder}
          action={more(sectionPath('orders'), words.allOrders)}
        >
          <LastOrder />
        </Panel>
      </div>
      <Panel
        id="points"
        title={words.membership}
        action={more(sectionPath('membership'), words.toMembership)}
      >
        <TierProgress />
      </Panel>
      <Panel
        id="ending"
        title={words.vouchers}
        action={more(sectionPath('vouchers'), words.toVouchers)}
      >
        <EndingVouchers />
      </Panel>
      <MissingDetails />
    </div>
  )
}
