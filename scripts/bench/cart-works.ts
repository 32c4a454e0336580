import type pg from 'pg'
import { z } from 'zod'
import { bareSelect, inRound } from './bare-sql.ts'
import { givePoints, makeBuyers, plentifulVariants, putInCarts } from './buyers.ts'
import { type Basket, cartCall } from './calls.ts'
import { openCode, variantsForPoints } from './generate-promotions.ts'
import { type Site, slots } from './site.ts'
import { askJson, asking } from './visits.ts'
import type { Work, Works } from './work.ts'

export async function cartWorks(site: Site): Promise<Works> {
  const plenty = await plentifulVariants(site.pool)
  return {
    'Cart of two pieces, priced': () => reading(site, { variantIds: plenty.slice(0, 2) }),
    'Cart with promotions of both levels and a voucher': async () => {
      const shorts = await plentifulShorts(site.pool)
      const variantIds = [...shorts.slice(0, 2), ...plenty.slice(0, 2)]
      return reading(site, { variantIds, voucherCode: openCode })
    },
    'Cart with a line for points': async () => {
      const withPoints = (await variantsForPoints(site.pool)).slice(0, 1)
      const others = plenty.filter((id) => !withPoints.includes(id)).slice(0, 2)
      return reading(site, { variantIds: [...withPoints, ...others], withPoints })
    },
  }
}

async function plentifulShorts(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select distinct variant_id as id from stock_levels
      join variants on variants.id = variant_id
      join product_categories using (product_id)
      join categories on categories.id = category_id
    where on_hand >= 5000 and slug = 'shorts' order by 1`)
  return rows.map(({ id }) => id)
}

async function reading(site: Site, basket: Basket): Promise<Work> {
  const { tokens, accountIds } = await makeBuyers(site.pool, slots)
  await givePoints(site.pool, accountIds, 10_000)
  const lines = accountIds.flatMap((account) =>
    basket.variantIds.map((variant) => ({ account, variant })),
  )
  await putInCarts(site.pool, lines)
  const calls = tokens.map((token) => cartCall(token, basket))
  const first = cartCall(tokens[0] ?? '', basket)
  requireInFull(basket, await askJson(site.shop[0], first, pricedCart))
  return {
    ...(await asking(site, calls)),
    sql: bareSelect(site.pool, bareCart, (turn) => [inRound(accountIds, turn)]),
  }
}

const pricedCart = z.object({
  is_voucher_applied: z.boolean(),
  discounts: z.array(z.object({ kind: z.string() })),
  calculations: z.object({ point: z.object({ total: z.number() }) }),
})

/** A cart that lost its discounts would be measured as a faster one. */
function requireInFull(
  { voucherCode, withPoints }: Basket,
  { is_voucher_applied, discounts, calculations }: z.output<typeof pricedCart>,
): void {
  const kinds = discounts.map(({ kind }) => kind)
  if (withPoints && calculations.point.total === 0) throw new Error('nothing is bought with points')
  if (voucherCode === undefined) return
  const isWhole = is_voucher_applied && kinds.includes('local') && kinds.includes('global')
  if (!isWhole) throw new Error(`the cart has only ${kinds.join()} of its discounts`)
}

const bareCart = `
  select cart_items.variant_id, qty, sku, price_cents, compare_at_cents, points_price, title, (
    select sum(on_hand - reserved) from stock_levels where variant_id = variants.id
  ) as free
  from cart_items join variants on variants.id = variant_id join products on products.id = product_id
  where account_id = $1`
