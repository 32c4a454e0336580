import type { SharedData, ShopProcess } from './shop-process.ts'

/** A variant that sells, with plenty in stock. */
export async function aVariant({
  db,
}: Pick<SharedData, 'db'>): Promise<{ id: string; productId: string }> {
  const { id, product_id: productId } = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('stock_levels as s', 's.variant_id', 'v.id')
    .where('p.status', '=', 'active')
    .orderBy('s.on_hand', 'desc')
    .select(['v.id', 'v.product_id'])
    .executeTakeFirstOrThrow()
  return { id, productId }
}

export async function aCourier({ db }: Pick<SharedData, 'db'>): Promise<string> {
  const { id } = await db
    .selectFrom('couriers')
    .select('id')
    .where('needs_point_code', '=', false)
    .executeTakeFirstOrThrow()
  return id
}

/** Sums up a metric over its labels, as `/metrics` tells it. */
export async function metricOf({ url }: Pick<ShopProcess, 'url'>, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return values.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
