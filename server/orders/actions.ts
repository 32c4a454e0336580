import type { z } from '@hono/zod-openapi'
import { orderActions, type order } from '#contract/endpoints/orders.ts'
import { aftersalesRefusal, type AftersalesState } from '#domain/aftersales/may-ask.ts'
import { refusal, type Actor, type OrderState } from '#domain/order/order-status.ts'
import type { OrderRow } from './queries.ts'

interface Terms {
  now: Date
  returnDays: number
}

/** The actions allowed now, and why the others are not. */
export function presentActions(
  row: OrderRow,
  state: OrderState,
  actor: Actor,
  terms: Terms,
): z.input<typeof order>['actions'] {
  const later = aftersalesStateOf(row, state)
  return orderActions.map((action) => {
    const reason =
      action === 'review' || action === 'request_refund'
        ? aftersalesRefusal(later, action, terms)
        : refusal(state, action, actor)
    return { action, is_allowed: reason === null, reason }
  })
}

export function aftersalesStateOf(row: OrderRow, state: OrderState): AftersalesState {
  return {
    ...state,
    completedAt: completedAt(row),
    hasUnreviewed: unreviewedProducts(row).length > 0,
    hasReturnable: row.items.some(({ qty, returned_qty }) => returned_qty < qty),
  }
}

/** Without duplicates, in item order. */
export function unreviewedProducts({ items, reviews }: OrderRow): string[] {
  const reviewed = new Set(reviews.map(({ product_id }) => product_id))
  const bought = new Set(items.map(({ product_id }) => product_id))
  return [...bought].filter((id) => !reviewed.has(id))
}

export function completedAt({ statuses }: OrderRow): Date | null {
  const entry = statuses.findLast(({ slug }) => slug === 'completed')
  return entry ? new Date(entry.created_at) : null
}
