import { type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Trx } from '../context.ts'

/** Whose cart, in which store. */
export interface CartKey {
  accountId: string
  storeId: string
}

/** All facts of a cart's lines in one query, by variant. */
export function selectLines(db: Db | Trx, { accountId, storeId }: CartKey) {
  return selectVariants(db)
    .innerJoin('cart_items as l', 'l.variant_id', 'v.id')
    .select(['l.qty', 'l.created_at'])
    .where('l.account_id', '=', accountId)
    .where('l.store_id', '=', storeId)
    .orderBy('l.variant_id')
}

export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

/** Variants with all that a line shows of them, and what its price goes by. */
export function selectVariants(db: Db | Trx) {
  return db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('colours as c', 'c.code', 'v.colour_code')
    .leftJoin('preorder_levels as o', 'o.variant_id', 'v.id')
    .select([
      'v.id as variant_id',
      'v.product_id',
      'v.sku',
      'v.colour_code',
      'v.size',
      'v.price_cents',
      'v.compare_at_cents',
      'v.points_price',
      'v.weight_grams',
      'p.title',
      'p.tags',
      'c.title as colour_title',
      'o.most as preorder_limit',
      'o.taken as preorder_taken',
      'o.expected_on as preorder_on',
      sql<boolean>`v.archived_at is null and p.status = 'active'`.as('is_sold'),
    ])
    .select((eb) => [
      eb
        .selectFrom('stock_levels as s')
        .select(sql<number>`coalesce(sum(s.on_hand), 0)`.as('sum'))
        .whereRef('s.variant_id', '=', 'v.id')
        .as('on_hand'),
      eb
        .selectFrom('stock_levels as s')
        .select(sql<number>`coalesce(sum(s.reserved), 0)`.as('sum'))
        .whereRef('s.variant_id', '=', 'v.id')
        .as('reserved'),
      sql<string[]>`array(select category_id from product_categories where product_id = p.id)`.as(
        'category_ids',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select(['i.file_id', 'f.width', 'f.height', 'f.background', 'i.alt'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy(sql`i.colour_code is not distinct from v.colour_code`, 'desc')
          .orderBy('i.position')
          .limit(1),
      ).as('picture'),
    ])
}

export type VariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number]

/** The lines of these variants, locked in key order until the transaction ends. */
export function lockLines(
  trx: Trx,
  cart: CartKey,
  variantIds: readonly string[],
): Promise<LineRow[]> {
  return selectLines(trx, cart)
    .where('l.variant_id', '=', anyOf(variantIds))
    .forUpdate('l')
    .execute()
}

/** Adds to the line, or makes it. Two at once both count. */
export async function addPieces(
  trx: Trx,
  cart: CartKey,
  variantId: string,
  qty: number,
  at: Date,
): Promise<void> {
  await insertLine(trx, cart, variantId, qty, at)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'store_id', 'variant_id'])
        .doUpdateSet({ qty: sql`cart_items.qty + excluded.qty` }),
    )
    .execute()
}

export async function setPieces(
  trx: Trx,
  cart: CartKey,
  variantId: string,
  qty: number,
  at: Date,
): Promise<void> {
  await insertLine(trx, cart, variantId, qty, at)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'store_id', 'variant_id']).doUpdateSet({ qty }),
    )
    .execute()
}

function insertLine(trx: Trx, cart: CartKey, variantId: string, qty: number, at: Date) {
  return trx.insertInto('cart_items').values({
    account_id: cart.accountId,
    store_id: cart.storeId,
    variant_id: variantId,
    qty,
    created_at: at,
  })
}

/** Pieces of one line, which nobody else can change until the transaction ends; 0 without one. */
export async function lockPieces(trx: Trx, cart: CartKey, variantId: string): Promise<number> {
  const line = await trx
    .selectFrom('cart_items')
    .select('qty')
    .where('account_id', '=', cart.accountId)
    .where('store_id', '=', cart.storeId)
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirst()
  return line?.qty ?? 0
}

/** Takes lines out: those of these variants, or all of them. */
export async function removeLines(
  db: Db | Trx,
  cart: CartKey,
  variantIds?: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where('account_id', '=', cart.accountId)
    .where('store_id', '=', cart.storeId)
    .$if(variantIds !== undefined, (query) =>
      query.where('variant_id', '=', anyOf(variantIds ?? [])),
    )
    .execute()
}

function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${ids}::text[])`
}
