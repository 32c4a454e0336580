import type { z } from '@hono/zod-openapi'
import type { requestRefund as call } from '#contract/endpoints/refunds.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { aftersalesRefusal } from '#domain/aftersales/may-ask.ts'
import { DomainError, type Issue, refuseIssues } from '#domain/errors.ts'
import { aftersalesStateOf } from '../orders/actions.ts'
import { heldByItem, waitingByItem } from '../orders/held-quantities.ts'
import { stateOf } from '../orders/present.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders/queries.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { requireOwnPictures } from '../platform/files/own-pictures.ts'
import { notifyRefund } from './notify-refund.ts'
import { priceRefundItems, writeRequest, type CountedItem } from './write-refund-request.ts'

type Body = z.output<typeof call.body & {}>
type RefundItemInput = Body['refund_items'][number]

interface Request {
  orderId: string
  returnDays: number
  /** The requesting account, which owns the pictures. */
  accountId: string
  reason: string
  images: readonly string[]
  wishes: readonly RefundItemInput[]
}

/**
 * Requests a refund of some items; the shop computes the amount. Throws `illegal_transition` if
 * nothing of the order can be returned, `items_not_refundable` if these items cannot.
 */
export async function requestRefund(trx: Trx, ctx: TrxCtx, request: Request): Promise<void> {
  // From here on no other request can count the same items.
  await lockOrder(trx, request.orderId)
  const order = await findOrder(trx, { id: request.orderId })
  if (!order) throw new DomainError('order_not_found')
  requireLines(order, request.wishes)
  requireAllowed(ctx, order, request.returnDays)
  const pictures = { path: 'images', ids: request.images }
  await requireOwnPictures(trx, request.accountId, [pictures])
  const items = await countItems(trx, order, request.wishes)
  const id = await writeRequest(trx, ctx, request, items)
  await notifyRefund(trx, { orderId: request.orderId, requestId: id, template: 'received' })
}

/** Throws `invalid` unless every item is one of the order's, named once. */
export function requireLines({ items }: OrderRow, wishes: readonly RefundItemInput[]): void {
  const issues = wishes.flatMap(({ order_item_id: id }, at): Issue[] => {
    const path = `refund_items.${at}.order_item_id`
    if (!items.some((item) => item.id === id))
      return [{ path, message: issueSentences.not_in_order }]
    const isTwice = wishes.findIndex((input) => input.order_item_id === id) < at
    return isTwice ? [{ path, message: issueSentences.named_twice }] : []
  })
  refuseIssues(issues)
}

function requireAllowed(ctx: TrxCtx, order: OrderRow, returnDays: number): void {
  const state = aftersalesStateOf(order, stateOf(order))
  const reason = aftersalesRefusal(state, 'request_refund', { now: ctx.clock(), returnDays })
  if (!reason) return
  throw new DomainError('illegal_transition', {
    current_status: order.current_status,
    action: 'request_refund',
    reason,
  })
}

/** Prices the requested items; stable under the order's lock. Throws `items_not_refundable`. */
export async function countItems(
  db: Db | Trx,
  order: OrderRow,
  wishes: readonly RefundItemInput[],
): Promise<CountedItem[]> {
  const held = await heldByItem(db, order.id)
  const waiting = await waitingByItem(db, order.id)
  for (const { order_item_id: id, qty } of wishes) {
    const bought = order.items.find((item) => item.id === id)?.qty ?? 0
    const left = Math.max(bought - (held.get(id)?.qty ?? 0) - (waiting.get(id) ?? 0), 0)
    if (qty > left) {
      throw new DomainError('items_not_refundable', { order_item_id: id, refundable: left })
    }
  }
  const items = new Map(wishes.map(({ order_item_id: id, qty }) => [id, qty]))
  return priceRefundItems(order, held, items)
}
