import type { z } from '@hono/zod-openapi'
import type { takePhoneOrder as contract } from '#contract/staff/counter.ts'
import type { Locale } from '#domain/locale.ts'
import { reserveStock } from '../../inventory/order-stock.ts'
import { getPaymentTerms, type PaymentTerms } from '../../payments/payment-terms.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { type Calendar, readCalendar } from '../../settings/calendar.ts'
import type { Contact } from '../../shipping/check-recipient.ts'
import { type Delivery, getDelivery } from '../../shipping/delivery.ts'
import { checkDetails } from '../check-details.ts'
import { draftOrder } from '../draft-order.ts'
import { requestedQuantities } from '../requested-quantities.ts'
import { writeOrder } from '../write-order.ts'
import { findBuyer } from './buyer.ts'
import { assertBasketUnchanged, priceBasket, type PreparedBasket } from './price-basket.ts'
import { freeHolds, markHoldsSold } from './try-on-holds.ts'

type PhoneOrderBody = z.output<NonNullable<typeof contract.body>>

/** What a phone order needs to know before its transaction. */
export interface PreparedPhoneOrder {
  prepared: PreparedBasket
  body: PhoneOrderBody
  delivery: Delivery
  contact: Contact
  payment: PaymentTerms
  calendar: Calendar
}

/** Throws one `invalid` with all issues, `delivery_unavailable` or `payment_method_unavailable`. */
export async function preparePhoneOrder(
  ctx: Ctx,
  prepared: PreparedBasket,
  body: PhoneOrderBody,
): Promise<PreparedPhoneOrder> {
  const delivery = await getDelivery(ctx, prepared.shop.store_id, body.delivery_info)
  return {
    prepared,
    body,
    delivery,
    contact: checkDetails(body, delivery, ctx.settings.publicUrl),
    payment: await getPaymentTerms(ctx, body.payment_method, body.delivery_info.method),
    calendar: await readCalendar(ctx),
  }
}

/** Places an order like one of the storefront: unpaid, with its stock reserved until the deadline. */
export async function takePhoneOrder(
  trx: Trx,
  ctx: Ctx,
  phoneOrder: PreparedPhoneOrder,
  { staffId, locale }: { staffId: string; locale: Locale },
  changes: ChangeRecorder,
): Promise<z.input<typeof contract.answer>> {
  const { prepared, body, delivery, contact, payment, calendar } = phoneOrder
  const { basket, shop } = prepared
  const buyer = await findBuyer(trx, basket.account_id)
  const cart = await priceBasket(trx, prepared)
  assertBasketUnchanged(prepared, cart, body.expected_total)
  const taken = {
    accountId: basket.account_id,
    storeId: shop.store_id,
    locale: buyer?.locale ?? locale,
    body,
    takenBy: staffId,
  }
  const order = draftOrder(ctx, taken, { cart, contact, payment })
  const wanted = requestedQuantities(cart)
  await freeHolds(trx, ctx, basket, wanted)
  const allocations = await reserveStock(trx, ctx, { order, delivery, wanted })
  await writeOrder(trx, {
    order,
    cart,
    cartKey: null,
    allocations,
    delivery,
    calendar,
    actor: 'staff',
    voucher: null,
  })
  await markHoldsSold(trx, ctx, basket.hold_ids, order.id)
  await changes.record(trx, {
    action: 'order_taken',
    subject: { kind: 'order', id: order.id },
    after: { total_cents: order.total_cents, method: order.payment_method },
  })
  return { order_id: order.id, reference: order.reference }
}
