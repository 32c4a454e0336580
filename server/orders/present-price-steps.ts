import type { z } from '@hono/zod-openapi'
import type { staffOrder } from '#contract/staff/order-shapes.ts'
import { manualDiscountId } from '#domain/counter/manual-discount.ts'
import { cents } from '#domain/money.ts'
import { priceStepsOf, type PriceStep } from '#domain/order/price-steps.ts'
import { sharesOf } from './discount-shares.ts'
import { money } from './present.ts'
import type { OrderRow } from './queries.ts'

type Item = OrderRow['items'][number]
type Answer = z.input<typeof staffOrder>['items'][number]

/** How the price of an item came about, from the order's own copy. */
export function presentPriceSteps(
  { discounts }: Pick<OrderRow, 'discounts'>,
  item: Item,
): Pick<Answer, 'original_price' | 'price_steps' | 'paid_price'> {
  const original = cents(item.qty * item.original_cents)
  const steps = priceStepsOf({
    original,
    subtotal: cents(item.subtotal_cents),
    globalDiscount: cents(item.global_discount_cents),
    points: item.points,
    isGift: item.is_gift,
    shares: sharesOf(item.discount_shares),
  })
  return {
    original_price: money(original),
    price_steps: steps.map((step) => presentStep(step, discounts)),
    paid_price: money(item.subtotal_cents - item.global_discount_cents),
  }
}

function presentStep(
  { kind, position, amount }: PriceStep,
  discounts: OrderRow['discounts'],
): Answer['price_steps'][number] {
  const source = discounts.find((each) => each.position === position)
  return {
    kind: kind === 'discount' ? kindOf(source) : kind,
    title: source?.title ?? null,
    code: source?.code ?? null,
    amount: money(amount),
  }
}

function kindOf(source: OrderRow['discounts'][number] | undefined) {
  if (source?.kind === 'voucher') return 'voucher'
  return source?.source_id === manualDiscountId ? 'by_hand' : 'promotion'
}
