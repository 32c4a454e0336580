import type { Cart } from '../cart/price-lines.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'

/** The order's discounts and gifts as the customer was shown them. */
export function copyDiscounts({ priced }: Cart, orderId: string, voucher: FoundVoucher | null) {
  return priced.applied.map(({ kind, on, id, title, amount }, position) => ({
    order_id: orderId,
    position,
    kind,
    applies_to: on,
    source_id: kind === 'voucher' ? (voucher?.source?.voucherId ?? id) : id,
    code: kind === 'voucher' ? id : null,
    title,
    amount_cents: amount,
  }))
}
