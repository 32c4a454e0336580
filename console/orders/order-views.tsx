import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { orderMessages } from './messages.ts'
import type { OrderFilter } from './order-filters.tsx'

type View = keyof (typeof orderMessages)['en']['view']

/** What each view of the daily work shows, as filters of the address. */
export const orderViews = {
  proofs: { has_waiting_proof: 'true' },
  pack: { current_status: 'pending', is_paid: 'true', fulfilment: 'none' },
  ship: {
    current_status: 'pending',
    is_paid: 'true',
    fulfilment: 'packed',
    delivery_method: 'DELIVERY',
  },
  rest: { current_status: 'pending', is_paid: 'true', fulfilment: 'partly_shipped' },
  put_out: {
    current_status: 'pending',
    is_paid: 'true',
    fulfilment: 'packed',
    delivery_method: 'PICKUP',
  },
  collect: { current_status: 'pending', fulfilment: 'ready' },
  unpaid: { current_status: 'submitted', is_paid: 'false' },
} as const satisfies Record<View, Partial<Record<OrderFilter, string>>>

const names: readonly View[] = ['pack', 'ship', 'rest', 'put_out', 'collect', 'proofs', 'unpaid']

export function orderViewPath(view: View): string {
  return `/orders?${new URLSearchParams(orderViews[view])}`
}

export function OrderViews({ state }: { state: ListState<OrderFilter> }) {
  const texts = useMessages(orderMessages)
  const shown = sorted(state.filters)
  return (
    <nav className="views" aria-label={texts.views}>
      <Link to="/orders" aria-current={shown === '' ? 'page' : undefined}>
        {texts.all}
      </Link>
      {names.map((view) => (
        <Link
          key={view}
          to={orderViewPath(view)}
          aria-current={shown === sorted(orderViews[view]) ? 'page' : undefined}
        >
          {texts.view[view]}
        </Link>
      ))}
    </nav>
  )
}

function sorted(filters: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(filters)
  params.sort()
  return params.toString()
}
