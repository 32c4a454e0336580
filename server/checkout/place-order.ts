import type { Locale } from '#domain/locale.ts'
import type { Account } from '../auth/authenticate.ts'
import { findDelivery } from '../cart/delivery.ts'
import { priceLines } from '../cart/price-lines.ts'
import { lockLines } from '../cart/queries.ts'
import { prepareQuote } from '../cart/read-cart.ts'
import type { Ctx, Trx } from '../context.ts'
import type { Remember } from '../http/idempotency.ts'
import { inTransaction, isDuplicate } from '../in-transaction.ts'
import { reserveStock } from '../stock/order-stock.ts'
import { checkDetails, type CheckoutBody } from './check-details.ts'
import { draftOrder } from './draft-order.ts'
import { queueOrderJobs } from './order-jobs.ts'
import { findPaymentTerms } from './payment-terms.ts'
import { requireAsShown } from './require-as-shown.ts'
import { writeOrder } from './write-order.ts'

export interface Checkout {
  account: Account
  storeId: string
  locale: Locale
  body: CheckoutBody
  remember: Remember
}

export interface PlacedOrder {
  order_id: string
  reference: string
  return_url: string | null
}

/**
 * Turns the ticked lines of a cart into an order: all of it happens, or nothing. Prices are the
 * database's; the customer's view of them counts only as a wish to be told when they moved.
 */
export async function placeOrder(ctx: Ctx, checkout: Checkout): Promise<PlacedOrder> {
  const { body, account, storeId } = checkout
  const delivery = await findDelivery(ctx, storeId, body.delivery_info)
  const contact = checkDetails(body, delivery, ctx.settings.publicUrl)
  const payment = await findPaymentTerms(ctx, body.payment_method)
  const cartKey = { accountId: account.id, storeId }
  const quote = await prepareQuote(ctx, cartKey, {
    checkedOut: [...new Set(body.checkout_product_variant_ids)],
    voucherCode: body.voucher_code,
    delivery: body.delivery_info,
  })

  const place = async (trx: Trx): Promise<PlacedOrder> => {
    const rows = await lockLines(trx, cartKey, quote.checkedOut ?? [])
    const cart = priceLines(rows, quote)
    await requireAsShown(trx, { cart, cartKey, quote, expected: body.expected_total })
    const order = draftOrder(ctx, checkout, { cart, contact, payment })
    const answer = { order_id: order.id, reference: order.reference, return_url: null }
    // What needs no stock comes first: everybody who wants the same piece waits for what follows.
    await queueOrderJobs(trx, order)
    await checkout.remember(trx, answer)
    const pieces = await reserveStock(ctx, trx, { order, delivery, lines: cart.lines })
    await writeOrder(trx, { order, cart, cartKey, pieces, delivery, account })
    return answer
  }
  return inTransaction(ctx, place, (error) => isDuplicate(error, 'orders_reference_key'))
}
