import type { Cart } from '../cart/price-lines.ts'
import type { Trx } from '../context.ts'
import type { FoundVoucher } from '../offers/find-voucher.ts'

/** Copies why the order costs less, or holds more; the order itself may still be to come. */
export async function writeDiscounts(
  trx: Trx,
  order: { id: string },
  { priced }: Cart,
  voucher: FoundVoucher | null,
): Promise<void> {
  if (priced.applied.length === 0) return
  await trx
    .insertInto('order_discounts')
    .values(
      priced.applied.map(({ kind, on, id, title, amount }, position) => ({
        order_id: order.id,
        position,
        kind,
        applies_to: on,
        source_id: kind === 'voucher' ? (voucher?.source?.voucherId ?? id) : id,
        code: kind === 'voucher' ? id : null,
        title: JSON.stringify(title),
        amount_cents: amount,
      })),
    )
    .execute()
}
