import { DomainError } from '#domain/errors.ts'
import { priceLines, type Cart } from '../cart/price-lines.ts'
import { describeVariants } from '../cart/describe-variants.ts'
import { lockVariantStates } from '../cart/queries.ts'
import { besideIds, prepareQuote } from '../cart/read-cart.ts'
import { reserveStock } from '../inventory/order-stock.ts'
import { requireNoDebt } from '../loyalty/require-no-debt.ts'
import { spendPoints } from '../loyalty/spend-points.ts'
import { newCardSession } from '../payments/card-sessions.ts'
import { getPaymentTerms } from '../payments/payment-terms.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import type { Commit } from '../platform/database/steps.ts'
import { useVoucher } from '../promotions/use-voucher.ts'
import { readCalendar } from '../settings/calendar.ts'
import { getDelivery } from '../shipping/delivery.ts'
import { cardPaymentOf, chargeAtOnce, checkSavedCard, writeCardPayment } from './card-payment.ts'
import { checkDetails } from './check-details.ts'
import type { Checkout, PlacedOrder } from './checkout.ts'
import { draftOrder } from './draft-order.ts'
import { assertQuoteUnchanged } from './assert-quote-unchanged.ts'
import { requestedQuantities } from './requested-quantities.ts'
import { writeOrder } from './write-order.ts'

/**
 * Turns the selected lines of a cart into an order, atomically. Prices come from the database; the
 * total the customer sends only serves to detect that prices have changed.
 */
export async function placeOrder(
  commit: Commit<PlacedOrder>,
  ctx: Ctx,
  checkout: Checkout,
): Promise<PlacedOrder> {
  const { body, account, storeId } = checkout
  const delivery = await getDelivery(ctx, storeId, body.delivery_info)
  const contact = checkDetails(body, delivery, ctx.settings.publicUrl)
  const payment = await getPaymentTerms(ctx, body.payment_method, body.delivery_info.method)
  const calendar = await readCalendar(ctx)
  await checkSavedCard(ctx, checkout)
  const cartKey = { accountId: account.id, storeId }
  const { email, address } = contact.recipient
  const holder = { accountId: account.id, email, phone: contact.phone, address }
  const quote = await prepareQuote(ctx, cartKey, {
    checkedOut: [...new Set(body.checkout_product_variant_ids)],
    voucherCode: body.voucher_code,
    contact: holder,
    withPoints: body.point_product_variant_ids,
    delivery: body.delivery_info,
  })
  const { voucher } = quote
  const sessionId = newCardSession()

  const place = async (trx: Trx) => {
    const states = await lockVariantStates(trx, {
      ...cartKey,
      variantIds: quote.checkedOut ?? [],
      besideIds: besideIds(quote),
      at: quote.at,
    })
    const cart = priceLines(await describeVariants(trx, ctx, states), quote)
    const expected = { total: body.expected_total, giftIds: body.expected_gift_ids }
    await assertQuoteUnchanged(trx, ctx, { cart, cartKey, quote, expected })
    const taken = { accountId: account.id, storeId, locale: checkout.locale, body, takenBy: null }
    const order = draftOrder(ctx, taken, { cart, contact, payment })
    const card = cardPaymentOf(ctx, order, sessionId)
    const answer = {
      order_id: order.id,
      reference: order.reference,
      return_url: card?.url ?? null,
    }
    // Contended rows come last: stock levels, and vouchers that many customers use.
    if (voucher?.source?.isForPoints) await requireNoDebt(trx, ctx, account.id)
    await spendPoints(trx, ctx, { accountId: account.id, points: order.points, orderId: order.id })
    const allocations = await reserveStock(trx, ctx, {
      order,
      delivery,
      wanted: requestedQuantities(cart),
    }).catch((error: unknown) => {
      throw lostGift(error, cart) ?? error
    })
    const actor = account.kind === 'TEMP' ? 'guest' : 'customer'
    const writing = {
      order,
      cart,
      cartKey,
      allocations,
      delivery,
      calendar,
      actor,
      voucher,
    } as const
    await writeOrder(trx, writing)
    await writeCardPayment(trx, ctx, checkout, order, card)
    if (voucher) await useVoucher(trx, ctx, { voucher, orderId: order.id, holder })
    return answer
  }
  const placed = await commit(
    place,
    (error) => isDuplicate(error, 'orders_reference_key') || error instanceof GiftGone,
  )
  return chargeAtOnce(ctx, checkout, placed, sessionId)
}

/** Another order took the last gift item; the retry gives what is left, or says what is gone. */
class GiftGone extends DomainError<'out_of_stock'> {}

function lostGift(error: unknown, { gifts }: Cart): GiftGone | null {
  if (!(error instanceof DomainError) || error.code !== 'out_of_stock') return null
  const { details } = error
  if (details === undefined || !('product_variant_id' in details)) return null
  const isGift = gifts.some(({ row }) => row.variant_id === details.product_variant_id)
  return isGift ? new GiftGone('out_of_stock', details) : null
}
