import type { z } from '@hono/zod-openapi'
import type { bringBack as contract } from '#contract/staff/counter-returns.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { newReference } from '#domain/order/reference.ts'
import { lockStock } from '../../inventory/lock-stock.ts'
import { returnStock } from '../../inventory/return-stock.ts'
import { lockPoints } from '../../loyalty/points-account.ts'
import { documentLink } from '../../orders/documents/document-links.ts'
import { getOrder, lockOrder, type OrderRow } from '../../orders/queries.ts'
import { changeFor, paidWith, readParts } from '../../payments/tills/counter-payments.ts'
import { lockTill } from '../../payments/tills/lock-till.ts'
import { payOut } from '../../payments/tills/pay-out.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { grantItems, type GrantedItems } from '../grant-items.ts'
import { grantRequest } from '../grant-request.ts'
import { findRequest, type RequestRow } from '../queries.ts'
import { getRestockPlaces } from '../restock.ts'
import { writeRequest } from '../write-refund-request.ts'
import { planReturn, type ReturnPlan } from './plan-return.ts'
import { sellInstead } from './sell-instead.ts'
import { getShop } from './taken-instead.ts'

type Body = z.output<NonNullable<typeof contract.body>>

interface Brought {
  orderId: string
  body: Body
  staffId: string
}

/**
 * Takes items back over the counter, as a refund request that is granted at once: cash leaves the
 * till, and what is taken instead is sold in the same transaction. Locks the order, the till, points,
 * then stock. Throws what `planReturn` throws, `no_cash_session`, `out_of_stock`, and `conflict` if
 * the sums are not the ones shown.
 */
export async function bringBack(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, body, staffId }: Brought,
  changes: ChangeRecorder,
) {
  await lockOrder(trx, orderId)
  const order = await getOrder(trx, orderId)
  const shop = await getShop(trx, body.warehouse_id)
  const till = await lockTill(trx, shop.id)
  const plan = await planReturn(trx, ctx.clock(), {
    order,
    shop,
    items: body.items,
    gifts: body.gifts,
  })
  const { refund, to_pay: toPay } = body.expected
  if (plan.refund !== centsOf(refund) || plan.toPay !== centsOf(toPay)) {
    throw new DomainError('conflict')
  }
  const parts = plan.toPay > 0 ? readParts(body.payments ?? [], plan.toPay) : []
  if (paidWith(parts) < plan.toPay) throw invalid('payments', issueSentences.under_due)
  await lockPointsOf(trx, ctx, order)

  const request = await writeBrought(trx, ctx, order, plan, body.reason)
  const granted = grantItems(request, grantsOf(body, shop.id))
  const places = await getRestockPlaces(trx, orderId, granted.restocks)
  const sale = { id: newId('order'), reference: newReference() }
  const byExchange = Math.min(plan.returned, plan.cost)
  const { refundIds } = await grantRequest(trx, ctx, request, granted, {
    withDelivery: false,
    answer: null,
    reason: body.reason,
    byHand: body.refund_by === 'cash',
    ...(plan.taken.length === 0 && { gifts: body.gifts }),
    ...(byExchange > 0 && { paysFor: { reference: sale.reference, cents: byExchange } }),
  })
  const paidOut = await payOut(trx, ctx, { refundIds, tillId: till.id, way: body.refund_by })
  await lockStock(trx, variantsOf(request, plan))
  await returnStock(trx, ctx, orderId, places)
  if (plan.taken.length > 0) {
    const sold = { ...sale, requestId: request.id, staffId, shop, tillId: till.id }
    await sellInstead(trx, ctx, order, { ...sold, lines: plan.taken, byExchange, parts })
  }
  await recordReturn(trx, { order, request, granted, plan, sale, paidOut }, changes)
  return {
    plan,
    refund_request_id: request.id,
    cash: decimalText(paidOut),
    pending: decimalText(cents(plan.refund - paidOut)),
    change: decimalText(changeFor(parts)),
    receipt_url: await documentLink(trx, ctx, 'receipt', orderId),
    sale:
      plan.taken.length === 0
        ? null
        : {
            order_id: sale.id,
            reference: sale.reference,
            receipt_url: await documentLink(trx, ctx, 'receipt', sale.id),
          },
  }
}

/** Before stock, as everywhere. Temporary accounts have none. */
async function lockPointsOf(trx: Trx, ctx: TrxCtx, { account_id: id }: OrderRow): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'REGISTERED')
    .executeTakeFirst()
  if (account) await lockPoints(trx, ctx, account.id)
}

async function writeBrought(
  trx: Trx,
  ctx: TrxCtx,
  { id: orderId }: OrderRow,
  { items }: ReturnPlan,
  reason: string,
): Promise<RequestRow> {
  const brought = { orderId, accountId: null, reason, images: [] }
  const requestId = await writeRequest(trx, ctx, brought, items)
  const request = await findRequest(trx, requestId)
  if (!request) throw new Error(`${requestId} was written a moment ago`)
  return request
}

function grantsOf({ items }: Body, shopId: string) {
  return items.map(({ order_item_id, qty, restock_qty }) => ({
    order_item_id,
    qty,
    restock_qty,
    warehouse_id: shopId,
  }))
}

function variantsOf({ items }: RequestRow, { taken }: ReturnPlan): string[] {
  const returned = items.map((item) => item.variant_id)
  return [...new Set([...returned, ...taken.map(({ row }) => row.variant_id)])]
}

interface Returned {
  order: OrderRow
  request: RequestRow
  granted: GrantedItems
  plan: ReturnPlan
  sale: { id: string; reference: string }
  paidOut: number
}

/** In the history of both orders, too. */
async function recordReturn(
  trx: Trx,
  { order, request, granted, plan, sale, paidOut }: Returned,
  changes: ChangeRecorder,
): Promise<void> {
  await changes.record(trx, {
    action: 'items_brought_back',
    subject: { kind: 'order', id: order.id },
    after: {
      refund_request_id: request.id,
      granted_cents: granted.cents,
      refund_cents: plan.refund,
      cash_cents: paidOut,
      items: granted.items,
    },
  })
  if (plan.taken.length === 0) return
  await changes.record(trx, {
    action: 'order_exchanged',
    subject: { kind: 'order', id: order.id },
    after: { note: sale.reference },
  })
  await changes.record(trx, {
    action: 'replacement_ordered',
    subject: { kind: 'order', id: sale.id },
    after: { note: order.reference, paid_cents: plan.toPay },
  })
}
