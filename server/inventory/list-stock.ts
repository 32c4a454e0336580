import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { listMovements, stockLine } from '#contract/staff/stock.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'
import { preorderOf, stockLevelsOf } from './select-stock.ts'

type StockLine = z.input<typeof stockLine>
type MovementFilter = z.output<typeof listMovements.query & {}>

interface StockFilter extends Page {
  keyword?: string | undefined
  product_id?: string | undefined
  warehouse_id?: string | undefined
  store_id?: string | undefined
  at_most?: number | undefined
  variant_id?: string | undefined
  variant_ids?: readonly string[]
}

function availableIn(storeId: string | undefined) {
  return sql<number>`(select coalesce(sum(s.on_hand - s.reserved), 0)
    from stock_levels s join warehouses w on w.id = s.warehouse_id
    where s.variant_id = v.id and ${storeId ? sql`w.store_id = ${storeId}` : sql`true`})`
}

export async function listStock(
  db: Db | Trx,
  filter: StockFilter,
): Promise<{ data: StockLine[]; total: number }> {
  const fits = conditions(filter)
  const found = db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where(sql<boolean>`${sql.join(fits, sql` and `)}`)
    .select(['v.id', 'v.product_id', 'v.sku', 'v.barcode', 'v.colour_code', 'v.size'])
    .select(['v.archived_at', 'p.title'])
    .select((eb) => [stockLevelsOf(eb).as('levels'), preorderOf(eb).as('preorder')])
    .orderBy('v.sku')
  const { rows, total } = await readPage(found, filter)
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

function conditions(filter: StockFilter) {
  const { keyword, product_id, variant_id, warehouse_id, store_id, at_most, variant_ids } = filter
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
    fits.push(sql`v.archived_at is null and ${availableIn(store_id)} <= ${at_most}`)
  }
  if (keyword) {
    const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    fits.push(sql`(v.sku ilike ${part} or v.barcode = ${keyword} or p.title ->> 'en' ilike ${part}
      or p.title ->> 'zh' ilike ${part} or p.title ->> 'cn' ilike ${part})`)
  }
  return fits
}

export async function listStockMovements(db: Db, filter: MovementFilter) {
  const fits = [sql`true`]
  for (const column of ['variant_id', 'warehouse_id', 'order_id', 'kind'] as const) {
    const wanted = filter[column]
    if (wanted !== undefined) fits.push(sql`${sql.ref(`m.${column}`)} = ${wanted}`)
  }
  if (filter.from) fits.push(sql`m.created_at >= ${startOfHongKongDay(filter.from)}`)
  if (filter.to) fits.push(sql`m.created_at < ${startOfHongKongDay(addDays(filter.to, 1))}`)
  const found = db
    .selectFrom('stock_movements as m')
    .where(sql<boolean>`${sql.join(fits, sql` and `)}`)
    .innerJoin('variants as v', 'v.id', 'm.variant_id')
    .selectAll('m')
    .select('v.sku')
    .orderBy('m.id', 'desc')
  const { rows, total } = await readPage(found, filter)
  const data = rows.map(({ id, created_at, ...row }) => ({
    ...row,
    _id: String(id),
    created_at: created_at.toISOString(),
  }))
  return { data, total }
}
