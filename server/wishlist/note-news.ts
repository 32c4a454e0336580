import { sql } from 'kysely'
import type { Trx } from '../context.ts'
import { addJob, type WishNews } from '../jobs/queue.ts'

/** An import, or a morning of new prices, settles before anybody is written to. */
const settlingMinutes = 10

/**
 * Variants can be had again: who wishes for their product is told, unless it could be had all the
 * while in another colour or size.
 */
export async function noteReturned(
  trx: Trx,
  variants: readonly { productId: string; variantId: string }[],
): Promise<void> {
  if (variants.length === 0) return
  const productIds = [...new Set(variants.map(({ productId }) => productId))]
  const variantIds = variants.map(({ variantId }) => variantId)
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${productIds}::text[]) as p (id)
    where exists (select 1 from wishlist_items w where w.product_id = p.id)
      and not exists (
        select 1 from variants v
        left join stock_levels s on s.variant_id = v.id and s.on_hand > s.reserved
        left join preorder_levels o on o.variant_id = v.id and o.most > o.taken
        where v.product_id = p.id and v.archived_at is null
          and v.id <> all(${variantIds}::text[])
          and (s.variant_id is not null or o.variant_id is not null)
      )
    order by p.id`.execute(trx)
  for (const { id } of rows) await queue(trx, id, 'returned')
}

/** Prices of a product were written: who has seen none as low as now is told. */
export async function noteCheaper(trx: Trx, productId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from wishlist_items
    where product_id = ${productId} and known_cents > (
      select min(price_cents) from variants
      where product_id = ${productId} and archived_at is null
    )
    limit 1`.execute(trx)
  if (rows.length > 0) await queue(trx, productId, 'cheaper')
}

async function queue(trx: Trx, productId: string, news: WishNews): Promise<void> {
  const runAt = new Date(Date.now() + settlingMinutes * 60_000)
  const key = `wish:${news}:${productId}`
  await addJob(trx, 'tell_wishers', { product_id: productId, news }, { runAt, key, keepTime: true })
}
