import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { stockLine } from '#contract/staff/stock.ts'
import { DomainError } from '#domain/errors.ts'
import { lowStock } from '#domain/stock.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { codePattern, holdsKeyword } from '../platform/database/like-pattern.ts'
import { paginateIds } from '../platform/database/paginate-ids.ts'
import type { Page } from '../platform/database/read-page.ts'
import { preorderOf, stockLevelsOf } from './select-stock.ts'

type StockLine = z.input<typeof stockLine>

interface StockFilter extends Page {
  keyword?: string | undefined
  product_id?: string | undefined
  warehouse_id?: string | undefined
  store_id?: string | undefined
  at_most?: number | undefined
  is_low?: 'true' | undefined
  variant_id?: string | undefined
  variant_ids?: readonly string[]
}

/** Level of variant `v` from which it counts as low. */
const lowAt = sql<number>`coalesce(
  (select l.low_at from low_stock_levels l where l.variant_id = v.id), ${lowStock}::int)`

const onTheWay = sql<number>`(
  select coalesce(sum(l.qty - l.received_qty - l.returned_qty), 0)::int from stock_transfer_lines l
  where l.variant_id = v.id and l.received_qty + l.returned_qty < l.qty)`

export async function listStock(
  db: Db | Trx,
  filter: StockFilter,
): Promise<{ data: StockLine[]; total: number }> {
  const order = sql`v.sku`
  const search = { from: sql`variants as v`, fits: conditions(filter), order }
  const isCostly = Boolean(filter.keyword) || filter.at_most !== undefined || Boolean(filter.is_low)
  const { ids, total } = await paginateIds(db, { ...search, isCostly }, filter)
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where(sql<boolean>`v.id = any(${ids}::text[])`)
    .select(['v.id', 'v.product_id', 'v.sku', 'v.barcode', 'v.colour_code', 'v.size'])
    .select(['v.archived_at', 'p.title'])
    .select((eb) => [stockLevelsOf(eb).as('levels'), preorderOf(eb).as('preorder')])
    .select([onTheWay.as('on_the_way'), lowAt.as('low_at')])
    .orderBy(order)
    .execute()
  const data = rows.map(({ id, title, colour_code, archived_at, levels, ...row }) => ({
    ...row,
    variant_id: id,
    product_title: title,
    colour: colour_code,
    is_archived: archived_at !== null,
    levels: levels.map((level) => ({ ...level, available: level.on_hand - level.reserved })),
    on_hand: levels.reduce((sum, { on_hand }) => sum + on_hand, 0),
    available: levels.reduce((sum, { on_hand, reserved }) => sum + on_hand - reserved, 0),
  }))
  return { data, total }
}

export async function readStockLine(db: Db | Trx, variantId: string): Promise<StockLine> {
  const { data } = await listStock(db, { variant_ids: [variantId], page: 1, per_page: 1 })
  const [line] = data
  if (!line) throw new DomainError('not_found')
  return line
}

/** All of these variants, each once. */
export async function readStockLines(
  db: Db | Trx,
  lines: readonly { variantId: string }[],
): Promise<{ data: StockLine[] }> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const { data } = await listStock(db, { variant_ids: ids, page: 1, per_page: ids.length })
  return { data }
}

function conditions(filter: StockFilter) {
  const { keyword, product_id, variant_id, warehouse_id, store_id, at_most, is_low } = filter
  const { variant_ids } = filter
  const fits = [variant_ids ? sql`v.id = any(${variant_ids}::text[])` : sql`true`]
  if (variant_id) fits.push(sql`v.id = ${variant_id}`)
  if (product_id) fits.push(sql`v.product_id = ${product_id}`)
  if (warehouse_id) {
    fits.push(sql`exists (select 1 from stock_levels s
      where s.variant_id = v.id and s.warehouse_id = ${warehouse_id})`)
  }
  if (store_id) {
    fits.push(sql`exists (select 1 from stock_levels s join warehouses w on w.id = s.warehouse_id
      where s.variant_id = v.id and w.store_id = ${store_id})`)
  }
  if (at_most !== undefined) {
    const few = store_id ? atMostInStore(at_most, store_id) : atMost(at_most)
    fits.push(sql`v.archived_at is null and v.id = any(array(${few}))`)
  }
  if (is_low) fits.push(sql`v.archived_at is null and v.id = any(array(${low}))`)
  if (keyword) fits.push(sql`v.id = any(array(${named(keyword)}))`)
  return fits
}

// Arrays, because each is found once and by its own index or pass.

const named = (keyword: string) => sql`
  select id from variants
  where barcode = ${keyword} or lower(sku) like ${codePattern(keyword)}
  union all
  select n.id from variants n join products p on p.id = n.product_id
  where ${holdsKeyword('p.search_text', keyword)}`

const atMost = (qty: number) => sql`
  select variant_id from stock_totals where available <= ${qty}`

const low = sql`
  select t.variant_id from stock_totals t left join low_stock_levels l using (variant_id)
  where t.available <= coalesce(l.low_at, ${lowStock}::int)`

/** Only variants with few in one of the store's warehouses can have few in all of them. */
const atMostInStore = (qty: number, storeId: string) => {
  const inStore = sql`s.warehouse_id = any(array(
    select id from warehouses where store_id = ${storeId}))`
  return sql`
    select s.variant_id from stock_levels s
    where ${inStore} and s.variant_id = any(array(
      select s.variant_id from stock_levels s
      where ${inStore} and s.on_hand - s.reserved <= ${qty}))
    group by s.variant_id having sum(s.on_hand - s.reserved) <= ${qty}`
}
