import { randomText } from '#domain/ids.ts'
import type { Colleague } from './colleague.ts'
import type { Cluster } from './open-cluster.ts'

export interface Goods {
  /** What shoppers buy; there is enough of each. */
  variantIds: string[]
  courierId: string
  /** Not bought; its price changes all the time. */
  watched: { productId: string; variants: { id: string; priceCents: number }[] }
}

const kinds = 20
/** No promotion of the demo label covers it, so its page shows the price that was set. */
const watchedHandle = 'oxford-shirt'

/** Chooses what is bought, and receives enough of it. */
export async function prepareGoods(
  { database: { db } }: Cluster,
  colleague: Colleague,
  quantity: number,
): Promise<Goods> {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('stock_levels as s', 's.variant_id', 'v.id')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .where('p.status', '=', 'active')
    .where('w.slug', '=', 'stockroom')
    .where('s.on_hand', '>', 0)
    .where('v.archived_at', 'is', null)
    .where('v.points_price', 'is', null)
    .orderBy('v.id')
    .select(['v.id', 'v.product_id', 's.warehouse_id', 'p.handle'])
    .execute()
  const productId = rows.find(({ handle }) => handle === watchedHandle)?.product_id ?? ''
  const bought = rows.filter(({ handle }) => handle !== watchedHandle).slice(0, kinds)
  for (const { id: variant_id, warehouse_id } of bought) {
    await colleague('POST /stock/receive', {
      idempotencyKey: randomText(24),
      body: { warehouse_id, lines: [{ variant_id, qty: quantity }], reason: 'Delivery' },
    })
  }
  const variants = await db
    .selectFrom('variants')
    .where('product_id', '=', productId)
    .select(['id', 'price_cents as priceCents'])
    .execute()
  const { id: courierId } = await db
    .selectFrom('couriers')
    .select('id')
    .where('needs_point_code', '=', false)
    .executeTakeFirstOrThrow()
  return { variantIds: bought.map(({ id }) => id), courierId, watched: { productId, variants } }
}
