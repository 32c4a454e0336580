import { type QueryCreator, type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { few, fewRows } from '#db/few.ts'
import { statement, type Slots } from '#db/statement.ts'
import type { CartItemsTable, Database } from '#db/types.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import { compareAtOf, holdsAt, priceOf } from '../catalogue/price-at.ts'
import type { Db, Trx } from '../platform/database/db.ts'

export interface CartKey {
  accountId: string
  storeId: string
}

/** A cart's lines, plus further variants, which get quantity zero. */
interface Wanted extends CartKey {
  /** The time that decides what is for sale and at what price. */
  at: Date
  besideIds: readonly string[]
}

/** A cart's lines and the further variants with all their data, in one statement. */
export const findVariants = statement((db, slots: Slots<Wanted>) =>
  withDescription(selectVariants(withLines(db, slots), slots)),
)

/**
 * The same without what `describeVariants` adds from a cache: only what decides whether and at what
 * price a line can be ordered.
 */
export const findVariantStates = statement((db, slots: Slots<Wanted>) =>
  selectVariants(withLines(db, slots), slots),
)

/** The states of some lines, locked in key order until the transaction ends. */
export const lockVariantStates = statement(
  (db, slots: Slots<Wanted & { variantIds: readonly string[] }>) =>
    selectVariants(
      db.with('lines', (cte) =>
        selectLines(cte, slots)
          .where(sql<boolean>`variant_id in ${few(slots.variantIds)}`)
          .orderBy('variant_id')
          .forUpdate(),
      ),
      slots,
    ),
)

export type VariantRow = Awaited<ReturnType<typeof findVariants>>[number]
export type VariantState = Awaited<ReturnType<typeof findVariantStates>>[number]

type LineColumns = Pick<CartItemsTable, 'variant_id' | 'qty' | 'created_at'>

function withLines(db: QueryCreator<Database>, slots: Slots<CartKey>) {
  return db.with('lines', (cte) => selectLines(cte, slots).limit(fewRows()))
}

function selectLines(db: QueryCreator<Database>, { accountId, storeId }: Slots<CartKey>) {
  return db
    .selectFrom('cart_items')
    .select(['variant_id', 'qty', 'created_at'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
}

/** Variants with what their price and their sale depend on, and the store's stock. */
function selectVariants(
  db: QueryCreator<Database & { lines: Selectable<LineColumns> }>,
  { besideIds, storeId, at }: Pick<Slots<Wanted>, 'besideIds' | 'storeId' | 'at'>,
) {
  return db
    .with('wanted', (cte) =>
      cte
        .selectFrom('lines')
        .select(['variant_id', 'qty', 'created_at'])
        .unionAll(
          sql<Selectable<LineColumns>>`select id, 0, now() from ${few(besideIds)} as beside`,
        ),
    )
    .selectFrom('wanted as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('preorder_levels as o', (join) =>
      join.onRef('o.variant_id', '=', 'v.id').on('o.store_id', '=', storeId),
    )
    .leftJoin('scheduled_prices as scheduled', (join) =>
      join.onRef('scheduled.variant_id', '=', 'v.id').on(holdsAt(at)),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('stock_levels')
          .select([
            sql<number>`coalesce(sum(on_hand), 0)`.as('on_hand'),
            sql<number>`coalesce(sum(reserved), 0)`.as('reserved'),
          ])
          .whereRef('variant_id', '=', 'v.id')
          // Read once for all variants.
          .where(
            sql<boolean>`warehouse_id = any(array(
              select id from warehouses where store_id = ${storeId}))`,
          )
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['l.variant_id', 'l.qty', 'l.created_at', 's.on_hand', 's.reserved'])
    .select(['v.product_id', 'v.sku', 'v.colour_code', 'v.size'])
    .select([priceOf('v').as('price_cents'), compareAtOf('v').as('compare_at_cents')])
    .select(['v.points_price', 'v.cost_cents', 'v.weight_grams'])
    .select(['o.max_qty as preorder_limit', 'o.taken as preorder_taken'])
    .select('o.expected_on as preorder_on')
    .select(sql<boolean>`v.archived_at is null and ${isForSale('p', at)}`.as('is_sold'))
}

/** Adds what a line shows of its product. */
function withDescription(variants: ReturnType<typeof selectVariants>) {
  return variants
    .leftJoin('colours as c', 'c.code', 'v.colour_code')
    .select(['p.title', 'p.tags', 'c.title as colour_title'])
    .select((eb) => [
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

/** The old and the new quantity of a line; 0 means no line. */
export interface LineChange extends CartKey {
  variantId: string
  had: number
  qty: number
  at: Date
}

const insertLine = statement((db, { accountId, storeId, variantId, qty, at }: Slots<LineChange>) =>
  db
    .insertInto('cart_items')
    .values({
      account_id: accountId,
      store_id: storeId,
      variant_id: variantId,
      qty,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('qty'),
)

const updateLine = statement((db, slots: Slots<LineChange>) =>
  db
    .updateTable('cart_items')
    .set({ qty: slots.qty })
    .where('account_id', '=', slots.accountId)
    .where('store_id', '=', slots.storeId)
    .where('variant_id', '=', slots.variantId)
    .where('qty', '=', slots.had)
    .returning('qty'),
)

const deleteLine = statement((db, slots: Slots<LineChange>) =>
  db
    .deleteFrom('cart_items')
    .where('account_id', '=', slots.accountId)
    .where('store_id', '=', slots.storeId)
    .where('variant_id', '=', slots.variantId)
    .where('qty', '=', slots.had)
    .returning('qty'),
)

/** Compare-and-set: returns false if the line changed meanwhile. */
export async function replaceLine(db: Db | Trx, line: LineChange): Promise<boolean> {
  const { qty, had } = line
  if (qty === had) return true
  const write = had === 0 ? insertLine : qty === 0 ? deleteLine : updateLine
  return (await write(db, line)).length > 0
}

export async function removeLines(db: Db | Trx, cart: CartKey): Promise<void> {
  await db
    .deleteFrom('cart_items')
    .where('account_id', '=', cart.accountId)
    .where('store_id', '=', cart.storeId)
    .execute()
}
