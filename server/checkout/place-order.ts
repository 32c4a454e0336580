import { DomainError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { priceLines } from '../cart/price-lines.ts'
import { lockPieces } from '../cart/queries.ts'
import { besideIds, prepareQuote } from '../cart/read-cart.ts'
import { reserveStock } from '../inventory/order-stock.ts'
import { spendPoints } from '../loyalty/spend-points.ts'
import { getPaymentTerms } from '../payments/payment-terms.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import type { Commit } from '../platform/database/steps.ts'
import { useVoucher } from '../promotions/use-voucher.ts'
import { readHolidays } from '../settings/holidays.ts'
import { getDelivery } from '../shipping/delivery.ts'
import { cardPaymentOf, chargeAtOnce, checkSavedCard, writeCardPayment } from './card-payment.ts'
import { checkDetails, type CheckoutBody } from './check-details.ts'
import { draftOrder } from './draft-order.ts'
import { requireAsShown } from './require-as-shown.ts'
import { wantedPieces } from './wanted-pieces.ts'
import { writeOrder } from './write-order.ts'

export interface Checkout {
  account: Account
  storeId: string
  locale: Locale
  body: CheckoutBody
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
export async function placeOrder(
  commit: Commit<PlacedOrder>,
  ctx: Ctx,
  checkout: Checkout,
): Promise<PlacedOrder> {
  const { body, account, storeId } = checkout
  const delivery = await getDelivery(ctx, storeId, body.delivery_info)
  const contact = checkDetails(body, delivery, ctx.settings.publicUrl)
  const payment = await getPaymentTerms(ctx, body.payment_method)
  const holidays = await readHolidays(ctx)
  await checkSavedCard(ctx, checkout)
  const cartKey = { accountId: account.id, storeId }
  const holder = { accountId: account.id, email: contact.recipient.email }
  const quote = await prepareQuote(ctx, cartKey, {
    checkedOut: [...new Set(body.checkout_product_variant_ids)],
    voucherCode: body.voucher_code,
    contact: holder,
    withPoints: body.point_product_variant_ids,
    delivery: body.delivery_info,
  })
  const { voucher } = quote
  let given: readonly string[] = []

  const place = async (trx: Trx): Promise<PlacedOrder> => {
    given = []
    const rows = await lockPieces(trx, {
      ...cartKey,
      variantIds: quote.checkedOut ?? [],
      besideIds: besideIds(quote),
      at: quote.at,
    })
    const cart = priceLines(rows, quote)
    await requireAsShown(trx, { cart, cartKey, quote, expected: body.expected_total })
    given = cart.gifts.map(({ row }) => row.variant_id)
    const order = draftOrder(ctx, checkout, { cart, contact, payment })
    const card = cardPaymentOf(ctx, order)
    const answer = {
      order_id: order.id,
      reference: order.reference,
      return_url: card?.url ?? null,
    }
    // Last comes what others may wait for: the stock of a piece, and the voucher that all type.
    await spendPoints(trx, ctx, { accountId: account.id, points: order.points, orderId: order.id })
    const pieces = await reserveStock(trx, ctx, { order, delivery, lines: wantedPieces(cart) })
    const writing = { order, cart, cartKey, pieces, delivery, holidays, account, voucher }
    await writeOrder(trx, writing)
    await writeCardPayment(trx, ctx, checkout, order, card)
    if (voucher) await useVoucher(trx, ctx, { voucher, orderId: order.id, holder })
    return answer
  }
  const placed = await commit(
    place,
    (error) => isDuplicate(error, 'orders_reference_key') || isGiftGone(error, given),
  )
  return chargeAtOnce(ctx, checkout, placed)
}

/** Somebody was faster: the next try finds the shelf empty, and gives what is there. */
function isGiftGone(error: unknown, given: readonly string[]): boolean {
  if (!(error instanceof DomainError) || error.code !== 'out_of_stock') return false
  const { details } = error
  return (
    details !== undefined &&
    'product_variant_id' in details &&
    given.includes(details.product_variant_id)
  )
}
