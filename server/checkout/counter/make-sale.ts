import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { makeSale as contract } from '#contract/staff/counter.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { newReference } from '#domain/order/reference.ts'
import { reserveStock } from '../../inventory/order-stock.ts'
import { shipOrderStock } from '../../inventory/ship-stock.ts'
import { earnPoints } from '../../loyalty/earn-points.ts'
import { lockPoints } from '../../loyalty/points-account.ts'
import { documentLink, receiptLink } from '../../orders/documents/document-links.ts'
import {
  changeFor,
  paidWith,
  readParts,
  shownAs,
  writeParts,
} from '../../payments/tills/counter-payments.ts'
import { lockTill } from '../../payments/tills/lock-till.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { insertOrder } from '../insert-order.ts'
import { requestedQuantities } from '../requested-quantities.ts'
import { buyerOf, findBuyer } from './buyer.ts'
import { assertBasketUnchanged, priceBasket, type PreparedBasket } from './price-basket.ts'
import { freeHolds, markHoldsSold } from './try-on-holds.ts'

type SaleBody = z.output<NonNullable<typeof contract.body>>

interface Sale {
  prepared: PreparedBasket
  payments: SaleBody['payments']
  expectedTotal: string
  locale: Locale | undefined
  staffId: string
}

/**
 * Sells over the counter: order, payment, stock and points in one transaction, and no email. Locks
 * the till, then points, then stock. Throws what `assertBasketUnchanged` throws, `no_cash_session`,
 * and `out_of_stock` with what the shop has.
 */
export async function makeSale(
  trx: Trx,
  ctx: TrxCtx,
  { prepared, payments, expectedTotal, locale, staffId }: Sale,
  changes: ChangeRecorder,
): Promise<z.input<typeof contract.answer>> {
  const { shop, basket } = prepared
  const till = await lockTill(trx, shop.id)
  const buyer = await findBuyer(trx, basket.account_id)
  if (buyer?.kind === 'REGISTERED') await lockPoints(trx, ctx, buyer.id)
  const cart = await priceBasket(trx, prepared)
  assertBasketUnchanged(prepared, cart, expectedTotal)
  const { total } = cart.priced
  const parts = readParts(payments, total)
  if (paidWith(parts) < total) throw invalid('payments', issueSentences.under_due)
  const shown = shownAs(parts)
  const order = { ...draftSale(ctx, prepared, cart), ...buyerOf(buyer, locale) }
  const wanted = requestedQuantities(cart)
  await freeHolds(trx, ctx, basket, wanted)
  const allocations = await reserveStock(trx, ctx, {
    order,
    delivery: { pickup: { _id: shop.id } },
    wanted,
    onlyFrom: shop.id,
  })
  const row = {
    ...order,
    payment_method: shown.method,
    payment: shown.payment,
    taken_by: staffId,
  }
  await sql`with ${insertOrder({ order: row, history, cart, allocations, voucher: null })} select`.execute(
    trx,
  )
  await markHoldsSold(trx, ctx, basket.hold_ids, order.id)
  await writeParts(trx, { orderId: order.id, tillId: till.id, at: order.created_at }, parts)
  await shipOrderStock(trx, ctx, order.id)
  await earnPoints(trx, ctx, { orderId: order.id })
  await changes.record(trx, {
    action: 'sale_made',
    subject: { kind: 'order', id: order.id },
    after: {
      warehouse_id: shop.id,
      total_cents: total,
      methods: parts.map(({ method }) => method),
    },
  })
  return {
    order_id: order.id,
    reference: order.reference,
    total: decimalText(total),
    change: decimalText(changeFor(parts)),
    receipt_url: await documentLink(trx, ctx, 'receipt', order.id),
    receipt_link: await receiptLink(trx, ctx, order),
    locale: order.locale,
  }
}

/** The whole lifecycle at once. */
const history = (['submitted', 'pending', 'completed'] as const).map((slug) => ({
  slug,
  actor: 'staff' as const,
}))

/** The order's row without its buyer and payment. */
function draftSale(ctx: Pick<TrxCtx, 'clock'>, { shop }: PreparedBasket, { priced }: PricedBasket) {
  const createdAt = ctx.clock()
  const { id, title, address, hours, phone } = shop
  return {
    id: newId('order'),
    reference: newReference(),
    store_id: shop.store_id,
    channel: 'shop' as const,
    current_status: 'completed' as const,
    fulfilment: 'collected' as const,
    fulfilment_at: createdAt,
    paid_at: createdAt,
    delivery_method: 'PICKUP' as const,
    delivery: {
      courier: null,
      pickup: { id, title, address, hours, phone },
      estimate: null,
    },
    country: 'HK',
    original_cents: priced.subtotal,
    product_discount_cents: priced.priceDiscount.local,
    shop_discount_cents: priced.priceDiscount.global,
    shipping_cents: priced.shipping.fee,
    total_cents: priced.total,
    access_key: randomText(32),
    created_at: createdAt,
  }
}

type PricedBasket = Awaited<ReturnType<typeof priceBasket>>
