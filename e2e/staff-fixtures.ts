import type { BrowserContext } from 'playwright'
import { sql } from 'kysely'
import { newId } from '#domain/ids.ts'
import { addContentVersion } from '#server/content/pages/write-content.ts'
import { ChangeRecorder } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { setOnHand } from '#server/inventory/set-on-hand.ts'
import { productPath } from '#storefront/paths.ts'
import type { OpenShop } from './shop.ts'

/** A variant of the demo label. */
export interface ItemRow {
  id: string
  productId: string
  /** The product page with this variant selected. */
  path: string
  /** Name as shown in cart lists. */
  name: string
}

export type Backroom = ReturnType<typeof backroom>

/** Changes behind the shoppers' backs: stock, prices, orders, accounts. */
export function backroom({ ctx }: OpenShop) {
  const { db } = ctx
  const openedAt = new Date()

  async function piece(handle: string, colour: string, size: string): Promise<ItemRow> {
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

    /** Sets what the main store can sell: `count` units that no order has reserved. */
    async leave({ id }: ItemRow, count: number): Promise<void> {
      const levels = await db
        .selectFrom('stock_levels as l')
        .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
        .innerJoin('stores as s', 's.id', 'w.store_id')
        .select(['l.warehouse_id', 'l.reserved'])
        .where('l.variant_id', '=', id)
        // The ids are random: only the slug tells whose stock it is.
        .orderBy(sql`s.slug = 'main'`, 'desc')
        .orderBy('w.position')
        .execute()
      const counts = levels.map(({ warehouse_id: warehouseId, reserved }, at) => ({
        variantId: id,
        warehouseId,
        onHand: reserved + (at === 0 ? count : 0),
      }))
      await inTransaction(ctx, (trx) => setOnHand(trx, ctx, counts, 'counted'))
      await ctx.bus.settled()
    },

    async setPrice({ id, productId }: ItemRow, cents: number): Promise<void> {
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

    /** Makes variants available for `points` each. */
    async askPoints(points: number, ...items: readonly ItemRow[]): Promise<void> {
      await inTransaction(ctx, async (trx) => {
        const ids = items.map(({ id }) => id)
        await trx
          .updateTable('variants')
          .set({ points_price: points })
          .where('id', 'in', ids)
          .execute()
        await ctx.bus.announce(
          trx,
          items.map(({ productId }) => `product:${productId}`),
        )
      })
      await ctx.bus.settled()
    },

    /** Turns the newest temporary account into a registered one, in its browser too; returns its id. */
    async makeMember(context: BrowserContext): Promise<string> {
      const { id } = await db
        .selectFrom('accounts')
        .select('id')
        .where('kind', '=', 'TEMP')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('accounts')
        .set({ kind: 'REGISTERED', email: `${id.toLowerCase()}@example.com`, username: 'Member' })
        .where('id', '=', id)
        .execute()
      await context.clearCookies({ name: 'auth.temporary' })
      for (const page of context.pages()) {
        await page.evaluate(() => {
          localStorage.removeItem('auth.temporary')
          localStorage.setItem('auth.registered', 'member')
        })
      }
      return id
    },

    /** A page of text at an address of its own; answers its path. */
    async writePage(slug: string): Promise<string> {
      const editor = { id: newId('staff'), name: 'Wong Ka Ming', role: 'manager' as const }
      const account = { email: `${editor.id}@example.com`, password_hash: 'nobody signs in' }
      await db
        .insertInto('staff')
        .values({ ...editor, ...account })
        .execute()
      const written = {
        title: { en: 'Alterations', zh: '改衣服務', cn: '改衣服务' },
        description: { en: 'Hems', zh: '改褲長', cn: '改裤长' },
        body: { en: 'Bring it to the shop.', zh: '請帶到門市。', cn: '请带到门店。' },
      }
      const { path } = await inTransaction(ctx, (trx) =>
        addContentVersion(trx, ctx, slug, written, new ChangeRecorder(editor)),
      )
      await ctx.bus.settled()
      return path
    },

    async takeOffSale({ productId }: ItemRow): Promise<void> {
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

    /** The orders that contain a variant, without those of the demo's reviews. */
    ordersWith: ({ id }: ItemRow) =>
      db
        .selectFrom('orders as o')
        .innerJoin('order_items as i', 'i.order_id', 'o.id')
        .select(['o.id', 'o.reference', 'o.current_status', 'o.total_cents', 'i.qty'])
        .where('i.variant_id', '=', id)
        .where('o.created_at', '>=', openedAt)
        .execute(),

    /** Quantities of a variant, by cart. */
    async inCarts({ id }: ItemRow): Promise<number[]> {
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

    /** Ends all sessions, as if half an hour had passed. */
    endSessions: () => db.deleteFrom('access_tokens').execute(),
  }
}
