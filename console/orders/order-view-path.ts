import type { StaffInput } from '../api/staff-api.ts'
import type { orderMessages } from './messages.ts'

export type View = keyof (typeof orderMessages)['en']['view']

/** Who has waited longest comes first. */
const sort = 'created_at'

/** What each view of the daily work shows, as filters of the address. */
export const orderViews = {
  proofs: { has_waiting_proof: 'true' },
  pack: { current_status: 'pending', is_paid: 'true', fulfilment: 'none', sort },
  prepare: { current_status: 'submitted', fulfilment: 'none', payment_method: 'cash', sort },
  ship: {
    current_status: 'pending',
    is_paid: 'true',
    fulfilment: 'packed',
    delivery_method: 'DELIVERY',
    sort,
  },
  rest: { current_status: 'pending', is_paid: 'true', fulfilment: 'partly_shipped', sort },
  put_out: {
    current_status: 'pending',
    is_paid: 'true',
    fulfilment: 'packed',
    delivery_method: 'PICKUP',
    sort,
  },
  collect: { current_status: 'pending', fulfilment: 'ready', sort },
  unpaid: { current_status: 'submitted', is_paid: 'false' },
} as const satisfies Record<View, StaffInput<'GET /orders'>['query']>

export function orderViewPath(view: View): string {
  return `/orders?${new URLSearchParams(orderViews[view])}`
}
