import { sql } from 'kysely'
import { minuteMs } from '#domain/dates.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob, type Jobs } from '../platform/jobs/queue.ts'
import { holdsAt, priceOf } from './price-at.ts'

/** Alerts wait until an import or a series of price changes has settled. */
const settlingMinutes = 10

/**
 * Alerts wishlist owners that variants are back in stock in a store, unless the product was
 * available there all along in another colour or size.
 */
export async function alertBackInStock(
  trx: Trx,
  variants: readonly { productId: string; variantId: string; storeId: string }[],
  at: Date,
): Promise<void> {
  if (variants.length === 0) return
  const productIds = variants.map(({ productId }) => productId)
  const storeIds = variants.map(({ storeId }) => storeId)
  const variantIds = variants.map(({ variantId }) => variantId)
  const { rows } = await sql<{ id: string; store_id: string }>`
    select distinct p.id, p.store_id
    from unnest(${productIds}::text[], ${storeIds}::text[]) as p (id, store_id)
    where exists (
        select 1 from wishlist_items w where w.product_id = p.id and w.store_id = p.store_id
      )
      and not exists (
        select 1 from variants v
        where v.product_id = p.id and v.archived_at is null
          and v.id <> all(${variantIds}::text[])
          and (
            exists (
              select 1 from stock_levels s join warehouses h on h.id = s.warehouse_id
              where s.variant_id = v.id and s.on_hand > s.reserved and h.store_id = p.store_id
            ) or exists (
              select 1 from preorder_levels o
              where o.variant_id = v.id and o.max_qty > o.taken and o.store_id = p.store_id
            )
          )
      )
    order by p.id, p.store_id`.execute(trx)
  for (const { id, store_id } of rows) {
    const key = `wish:returned:${id}:${store_id}`
    await queue(trx, { product_id: id, news: 'returned', store_id }, { key, at })
  }
}

/** Emails those who asked for a variant that is available again. */
export async function alertStockRequested(
  trx: Trx,
  variants: readonly { variantId: string; storeId: string }[],
): Promise<void> {
  if (variants.length === 0) return
  const { rows } = await sql<{ variant_id: string; store_id: string }>`
    select distinct r.variant_id, r.store_id
    from unnest(${variants.map(({ variantId }) => variantId)}::text[],
      ${variants.map(({ storeId }) => storeId)}::text[]) as v (variant_id, store_id)
    join stock_requests r using (variant_id, store_id)
    order by 1, 2`.execute(trx)
  const runAt = new Date(Date.now() + settlingMinutes * minuteMs)
  for (const job of rows) {
    const key = `stock:${job.variant_id}:${job.store_id}`
    await addJob(trx, 'alert_stock_requests', job, { runAt, key, keepTime: true })
  }
}

/** After a price change, alerts customers whose lowest known price is higher. */
export async function alertPriceDrop(trx: Trx, productId: string, at: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from wishlist_items
    where product_id = ${productId} and last_price_cents > (
      select min(${priceOf('v')}) from variants v
      left join scheduled_prices scheduled on scheduled.variant_id = v.id and ${holdsAt(at)}
      where v.product_id = ${productId} and v.archived_at is null
    )
    limit 1`.execute(trx)
  if (rows.length === 0) return
  const key = `wish:cheaper:${productId}`
  await queue(trx, { product_id: productId, news: 'cheaper' }, { key, at })
}

async function queue(
  trx: Trx,
  job: Jobs['alert_wishlists'],
  { key, at }: { key: string; at: Date },
): Promise<void> {
  const runAt = new Date(at.getTime() + settlingMinutes * minuteMs)
  await addJob(trx, 'alert_wishlists', job, { runAt, key, keepTime: true })
}
