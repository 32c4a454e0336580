import type { z } from '@hono/zod-openapi'
import type { listRefundRequests, refundRequest } from '#contract/endpoints/refunds.ts'
import { aftersalesRefusal, returnableUntil } from '#domain/aftersales/may-ask.ts'
import { pointsShare, refundShare } from '#domain/aftersales/refund-share.ts'
import { aftersalesStateOf, completedAt } from '../orders/actions.ts'
import type { View } from '../orders/find-order.ts'
import { heldByItem, paidLine, pointsLine, waitingByItem } from '../orders/held-quantities.ts'
import { money, stateOf } from '../orders/present.ts'
import { findOrder, type OrderRow } from '../orders/queries.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { presentPictures } from '../platform/files/present-uploads.ts'
import type { Clock } from '../platform/files/signed-link.ts'
import { presentApproval } from '../reviews/present-approval.ts'
import { listRequestsOf, type RequestRow } from './queries.ts'
import { presentSendBack, type ReturnPlace } from './return-place.ts'

type Answer = z.input<typeof listRefundRequests.answer>
type RequestAnswer = z.input<typeof refundRequest>

interface RequestedRefund {
  orderId: string
  view: View
  returnDays: number
  place: ReturnPlace
}

/** An order's refund requests, and what can still be requested. */
export async function refundRequests(
  db: Db | Trx,
  ctx: Clock,
  { orderId, view, returnDays, place }: RequestedRefund,
): Promise<Answer> {
  const order = await findOrder(db, { id: orderId })
  const rows = await listRequestsOf(db, orderId)
  const data: RequestAnswer[] = []
  for (const row of rows) data.push(await presentRequest(db, ctx, row, { view, place }))
  if (!order) throw new Error(`${orderId} was there a moment ago`)
  const terms = { now: ctx.clock(), returnDays }
  const refusal = aftersalesRefusal(
    aftersalesStateOf(order, stateOf(order)),
    'request_refund',
    terms,
  )
  return {
    data,
    refundable: {
      is_allowed: refusal === null,
      refusal,
      until: returnableUntil(completedAt(order), returnDays),
      items: refusal === null ? await refundableItems(db, order) : [],
    },
  }
}

async function presentRequest(
  db: Db | Trx,
  ctx: Clock,
  row: RequestRow,
  { view, place }: Pick<RequestedRefund, 'view' | 'place'>,
): Promise<RequestAnswer> {
  return {
    _id: row.id,
    state: presentApproval(row.state),
    reason: row.reason,
    images: await presentPictures(db, ctx, row.pictures, view),
    refund_items: row.items.map((item) => ({
      order_item_id: item.order_item_id,
      product_title: item.product_title,
      product_variant_title: item.variant_title,
      qty: item.qty,
      amount: money(item.cents),
      points: item.points,
      granted_qty: row.state === 'approved' ? (item.granted_qty ?? 0) : null,
    })),
    amount: money(row.requested_cents),
    granted_amount: row.granted_cents === null ? null : money(paidBack(row)),
    given_before_amount: money(row.previously_refunded_cents),
    gifts: giftsOf(row),
    ...pointsOf(row),
    answer: row.answer,
    send_back: presentSendBack(row, place),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** Decision on the gifts that the returned items had earned. */
export function giftsOf({ gift_decision: decision, charged_cents: charged }: RequestRow) {
  return decision && { decision, charged_amount: money(charged ?? 0) }
}

/** The refund of a request: the grant less earlier goodwill and gifts that are charged. */
export function paidBack(row: RequestRow): number {
  const granted = (row.granted_cents ?? 0) + row.shipping_cents
  return granted - row.previously_refunded_cents - (row.charged_cents ?? 0)
}

/** Price of a request's items in points, and the points returned. */
export function pointsOf({ state, items }: Pick<RequestRow, 'state' | 'items'>) {
  const granted = items.reduce((sum, item) => sum + (item.granted_points ?? 0), 0)
  return {
    points: items.reduce((sum, item) => sum + item.points, 0),
    granted_points: state === 'approved' ? granted : null,
  }
}

async function refundableItems(db: Db | Trx, order: OrderRow) {
  const held = await heldByItem(db, order.id)
  const waiting = await waitingByItem(db, order.id)
  return order.items.flatMap((item) => {
    const line = paidLine(item, held.get(item.id))
    const qty = line.qty - line.heldQty - (waiting.get(item.id) ?? 0)
    if (qty <= 0) return []
    const points = pointsShare(pointsLine(item, held.get(item.id)), qty)
    return [{ order_item_id: item.id, qty, amount: money(refundShare(line, qty)), points }]
  })
}
