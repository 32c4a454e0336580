import { useCall } from '../api/use-call.ts'
import { orderViewPath, orderViews } from '../orders/order-views.tsx'
import type { todayMessages } from './messages.ts'

export interface Queue {
  name: keyof (typeof todayMessages)['en']['lines']
  /** Where it is worked off. */
  to: string | null
  /** Undefined until it is known. */
  count: number | undefined
  hasFailed: boolean
}

const first = { page: 1, per_page: 1 }
const live = { refetchEveryMs: 30_000 }

/** What waits, in the order of the day. */
export function useQueues(): Queue[] {
  const orders = {
    proofs: useCall('GET /orders', { query: { ...orderViews.proofs, ...first } }, live),
    pack: useCall('GET /orders', { query: { ...orderViews.pack, ...first } }, live),
    ship: useCall('GET /orders', { query: { ...orderViews.ship, ...first } }, live),
    collect: useCall('GET /orders', { query: { ...orderViews.collect, ...first } }, live),
  }
  const rest = {
    refunds: useCall('GET /refund-requests', { query: first }, live),
    reviews: useCall('GET /reviews', { query: first }, live),
    enquiries: useCall('GET /enquiries', { query: { ...first, status: 'open' } }, live),
    issues: useCall('GET /payment-issues', { query: first }, live),
  }
  const line = (
    name: Queue['name'],
    { data, isError }: { data: { total: number } | undefined; isError: boolean },
    to: string | null,
  ): Queue => ({ name, to, count: data?.total, hasFailed: isError })
  return [
    line('proofs', orders.proofs, orderViewPath('proofs')),
    line('pack', orders.pack, orderViewPath('pack')),
    line('ship', orders.ship, orderViewPath('ship')),
    line('collect', orders.collect, orderViewPath('collect')),
    line('refunds', rest.refunds, null),
    line('reviews', rest.reviews, null),
    line('enquiries', rest.enquiries, null),
    line('issues', rest.issues, null),
  ]
}
