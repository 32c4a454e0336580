import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, type Issue, refuseIssues } from '#domain/errors.ts'
import { evenPieces } from '#domain/aftersales/even-pieces.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { newReference } from '#domain/order/reference.ts'
import type { VariantRow } from '../cart/queries.ts'
import { lockStock } from '../inventory/lock-stock.ts'
import { returnStock } from '../inventory/return-stock.ts'
import { getOrder, type OrderRow } from '../orders/queries.ts'
import { findReplacements } from '../orders/replacements.ts'
import { writeReplacement } from '../orders/write-replacement.ts'
import { leftToRefund } from '../payments/start-refund.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockWaiting } from './decide-refund.ts'
import { grantItems, type Grant, type GrantedItems } from './grant-items.ts'
import { grantRequest } from './grant-request.ts'
import { notifyRefund } from './notify-refund.ts'
import type { RequestRow } from './queries.ts'
import { getRestockPlaces } from './restock.ts'

interface ExchangedItem extends Grant {
  /** What is sent instead. */
  variant_id: string
}

interface Exchange {
  requestId: string
  items: readonly ExchangedItem[]
  /** Shown to the customer. */
  answer: string | null
}

/**
 * Exchanges requested items for others at the same price. The replacement is an order of its own,
 * paid by what was paid for the returned items. Locks the order, points, then stock. Throws
 * `illegal_transition`, `invalid`, `out_of_stock` or, where goodwill was refunded before,
 * `refund_too_large`.
 */
export async function exchangeItems(
  trx: Trx,
  ctx: TrxCtx,
  exchange: Exchange,
  changes: ChangeRecorder,
): Promise<void> {
  const request = await lockWaiting(trx, exchange.requestId, 'exchange')
  const order = await getOrder(trx, request.order_id)
  const granted = grantItems(request, exchange.items)
  const rows = await replacementRows(trx, ctx, order, request, exchange.items)
  const left = await leftToRefund(trx, order.id)
  if (granted.cents > left) {
    throw new DomainError('refund_too_large', { max: decimalText(cents(left)) })
  }
  const places = await getRestockPlaces(trx, order.id, granted.restocks)
  const replacement = { id: newId('order'), reference: newReference() }
  const { answer } = exchange
  const terms = { withDelivery: false, answer, reason: request.reason }
  const paysFor = { reference: replacement.reference, cents: granted.cents }
  await grantRequest(trx, ctx, request, granted, { ...terms, paysFor })
  const returned = request.items.map((item) => item.variant_id)
  await lockStock(trx, [...new Set([...returned, ...rows.values()].map(variantIdOf))])
  await returnStock(trx, ctx, order.id, places)
  await writeReplacement(trx, ctx, order, {
    ...replacement,
    requestId: request.id,
    staffId: changes.staff?.id ?? null,
    lines: linesOf(granted, rows),
  })
  await notifyRefund(trx, { orderId: order.id, requestId: request.id, template: 'exchanged' })
  await recordExchange(trx, { request, order, replacement, granted }, changes)
}

interface Exchanged {
  request: RequestRow
  order: OrderRow
  replacement: { id: string; reference: string }
  granted: GrantedItems
}

/** In the history of both orders, too. */
async function recordExchange(
  trx: Trx,
  { request, order, replacement, granted }: Exchanged,
  changes: ChangeRecorder,
): Promise<void> {
  await changes.record(trx, {
    action: 'refund_request_exchanged',
    subject: { kind: 'refund_request', id: request.id },
    before: { state: 'waiting' },
    after: { state: 'approved', granted_cents: granted.cents, replacement: replacement.reference },
  })
  await changes.record(trx, {
    action: 'order_exchanged',
    subject: { kind: 'order', id: order.id },
    after: { note: replacement.reference },
  })
  await changes.record(trx, {
    action: 'replacement_ordered',
    subject: { kind: 'order', id: replacement.id },
    after: { note: order.reference },
  })
}

function variantIdOf(variant: string | VariantRow): string {
  return typeof variant === 'string' ? variant : variant.variant_id
}

/** The replacement of each item, checked. */
async function replacementRows(
  trx: Trx,
  ctx: TrxCtx,
  order: OrderRow,
  request: RequestRow,
  items: readonly ExchangedItem[],
): Promise<ReadonlyMap<string, VariantRow>> {
  const replacements = await findReplacements(trx, ctx.clock(), order)
  const rows = new Map<string, VariantRow>()
  const issues = items.flatMap(
    ({ order_item_id: itemId, variant_id: wanted, qty }, at): Issue[] => {
      if (qty === 0) return []
      const row = replacements.get(itemId)?.find((each) => each.variant_id === wanted)
      if (row) rows.set(itemId, row)
      const forPoints = request.items.some(
        (each) => each.order_item_id === itemId && each.points > 0,
      )
      if (row && !forPoints) return []
      const message = forPoints ? issueSentences.points_stay : issueSentences.not_replaceable
      return [{ path: `items.${at}.variant_id`, message }]
    },
  )
  refuseIssues(issues)
  return rows
}

/** Each piece at what was paid for it. */
function linesOf({ items }: GrantedItems, rows: ReadonlyMap<string, VariantRow>) {
  return items.flatMap(({ order_item_id: itemId, granted_qty: qty, granted_cents: paid }) => {
    const row = rows.get(itemId)
    if (!row) return []
    return evenPieces(cents(paid), qty).map((pieces) => ({
      row,
      itemId,
      qty: pieces.qty,
      unitCents: pieces.each,
    }))
  })
}
