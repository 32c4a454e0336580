import { splitLine } from '#domain/aftersales/split-line.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { sharesOfPart, subtractShares } from '#domain/order/discount-shares.ts'
import { cents, noCents, noPoints, points, sumCents } from '#domain/money.ts'
import { variantTitle } from '../cart/present.ts'
import type { VariantRow } from '../cart/queries.ts'
import { lockStock } from '../inventory/lock-stock.ts'
import { reserveStock } from '../inventory/order-stock.ts'
import { releaseItems } from '../inventory/release-items.ts'
import { leftToRefund } from '../payments/start-refund.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { refundCancelledItems } from '../returns/refund-cancelled-items.ts'
import { priceRefundItems } from '../returns/write-refund-request.ts'
import { sharesColumn, sharesOf } from './discount-shares.ts'
import { heldByItem, type HeldByItem } from './held-quantities.ts'
import { lowerUnpaid, planLower, returnLowered } from './lower-unpaid.ts'
import { planEdit, requireEditable, type EditPlan, type ItemEdit, type Swap } from './plan-edit.ts'
import { findOrder, lockOrder, type OrderRow } from './queries.ts'
import { dueCents } from './due.ts'
import { findReplacements } from './replacements.ts'
import { countChange } from './require-version.ts'
import { settleIfCovered } from './settle-payment.ts'
import { tellOfEdit } from './tell-of-edit.ts'

interface Edit {
  orderId: string
  items: readonly ItemEdit[]
  /** Shown to the customer. */
  reason: string
}

/**
 * Changes sizes and colours at the same price, and cancels items, before the order is packed. What
 * was sold keeps its price; what is cancelled is refunded as it was paid, or no longer to pay. Locks
 * the order, points, then stock. Throws `illegal_transition`, `invalid` or `out_of_stock`.
 */
export async function editItems(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, items, reason }: Edit,
  changes: ChangeRecorder,
): Promise<void> {
  await lockOrder(trx, orderId)
  const { order, plan } = await prepareEdit(trx, ctx, orderId, items)
  const { cancelled, swaps } = plan
  if (cancelled.size === 0 && swaps.length === 0) return changes.recordNothing()
  const isUnpaid = order.paid_at === null
  const lowered = isUnpaid && cancelled.size > 0 ? await planLower(trx, order, cancelled) : null
  const refund =
    isUnpaid || cancelled.size === 0
      ? null
      : await refundCancelledItems(trx, ctx, { orderId, pieces: cancelled, reason })
  if (lowered) await returnLowered(trx, ctx, orderId, lowered)
  else await countCancelled(trx, cancelled)
  await lockStock(trx, variantsOf(order, plan))
  await releaseItems(trx, ctx, orderId, leaving(plan))
  if (lowered) {
    await lowerUnpaid(trx, orderId, lowered)
    await settleIfCovered(trx, ctx, orderId)
  }
  const held = await heldByItem(trx, orderId)
  for (const swap of swaps) await swapPieces(trx, ctx, order, swap, held)
  await countChange(trx, orderId)
  await changes.record(trx, {
    action: 'order_items_edited',
    subject: { kind: 'order', id: orderId },
    ...(lowered && { before: { total_cents: order.total_cents } }),
    after: {
      items: inWords(order, plan),
      reason,
      ...refund,
      ...(lowered && { total_cents: order.total_cents - lowered.less.total }),
    },
  })
  await tellOfEdit(trx, orderId, { hasSwaps: swaps.length > 0, refund })
}

interface EditPreview {
  /** Refunded, if the order is paid. */
  cents: number
  points: number
  /** Rest to pay of an unpaid order. */
  toPay: number | null
}

/** Sums of an edit before it is made. Throws what `editItems` throws, except `out_of_stock`. */
export async function previewEdit(
  db: Db | Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  orderId: string,
  items: readonly ItemEdit[],
): Promise<EditPreview> {
  const { order, plan } = await prepareEdit(db, ctx, orderId, items)
  if (order.paid_at === null) {
    const { less } = await planLower(db, order, plan.cancelled)
    return { cents: 0, points: less.points, toPay: dueCents(order) - less.total }
  }
  const priced = priceRefundItems(order, await heldByItem(db, orderId), plan.cancelled)
  const goods = sumCents(priced.map((item) => item.cents))
  return {
    cents: Math.min(goods, await leftToRefund(db, orderId)),
    points: priced.reduce((sum, item) => sum + item.points, 0),
    toPay: null,
  }
}

async function prepareEdit(
  db: Db | Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  orderId: string,
  items: readonly ItemEdit[],
): Promise<{ order: OrderRow; plan: EditPlan }> {
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new DomainError('order_not_found')
  requireEditable(order, 'items')
  const replacements = await findReplacements(db, ctx.clock(), order)
  return { order, plan: planEdit(order, items, replacements) }
}

async function countCancelled(trx: Trx, cancelled: ReadonlyMap<string, number>): Promise<void> {
  for (const [itemId, qty] of cancelled) {
    await trx
      .updateTable('order_items')
      .set((eb) => ({ cancelled_qty: eb('cancelled_qty', '+', qty) }))
      .where('id', '=', itemId)
      .execute()
  }
}

function variantsOf({ items }: OrderRow, { swaps }: EditPlan): string[] {
  return [
    ...new Set([
      ...items.map((item) => item.variant_id),
      ...swaps.map(({ row }) => row.variant_id),
    ]),
  ]
}

/** Number that no longer holds its stock, by item. */
function leaving({ cancelled, swaps }: EditPlan): ReadonlyMap<string, number> {
  const quantities = new Map(cancelled)
  for (const { itemId, qty } of swaps) {
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + qty)
  }
  return quantities
}

/** A whole line becomes the other variant; part of one becomes a line of its own. */
async function swapPieces(
  trx: Trx,
  ctx: TrxCtx,
  order: OrderRow,
  { itemId, qty, row }: Swap,
  held: HeldByItem,
): Promise<void> {
  const allocated = await reserveStock(trx, ctx, {
    order,
    delivery: { pickup: order.delivery.pickup && { _id: order.delivery.pickup.id } },
    wanted: [{ variantId: row.variant_id, qty }],
  })
  const item = await readItem(trx, itemId)
  const expected = allocated.find(({ expectedOn }) => expectedOn !== null)?.expectedOn ?? null
  const copy = { ...copyOf(row), preorder_on: expected }
  const isWhole = item.qty === qty
  const newItemId = isWhole ? itemId : await splitOff(trx, item, qty, held.get(itemId))
  await trx.updateTable('order_items').set(copy).where('id', '=', newItemId).execute()
  await trx
    .insertInto('order_allocations')
    .values(
      allocated.map((each) => ({
        order_item_id: newItemId,
        variant_id: each.variantId,
        warehouse_id: each.warehouseId,
        qty: each.qty,
      })),
    )
    .execute()
}

function copyOf(row: VariantRow) {
  return {
    variant_id: row.variant_id,
    sku: row.sku,
    variant_title: JSON.stringify(variantTitle(row)),
    picture: row.picture && JSON.stringify(row.picture),
    cost_cents: row.cost_cents,
  }
}

type ItemRow = Awaited<ReturnType<typeof readItem>>

function readItem(trx: Trx, itemId: string) {
  return trx
    .selectFrom('order_items')
    .selectAll()
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
}

/** Divides a line, to the cent; returns the id of the new one. */
async function splitOff(
  trx: Trx,
  item: ItemRow,
  qty: number,
  held = { qty: 0, cents: noCents, points: noPoints },
): Promise<string> {
  const { part, rest } = splitLine(
    {
      qty: item.qty,
      subtotal: cents(item.subtotal_cents),
      globalDiscount: cents(item.global_discount_cents),
      points: points(item.points),
      heldQty: held.qty,
      heldCents: held.cents,
      heldPoints: held.points,
    },
    qty,
  )
  const id = newId('orderItem')
  const { position } = await trx
    .selectFrom('order_items')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('order_id', '=', item.order_id)
    .executeTakeFirstOrThrow()
  const { slug, product_title, variant_title, picture, ...plain } = item
  const shares = splitShares(item, part)
  await trx
    .insertInto('order_items')
    .values({
      ...plain,
      slug: JSON.stringify(slug),
      product_title: JSON.stringify(product_title),
      variant_title: JSON.stringify(variant_title),
      picture: picture && JSON.stringify(picture),
      ...moneyOf(part),
      discount_shares: sharesColumn(shares && shares.part),
      id,
      position: position + 1,
      returned_qty: 0,
      cancelled_qty: 0,
    })
    .execute()
  await trx
    .updateTable('order_items')
    .set({ ...moneyOf(rest), discount_shares: sharesColumn(shares && shares.rest) })
    .where('id', '=', item.id)
    .execute()
  return id
}

function splitShares(item: ItemRow, part: ReturnType<typeof splitLine>['part']) {
  const shares = sharesOf(item.discount_shares)
  if (!shares) return null
  const gone = sharesOfPart(shares, {
    productDiscount: cents(item.original_cents * part.qty - part.subtotal),
    shopDiscount: part.globalDiscount,
  })
  return { part: gone, rest: subtractShares(shares, gone) }
}

function moneyOf(share: ReturnType<typeof splitLine>['part']) {
  return {
    qty: share.qty,
    subtotal_cents: share.subtotal,
    global_discount_cents: share.globalDiscount,
    points: share.points,
  }
}

/** For the history: `OXF-NAVY-M → OXF-NAVY-L × 1, TEE-BLACK-S − 1`. */
function inWords({ items }: OrderRow, { cancelled, swaps }: EditPlan): string {
  const skuOf = (itemId: string) => items.find(({ id }) => id === itemId)?.sku ?? ''
  return [
    ...swaps.map(({ itemId, qty, row }) => `${skuOf(itemId)} → ${row.sku} × ${qty}`),
    ...[...cancelled].map(([itemId, qty]) => `${skuOf(itemId)} − ${qty}`),
  ].join(', ')
}
