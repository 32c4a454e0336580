import { sql } from 'kysely'
import { statement, type Slots } from '#db/statement.ts'
import { dayMs } from '#domain/dates.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

const daysBack = 365
/** One order may be chance; two suggest a pattern. */
const minOrders = 2
const maxOthers = 24

/** Ids of products bought together with a product, most often first. */
export function boughtWith(ctx: Ctx, productId: string): Promise<string[]> {
  return cached(ctx, tagOfBought(productId), async () => ({
    value: await findBoughtWith(ctx.db, [productId]),
    tags: [tagOfBought(productId)],
  }))
}

export function tagOfBought(productId: string): string {
  return `bought:${productId}`
}

/** The same for several products taken together. */
export async function findBoughtWith(db: Db, productIds: readonly string[]): Promise<string[]> {
  const rows = await findOthers(db, { productIds })
  return rows.map(({ other_product_id }) => other_product_id)
}

const findOthers = statement((db, { productIds }: Slots<{ productIds: readonly string[] }>) =>
  db
    .selectFrom('bought_together')
    .select('other_product_id')
    .where('product_id', '=', sql<string>`any(${productIds}::text[])`)
    .groupBy('other_product_id')
    .orderBy(({ fn }) => fn.sum('orders'), 'desc')
    .orderBy('other_product_id')
    .limit(maxOthers),
)

/** Recounts the orders of the last year and drops the cached pages whose list changed. */
export async function countBoughtTogether(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    // Concurrent counts would write every pair twice. Readers still see the previous count.
    await sql`lock table bought_together in exclusive mode`.execute(trx)
    const before = await listsByProduct(trx)
    await trx.deleteFrom('bought_together').execute()
    await count(trx, new Date(ctx.clock().getTime() - daysBack * dayMs))
    const after = await listsByProduct(trx)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (id) => before.get(id) !== after.get(id),
    )
    if (changed.length > 0) await ctx.bus.announce(trx, changed.map(tagOfBought))
  })
}

async function listsByProduct(trx: Trx): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('bought_together')
    .select('product_id')
    .select(
      sql<string>`string_agg(other_product_id, ' ' order by orders desc, other_product_id)`.as(
        'others',
      ),
    )
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, others }) => [product_id, others]))
}

async function count(trx: Trx, since: Date): Promise<void> {
  await sql`
    with bought as (
      select distinct order_id, product_id
      from order_items
        join orders on orders.id = order_id
        join products on products.id = product_id
      where orders.created_at > ${since} and current_status <> 'cancelled'
    ),
    pairs as (
      select one.product_id, other.product_id as other_product_id, count(*)::int as orders
      from bought as one join bought as other using (order_id)
      where one.product_id <> other.product_id
      group by 1, 2
      having count(*) >= ${minOrders}
    ),
    ranked as (
      select *, row_number() over (partition by product_id order by orders desc, other_product_id) as rank
      from pairs
    )
    insert into bought_together (product_id, other_product_id, orders)
    select product_id, other_product_id, orders from ranked where rank <= ${maxOthers}`.execute(trx)
}
