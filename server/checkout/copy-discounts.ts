import type { Cart } from '../cart/price-lines.ts'
import type { FoundVoucher } from '../promotions/find-voucher.ts'

/** Why the order costs less, or holds more, as the customer was told. */
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
