import { inTransaction } from '#server/in-transaction.ts'
import { setOnHand } from '#server/stock/set-on-hand.ts'
import { productPath } from '#storefront/product/product-path.ts'
import type { OpenShop } from './shop.ts'

/** One variant of the demo label. */
export interface Piece {
  id: string
  productId: string
  /** The product's page with this variant chosen. */
  path: string
  /** As lists of the cart name it. */
  name: string
}

export type Backroom = ReturnType<typeof backroom>

/** What happens behind the shoppers' backs: to the stock, the prices, the orders, the accounts. */
export function backroom({ ctx }: OpenShop) {
  const { db } = ctx

  async function piece(handle: string, colour: string, size: string): Promise<Piece> {
    const row = await db
      .selectFrom('variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .innerJoin('colours as c', 'c.code', 'v.colour_code')
      .select(['v.id', 'p.id as productId', 'p.title', 'c.title as colour'])
      .where('p.handle', '=', handle)
      .where('v.colour_code', '=', colour)
      .where('v.size', '=', size)
      .executeTakeFirstOrThrow()
    return {
      id: row.id,
      productId: row.productId,
      path: `${productPath({ id: row.productId, title: row.title.en })}?variant=${row.id}`,
      name: `${row.title.en}, ${row.colour.en} / ${size}`,
    }
  }

  return {
    piece,

    /** Leaves so many of a piece that nobody has ordered yet. */
    async leave({ id }: Piece, count: number): Promise<void> {
      const levels = await db
        .selectFrom('stock_levels')
        .selectAll()
        .where('variant_id', '=', id)
        .orderBy('warehouse_id')
        .execute()
      const counts = levels.map(({ warehouse_id: warehouseId, reserved }, at) => ({
        variantId: id,
        warehouseId,
        onHand: reserved + (at === 0 ? count : 0),
      }))
      await inTransaction(ctx, (trx) => setOnHand(ctx, trx, counts, 'counted'))
      await ctx.bus.settled()
    },

    async setPrice({ id, productId }: Piece, cents: number): Promise<void> {
      await inTransaction(ctx, async (trx) => {
        await trx
          .updateTable('variants')
          .set({ price_cents: cents, compare_at_cents: null })
          .where('id', '=', id)
          .execute()
        await ctx.bus.announce(trx, [`product:${productId}`])
      })
      await ctx.bus.settled()
    },

    async takeOffSale({ productId }: Piece): Promise<void> {
      await inTransaction(ctx, async (trx) => {
        await trx
          .updateTable('products')
          .set({ status: 'archived' })
          .where('id', '=', productId)
          .execute()
        await ctx.bus.announce(trx, [`product:${productId}`, 'products'])
      })
      await ctx.bus.settled()
    },

    /** The orders that hold a piece. */
    ordersWith: ({ id }: Piece) =>
      db
        .selectFrom('orders as o')
        .innerJoin('order_items as i', 'i.order_id', 'o.id')
        .select(['o.id', 'o.reference', 'o.current_status', 'o.total_cents', 'i.qty'])
        .where('i.variant_id', '=', id)
        .execute(),

    /** How many of a piece lie in carts. */
    async inCarts({ id }: Piece): Promise<number[]> {
      const rows = await db
        .selectFrom('cart_items')
        .select('qty')
        .where('variant_id', '=', id)
        .execute()
      return rows.map(({ qty }) => qty)
    },

    countAccounts: async () => {
      const rows = await db.selectFrom('accounts').select('id').execute()
      return rows.length
    },

    /** As if half an hour had passed for everybody. */
    endSessions: () => db.deleteFrom('access_tokens').execute(),
  }
}
