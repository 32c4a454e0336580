import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { quoteSale } from '#contract/staff/counter.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { manualDiscount, maxManualDiscount, manualAmount } from '#domain/counter/manual-discount.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { centsOf, decimalText, parseDecimalText } from '#domain/format-money.ts'
import { type Cents, noPoints } from '#domain/money.ts'
import type { Promotion } from '#domain/pricing/pricing-input.ts'
import { giftIds } from '../../cart/gifts.ts'
import { presentCart } from '../../cart/present.ts'
import { priceLines, type Cart, type Quote } from '../../cart/price-lines.ts'
import { findVariants, type VariantRow } from '../../cart/queries.ts'
import { prepareQuote } from '../../cart/read-cart.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { readLimits } from '../../settings/limits.ts'
import type { DeliveryInfo } from '../../shipping/delivery.ts'
import { assertSellable } from '../assert-quote-unchanged.ts'

type Basket = Omit<z.output<NonNullable<typeof quoteSale.body>>, 'delivery_info'>

/** A basket with all that its price depends on except the variants. */
export interface PreparedBasket {
  basket: Basket
  shop: Shop
  quote: Quote
  /** Says whether it leaves with the customer, so that only the shop's own stock counts. */
  isTakenAlong: boolean
  /** The most this person may give by hand, in percent of the goods. */
  maxPercent: number
}

export type Shop = Awaited<ReturnType<typeof getShop>>

/** Goods that leave over the counter. */
const takenAlong: DeliveryInfo = {
  country: 'HK',
  method: 'PICKUP',
  courier_id: null,
  warehouse_id: null,
}

/** Call before opening a transaction. Throws `forbidden` for a discount this role may not give. */
export async function prepareBasket(
  ctx: Ctx,
  basket: Basket,
  { staff, delivery }: { staff: StaffMember; delivery: DeliveryInfo | null },
): Promise<PreparedBasket> {
  if (basket.discount && !staff.permissions.includes('discounts:give')) {
    throw new DomainError('forbidden', { permission: 'discounts:give' })
  }
  const shop = await getShop(ctx, basket.warehouse_id)
  const cartKey = { accountId: basket.account_id ?? '', storeId: shop.store_id }
  const quote = await prepareQuote(ctx, cartKey, { delivery: delivery ?? takenAlong })
  return {
    basket,
    shop,
    quote: {
      ...quote,
      pointsBalance: noPoints,
      promotions: [...quote.promotions, ...byHand(basket)],
    },
    isTakenAlong: delivery === null,
    maxPercent: await maxPercentOf(ctx, staff),
  }
}

async function maxPercentOf(ctx: Ctx, { role, maxDiscountPercent }: StaffMember): Promise<number> {
  const limits = await readLimits(ctx)
  if (role === 'assistant') return limits.assistant_discount_percent
  if (role === 'manager') return limits.manager_discount_percent
  return maxDiscountPercent ?? 100
}

async function getShop(ctx: Ctx, id: string) {
  const shop = await ctx.db
    .selectFrom('warehouses')
    .select(['id', 'store_id', 'title', 'address', 'hours', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!shop) throw invalid('warehouse_id', issueSentences.not_found)
  return shop
}

function byHand({ discount }: Basket): Promotion[] {
  if (discount === null) return []
  const effect =
    discount.kind === 'percent'
      ? { kind: 'percent' as const, percent: discount.percent, cap: null }
      : { kind: 'amount' as const, amount: centsOf(discount.amount) }
  return [manualDiscount(effect, discount.reason)]
}

/** Priced from the database by the rules of every cart. Throws `variant_unavailable`. */
export async function priceBasket(db: Db | Trx, prepared: PreparedBasket): Promise<Cart> {
  const { basket, quote, shop } = prepared
  const priced = { lines: basket.lines, quote, storeId: shop.store_id }
  return priceWanted(db, priced, (rows) => withOwnStock(db, prepared, rows))
}

interface Wanted {
  lines: Basket['lines']
  quote: Quote
  storeId: string
}

/** Prices lines that are in no cart. `stock` may narrow what is available of them. */
export async function priceWanted(
  db: Db | Trx,
  { lines: wanted, quote, storeId }: Wanted,
  stock = async (rows: VariantRow[]): Promise<VariantRow[]> => rows,
): Promise<Cart> {
  const gifts = giftIds(quote.promotions, quote.at)
  const lineIds = wanted.map((line) => line.variant_id)
  const variantIds = [...new Set([...lineIds, ...gifts])]
  const key = { accountId: '', storeId, at: quote.at }
  const stocked = await stock(await findVariants(db, { ...key, besideIds: variantIds }))
  const rows = new Map(stocked.map((row) => [row.variant_id, row]))
  const lines = wanted.map(({ variant_id: id, qty }, at) => {
    const row = rows.get(id)
    if (!row) throw new DomainError('variant_unavailable', { product_variant_id: id })
    // Shown in the order they were scanned.
    return { ...row, qty, created_at: new Date(at) }
  })
  return priceLines([...lines, ...gifts.flatMap((id) => rows.get(id) ?? [])], quote)
}

/** Stock of the shop alone for goods that leave at once; what is held for this customer is free. */
async function withOwnStock(
  db: Db | Trx,
  { basket, shop, isTakenAlong }: PreparedBasket,
  rows: readonly VariantRow[],
): Promise<VariantRow[]> {
  const ids = rows.map((row) => row.variant_id)
  const { rows: levels } = await sql<{
    variant_id: string
    on_hand: number
    reserved: number
    held: number
  }>`
    select s.variant_id, s.on_hand, s.reserved, coalesce((
      select sum(h.qty) from try_on_holds h
      where h.id = any(${basket.hold_ids}::text[]) and h.state = 'held'
        and h.variant_id = s.variant_id and h.warehouse_id = s.warehouse_id
    ), 0)::int as held
    from stock_levels s
    where s.warehouse_id = ${shop.id} and s.variant_id = any(${ids}::text[])`.execute(db)
  return rows.map((row) => {
    const level = levels.find((each) => each.variant_id === row.variant_id)
    const held = level?.held ?? 0
    if (!isTakenAlong) return { ...row, reserved: row.reserved - held }
    const { on_hand, reserved } = level ?? { on_hand: 0, reserved: 0 }
    return { ...row, on_hand, reserved: reserved - held, preorder_limit: null, preorder_on: null }
  })
}

/** The most the caller may take off by hand. */
export function maxDiscount({ maxPercent }: PreparedBasket, { priced }: Cart): Cents {
  return maxManualDiscount(priced, maxPercent)
}

/** Throws if it cannot be sold as it was shown, or if the discount is above the role's limit. */
export function assertBasketUnchanged(
  prepared: PreparedBasket,
  cart: Cart,
  expectedTotal: string,
): void {
  assertSellable(cart)
  const most = maxDiscount(prepared, cart)
  if (manualAmount(cart.priced) > most) {
    throw new DomainError('discount_too_large', { max: decimalText(most) })
  }
  if (parseDecimalText(expectedTotal) === cart.priced.total) return
  throw new DomainError('price_changed', { cart: presentCart(cart) })
}
