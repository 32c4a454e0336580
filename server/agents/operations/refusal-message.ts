import { failureSentence } from '#contract/failure-sentence.ts'
import { DomainError } from '#domain/errors.ts'
import { recoverable, type Message } from '../wire/messages.ts'
import type { Call } from './call.ts'
import type { OpenCheckout } from './checkout-view.ts'

const codes: Readonly<Record<string, string>> = {
  out_of_stock: 'out_of_stock',
  variant_unavailable: 'item_unavailable',
  price_changed: 'price_changed',
  cart_empty: 'item_unavailable',
  voucher_not_applicable: 'discount_code_invalid',
  delivery_unavailable: 'address_undeliverable',
  payment_method_unavailable: 'payment_failed',
  invalid: 'invalid_input',
}

/** Why an order was not placed, as an agent can mend it; undefined for a fault that it cannot. */
export function refusalMessage(
  { locale }: Call,
  { prices }: OpenCheckout,
  error: unknown,
): Message | undefined {
  if (!(error instanceof DomainError)) return undefined
  const code = codes[error.code]
  if (code === undefined) return undefined
  const { details } = error
  const variantId = details && 'product_variant_id' in details ? details.product_variant_id : null
  const at = prices.lines.findIndex(({ row }) => row.variant_id === variantId)
  return recoverable(
    code,
    failureSentence(error)[locale],
    at < 0 ? undefined : `$.line_items[${at}]`,
  )
}
