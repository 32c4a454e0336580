import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { invalid } from '#domain/errors.ts'
import { returnPoints } from '../loyalty/return-points.ts'
import { leftToRefund, startRefund } from '../payments/start-refund.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { decideGifts } from './decide-gifts.ts'
import { deliveryRest } from './delivery-rest.ts'
import type { GrantedItems } from './grant-items.ts'
import type { RequestRow } from './queries.ts'

interface Terms {
  /** Also refund delivery, if the shop is at fault and nothing is kept. */
  withDelivery: boolean
  /** Shown to the customer. */
  answer: string | null
  /** For staff and the customer's bank. */
  reason: string
  /** The order that money pays for instead of going back, and how much. */
  paysFor?: { reference: string; cents: number }
  /** Staff hand the rest back themselves, even if a card paid. */
  byHand?: boolean
  /** Fate of gifts at risk; without it they are not asked about. */
  gifts?: GiftDecision
}

interface GrantOutcome {
  /** None if no money is refunded; several if it was paid in parts. */
  refundIds: readonly string[]
  /** The part of the refund for delivery. */
  delivery: number
  /** The part of the grant already refunded as goodwill, which is not paid again. */
  before: number
  /** The value of gifts taken off it; null if none were at risk. */
  charged: number | null
}

/**
 * Records the grant of a waiting request, starts its refund and returns the points spent on its
 * items. Earlier goodwill is set off only where the refunds would exceed what was paid. The caller
 * holds the order's lock, and restocks afterwards.
 */
export async function grantRequest(
  trx: Trx,
  ctx: TrxCtx,
  request: RequestRow,
  granted: GrantedItems,
  { withDelivery, answer, reason, paysFor, byHand = false, gifts }: Terms,
): Promise<GrantOutcome> {
  await writeGrant(trx, ctx, request, granted, answer)
  const delivery = withDelivery ? await grantDelivery(trx, request) : 0
  const left = await leftToRefund(trx, request.order_id)
  const most = Math.min(granted.cents + delivery, left)
  const charged = gifts ? await decideGifts(trx, request, { decision: gifts, most }) : null
  const due = {
    goods: granted.cents,
    delivery,
    charged: charged ?? 0,
    reason,
    byHand,
    ...(paysFor && { paysFor }),
  }
  const { refundIds, before } = await giveBack(trx, ctx, request, due)
  await returnPoints(trx, ctx, {
    orderId: request.order_id,
    part: { refundRequestId: request.id, points: granted.points },
  })
  return { refundIds, delivery, before, charged }
}

async function writeGrant(
  trx: Trx,
  ctx: TrxCtx,
  request: RequestRow,
  granted: GrantedItems,
  answer: string | null,
): Promise<void> {
  await trx
    .updateTable('refund_requests')
    .set({ state: 'approved', answer, granted_cents: granted.cents, decided_at: ctx.clock() })
    .where('id', '=', request.id)
    .execute()
  for (const item of granted.items) {
    await trx
      .updateTable('refund_request_items')
      .set({
        granted_qty: item.granted_qty,
        granted_cents: item.granted_cents,
        granted_points: item.granted_points,
        restocked_qty: item.restocked_qty,
      })
      .where('request_id', '=', request.id)
      .where('order_item_id', '=', item.order_item_id)
      .execute()
  }
  await releaseUnsent(trx, granted.notGranted)
}

/** Items that are not granted can be requested again. */
export async function releaseUnsent(
  trx: Trx,
  items: readonly { id: string; qty: number }[],
): Promise<void> {
  await sql`
    update order_items i set returned_qty = i.returned_qty - f.qty
    from unnest(
      ${items.map(({ id }) => id)}::text[], ${items.map(({ qty }) => qty)}::int[]
    ) as f (id, qty)
    where i.id = f.id`.execute(trx)
}

async function grantDelivery(trx: Trx, request: RequestRow): Promise<number> {
  const rest = await deliveryRest(trx, request.order_id)
  if (rest === 0) {
    const message = issueSentences.delivery_refunded
    throw invalid('with_delivery', message)
  }
  await trx
    .updateTable('refund_requests')
    .set({ shipping_cents: rest })
    .where('id', '=', request.id)
    .execute()
  return rest
}

interface Due extends Pick<Terms, 'reason' | 'paysFor' | 'byHand'> {
  goods: number
  delivery: number
  /** The value of gifts that is taken off. */
  charged: number
}

async function giveBack(
  trx: Trx,
  ctx: TrxCtx,
  { id, order_id: orderId }: RequestRow,
  { goods, delivery, charged, paysFor, ...way }: Due,
): Promise<Pick<GrantOutcome, 'refundIds' | 'before'>> {
  const left = await leftToRefund(trx, orderId)
  const before = Math.max(goods + delivery - left, 0)
  const cents = goods + delivery - before - charged
  if (before > 0) {
    await trx
      .updateTable('refund_requests')
      .set({ previously_refunded_cents: before })
      .where('id', '=', id)
      .execute()
  }
  if (cents === 0) return { refundIds: [], before }
  // Goodwill counts as goods first, so it is set off against goods, as are gifts.
  const goodsCents = Math.max(goods - before - charged, 0)
  const moved = Math.min(paysFor?.cents ?? 0, cents)
  const movedGoods = Math.min(moved, goodsCents)
  const ask = { orderId, refundRequestId: id, ...way }
  const refundIds: string[] = []
  if (moved > 0 && paysFor) {
    const part = { cents: moved, goodsCents: movedGoods, paysFor: paysFor.reference }
    refundIds.push(...(await startRefund(trx, ctx, { ...ask, ...part })).refundIds)
  }
  if (cents > moved) {
    const rest = { cents: cents - moved, goodsCents: goodsCents - movedGoods }
    refundIds.push(...(await startRefund(trx, ctx, { ...ask, ...rest })).refundIds)
  }
  return { refundIds, before }
}
