import type { z } from '@hono/zod-openapi'
import { sql, type RawBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { productSummary } from '#contract/staff/product-shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { lowStock } from '#domain/stock.ts'
import type { Db } from '../../platform/database/db.ts'
import { paginateIds } from '../../platform/database/paginate-ids.ts'
import type { Page } from '../../platform/database/read-page.ts'
import { codePattern, holdsKeyword } from '../../platform/database/like-pattern.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { holdsAt, priceOf } from '../price-at.ts'

type Sort = 'updated_at' | '-updated_at' | 'title' | '-title'

interface ProductFilter extends Page {
  keyword?: string | undefined
  status?: 'draft' | 'active' | 'archived' | undefined
  category_id?: string | undefined
  collection?: string | undefined
  stock?: 'in_stock' | 'low' | 'sold_out' | undefined
  sort: Sort
}

type Summary = z.input<typeof productSummary>

const orders: Record<Sort, RawBuilder<unknown>> = {
  updated_at: sql`p.updated_at, p.id desc`,
  '-updated_at': sql`p.updated_at desc, p.id`,
  title: sql`p.title ->> 'en', p.id`,
  '-title': sql`p.title ->> 'en' desc, p.id desc`,
}

/** One page of products and the total. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  at: Date,
): Promise<{ data: Summary[]; total: number }> {
  const order = orders[filter.sort]
  const search = { from: sql`products as p`, fits: conditions(filter), order }
  const isCostly = Boolean(filter.keyword) || filter.stock !== undefined
  const { ids, total } = await paginateIds(db, { ...search, isCostly }, filter)
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.handle', 'p.status', 'p.title', 'p.style_number', 'p.updated_at'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('product_pictures as i')
          .innerJoin('files as f', 'f.id', 'i.file_id')
          .select(['i.file_id', 'f.width', 'f.height', 'f.background', 'i.alt'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position')
          .limit(1),
      ).as('picture'),
      sql<number>`(
        select count(*)::int from product_categories c where c.product_id = p.id
      )`.as('category_count'),
    ])
    .where(sql<boolean>`p.id = any(${ids}::text[])`)
    .orderBy(order)
    .execute()
  const sums = await sumVariants(db, ids, at)
  return { data: rows.map((row) => present(row, sums.get(row.id))), total }
}

interface Sums {
  count: number
  from: number
  to: number
  on_hand: number
  reserved: number
}

/** Sums only the products of one page, independent of the query planner. */
async function sumVariants(
  db: Db,
  productIds: readonly string[],
  at: Date,
): Promise<Map<string, Sums>> {
  const { rows } = await sql<Sums & { product_id: string }>`
    select v.product_id, count(*) as count, min(${priceOf('v')}) as from,
      max(${priceOf('v')}) as to,
      coalesce(sum(s.on_hand), 0)::bigint as on_hand,
      coalesce(sum(s.reserved), 0)::bigint as reserved
    from variants v
    left join scheduled_prices scheduled on scheduled.variant_id = v.id and ${holdsAt(at)}
    left join lateral (
      select sum(on_hand) as on_hand, sum(reserved) as reserved
      from stock_levels where variant_id = v.id
    ) s on true
    where v.product_id = any(${productIds}::text[]) and v.archived_at is null
    group by v.product_id`.execute(db)
  return new Map(rows.map(({ product_id, ...sums }) => [product_id, sums]))
}

const nothing = { count: 0, from: null, to: null, on_hand: 0, reserved: 0 }

interface Row {
  id: string
  handle: string
  status: Summary['status']
  title: Summary['title']
  style_number: string | null
  updated_at: Date
  category_count: number
  picture: Parameters<typeof presentPicture>[0] | null
}

function present({ id, picture, updated_at, ...plain }: Row, sums: Sums | undefined): Summary {
  const { count, from, to, on_hand, reserved } = { ...nothing, ...sums }
  return {
    _id: id,
    ...plain,
    picture: picture && presentPicture(picture),
    price:
      from === null || to === null
        ? null
        : { from: decimalText(cents(from)), to: decimalText(cents(to)) },
    variant_count: count,
    on_hand,
    available: on_hand - reserved,
    updated_at: updated_at.toISOString(),
  }
}

function conditions({ keyword, status, category_id, collection, stock }: ProductFilter) {
  const fits = [sql`true`]
  if (status) fits.push(sql`p.status = ${status}`)
  if (collection) fits.push(sql`p.collection_slug = ${collection}`)
  if (category_id) {
    fits.push(sql`exists (select 1 from product_categories c
      where c.product_id = p.id and c.category_id = ${category_id})`)
  }
  if (stock) fits.push(stockCondition(stock))
  if (keyword) {
    fits.push(sql`(${holdsKeyword('p.search_text', keyword)} or p.id = ${keyword}
      or p.id = any(array(select product_id from variants
        where lower(sku) like ${codePattern(keyword)} or barcode = ${keyword})))`)
  }
  return fits
}

/** By what is left of the product's variants, archived ones aside. */
function stockCondition(stock: 'in_stock' | 'low' | 'sold_out'): RawBuilder<unknown> {
  const low = sql`and t.available <= coalesce(l.low_at, ${lowStock}::int)`
  const found = sql`exists (select from stock_totals t
    left join low_stock_levels l on l.variant_id = t.variant_id
    where t.product_id = p.id and t.available > 0 ${stock === 'low' ? low : sql``}
      and not exists (select from variants v
        where v.id = t.variant_id and v.archived_at is not null))`
  return stock === 'sold_out' ? sql`not ${found}` : found
}
