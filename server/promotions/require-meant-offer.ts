import { sql } from 'kysely'
import type { PromotionEffect, ScopeCopy } from '#db/json-types.ts'
import { DomainError } from '#domain/errors.ts'
import { cents } from '#domain/money.ts'
import { makesFree } from '#domain/pricing/makes-free.ts'
import { covers } from '#domain/pricing/scope.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import type { Differences } from '../platform/changes/differences.ts'
import { effectInput, termsInput } from './promotion-input.ts'

export interface OfferRow {
  effect: PromotionEffect
  scope: ScopeCopy
  min_spend_cents: number | null
  min_quantity: number | null
  starts_at: Date | null
  ends_at: Date | null
}

const decisive = ['level', 'effect', 'scope', 'min_spend_cents', 'min_quantity']

/** Throws `free_products` if a change makes products free, unless a person said that it is meant. */
export async function requireMeantOffer(
  trx: Trx,
  row: OfferRow,
  change: Differences | null,
  confirms_free_products: boolean,
): Promise<void> {
  if (confirms_free_products || !decisive.some((name) => name in (change?.after ?? {}))) return
  const products = await countFreeProducts(trx, row)
  if (products > 0) throw new DomainError('free_products', { products })
}

/** How many products an offer makes free when they are bought alone. */
export async function countFreeProducts(db: Db | Trx, row: OfferRow): Promise<number> {
  const offer = { ...termsInput(row), effect: effectInput(row.effect) }
  const free = (await productsOnSale(db)).filter(
    (product) => makesFree(offer, cents(product.price)) && covers(offer.scope, product),
  )
  return free.length
}

/** With the price of the cheapest variant, and categories with those above them. */
async function productsOnSale(db: Db | Trx) {
  const { rows } = await sql<{
    productId: string
    tags: string[]
    categoryIds: string[]
    price: number
  }>`
    with recursive filed as (
      select product_id, category_id from product_categories
      union
      select f.product_id, c.parent_id from filed f
      join categories c on c.id = f.category_id where c.parent_id is not null
    )
    select p.id as "productId", p.tags, coalesce(f.ids, '{}') as "categoryIds", v.price
    from products p
    join (select product_id, min(price_cents) as price from variants where archived_at is null
      group by product_id) v on v.product_id = p.id
    left join (select product_id, array_agg(category_id) as ids from filed group by product_id) f
      on f.product_id = p.id
    where p.status = 'active'`.execute(db)
  return rows
}
