import type { Locale } from '#domain/locale.ts'
import type { CartMessages } from '../messages/en/cart.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { Cart } from './cart-query.ts'

type CartVoucher = NonNullable<Cart['voucher']>

/** Why the voucher has no effect, and how much is missing, if known. */
export function voucherProblem(
  { problem, missing_spend: missing, missing_quantity: quantity }: CartVoucher,
  messages: CartMessages,
  locale: Locale,
): string | null {
  if (problem === null) return null
  const why = messages.voucherProblems[problem]
  if (problem === 'min_spend' && amountCents(missing) > 0) {
    return messages.voucherNeeds(why, messages.missingSpend(priceText(missing, locale)))
  }
  if (problem === 'min_quantity' && quantity > 0) {
    return messages.voucherNeeds(why, messages.missingItems(quantity))
  }
  return why
}
