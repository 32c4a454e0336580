import type { Recipient } from '#db/json-types.ts'
import { minuteMs } from '#domain/dates.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { newReference } from '#domain/order/reference.ts'
import type { Cart } from '../cart/price-lines.ts'
import type { PaymentTerms } from '../payments/payment-terms.ts'
import type { Ctx } from '../platform/context.ts'
import type { Contact } from '../shipping/check-recipient.ts'
import type { CheckoutBody } from './check-details.ts'

interface OrderContext {
  cart: Cart
  contact: Contact
  payment: PaymentTerms
}

interface OrderInput {
  accountId: string | null
  storeId: string
  locale: Locale
  body: OrderBody
  /** The staff member on the phone; null on the storefront. */
  takenBy: string | null
}

/** What a customer chooses at checkout, and on the phone. */
export type OrderBody = Pick<CheckoutBody, 'delivery_info' | 'delivery_details' | 'locale'> & {
  payment_method: string
}

/** The order's row without its delivery, which depends on the stock allocations. */
export function draftOrder(
  ctx: Ctx,
  { accountId, storeId, locale, body, takenBy }: OrderInput,
  { cart, contact, payment }: OrderContext,
) {
  const { subtotal, priceDiscount, shipping, total, points } = cart.priced
  const createdAt = ctx.clock()
  // A free order does not wait for a payment.
  const isFree = total === 0
  return {
    id: newId('order'),
    reference: newReference(),
    store_id: storeId,
    account_id: accountId,
    channel: takenBy === null ? ('web' as const) : ('phone' as const),
    taken_by: takenBy,
    locale: body.locale ?? locale,
    current_status: isFree ? ('pending' as const) : ('submitted' as const),
    paid_at: isFree ? createdAt : null,
    payment_method: body.payment_method,
    payment: payment.copy,
    delivery_method: body.delivery_info.method,
    recipient: contact.recipient satisfies Recipient,
    contact_email: contact.recipient.email,
    contact_phone: contact.phone,
    country: body.delivery_info.country,
    note: body.delivery_details.note,
    original_cents: subtotal,
    product_discount_cents: priceDiscount.local,
    shop_discount_cents: priceDiscount.global,
    shipping_cents: shipping.fee,
    total_cents: total,
    points: points.total,
    access_key: randomText(32),
    created_at: createdAt,
    expires_at: isFree ? null : new Date(createdAt.getTime() + payment.minutes * minuteMs),
  }
}

export type OrderDraft = ReturnType<typeof draftOrder> & {
  /** The order it was added to. */
  supplement_of?: string
}
