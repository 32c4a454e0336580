import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { cents, points } from '#domain/money.ts'
import { lowerOrder, type LoweredOrder } from '#domain/order/lower-order.ts'
import { returnPoints } from '../loyalty/return-points.ts'
import { endUnopened } from '../payments/card-sessions.ts'
import { readProofAgain } from '../payments/proofs/queue-recognition.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { sharesColumn, sharesOf } from './discount-shares.ts'
import type { OrderRow } from './queries.ts'

/**
 * What an unpaid order is without the cancelled items. Throws `invalid` if it would cost nothing, or
 * less than has been paid of it.
 */
export async function planLower(
  db: Db | Trx,
  order: OrderRow,
  cancelled: ReadonlyMap<string, number>,
): Promise<LoweredOrder> {
  const discounts = await db
    .selectFrom('order_discounts')
    .select(['position', 'kind', 'amount_cents'])
    .where('order_id', '=', order.id)
    .where('applies_to', '=', 'goods')
    .orderBy('position')
    .execute()
  const lowered = lowerOrder(
    {
      productDiscount: cents(order.product_discount_cents),
      lines: order.items
        .filter((item) => !item.is_gift)
        .map((item) => ({
          id: item.id,
          qty: item.qty,
          original: cents(item.original_cents),
          subtotal: cents(item.subtotal_cents),
          globalDiscount: cents(item.global_discount_cents),
          points: points(item.points),
          shares: sharesOf(item.discount_shares),
        })),
      discounts: discounts.map(({ position, kind, amount_cents: amount }) => ({
        position,
        isLocal: kind === 'local',
        amount: cents(amount),
      })),
    },
    cancelled,
  )
  if (lowered.less.total === order.total_cents) {
    throw invalid('items', issueSentences.nothing_to_pay)
  }
  if (order.total_cents - lowered.less.total < order.received_cents) {
    throw invalid('items', issueSentences.paid_more)
  }
  return lowered
}

/**
 * Writes the lines, discounts and sums that are left, and stops every way of paying the sum from
 * before. The items have left their stock; the points are returned before that.
 */
export async function lowerUnpaid(
  trx: Trx,
  orderId: string,
  { lines, discounts, less }: LoweredOrder,
): Promise<void> {
  for (const { id, qty, subtotal, globalDiscount, points: spent, shares } of lines) {
    if (qty === 0) {
      await trx.deleteFrom('order_items').where('id', '=', id).execute()
      continue
    }
    const money = { subtotal_cents: subtotal, global_discount_cents: globalDiscount, points: spent }
    await trx
      .updateTable('order_items')
      .set({ qty, ...money, discount_shares: sharesColumn(shares) })
      .where('id', '=', id)
      .execute()
  }
  for (const { position, amount } of discounts) {
    await trx
      .updateTable('order_discounts')
      .set({ amount_cents: amount })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
  }
  await trx
    .updateTable('orders')
    .set((eb) => ({
      original_cents: eb('original_cents', '-', less.original),
      product_discount_cents: eb('product_discount_cents', '-', less.productDiscount),
      shop_discount_cents: eb('shop_discount_cents', '-', less.shopDiscount),
      total_cents: eb('total_cents', '-', less.total),
      points: eb('points', '-', less.points),
    }))
    .where('id', '=', orderId)
    .execute()
  await endUnopened(trx, orderId)
  await addJob(trx, 'close_card_sessions', { order_id: orderId })
  await readProofAgain(trx, orderId)
}

/** Locks points, so call it before stock is locked. */
export async function returnLowered(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  orderId: string,
  { less }: LoweredOrder,
): Promise<void> {
  const part = { refundRequestId: null, points: less.points }
  await returnPoints(trx, ctx, { orderId, part })
}
