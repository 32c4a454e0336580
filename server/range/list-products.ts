import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { productSummary } from '#contract/staff/product-shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { presentPicture } from '../catalogue/pictures.ts'
import type { Db } from '../context.ts'

export interface ProductFilter {
  keyword?: string | undefined
  status?: 'draft' | 'active' | 'archived' | undefined
  category_id?: string | undefined
  collection?: string | undefined
}

type Summary = z.input<typeof productSummary>

/** One page of the range, last changed first, and how many products fit. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  page: { number: number; size: number },
): Promise<{ data: Summary[]; total: number }> {
  const fits = conditions(filter)
  const found = db.selectFrom('products as p').where(sql<boolean>`${sql.join(fits, sql` and `)}`)
  const rows = await found
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
      jsonObjectFrom(
        eb
          .selectFrom('variants as v')
          .select([
            sql<number>`count(*)`.as('count'),
            sql<number | null>`min(v.price_cents)`.as('from'),
            sql<number | null>`max(v.price_cents)`.as('to'),
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.archived_at', 'is', null),
      ).as('variants'),
      jsonObjectFrom(
        eb
          .selectFrom('stock_levels as s')
          .innerJoin('variants as v', 'v.id', 's.variant_id')
          .select([
            sql<number>`coalesce(sum(s.on_hand), 0)`.as('on_hand'),
            sql<number>`coalesce(sum(s.reserved), 0)`.as('reserved'),
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.archived_at', 'is', null),
      ).as('stock'),
    ])
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(present), total }
}

interface Row {
  id: string
  handle: string
  status: Summary['status']
  title: Summary['title']
  style_number: string | null
  updated_at: Date
  picture: Parameters<typeof presentPicture>[0] | null
  variants: { count: number; from: number | null; to: number | null } | null
  stock: { on_hand: number; reserved: number } | null
}

function present({ id, picture, variants, stock, updated_at, ...plain }: Row): Summary {
  const { count = 0, from = null, to = null } = variants ?? {}
  const { on_hand = 0, reserved = 0 } = stock ?? {}
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

function conditions({ keyword, status, category_id, collection }: ProductFilter) {
  const fits = [sql`true`]
  if (status) fits.push(sql`p.status = ${status}`)
  if (collection) fits.push(sql`p.collection_slug = ${collection}`)
  if (category_id) {
    fits.push(sql`exists (select 1 from product_categories c
      where c.product_id = p.id and c.category_id = ${category_id})`)
  }
  if (keyword) {
    const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    fits.push(sql`(p.id = ${keyword} or p.handle ilike ${part} or p.style_number ilike ${part}
      or p.title ->> 'en' ilike ${part} or p.title ->> 'zh' ilike ${part}
      or p.title ->> 'cn' ilike ${part} or ${keyword} = any(p.tags)
      or exists (select 1 from variants v where v.product_id = p.id
        and (v.sku ilike ${part} or v.barcode = ${keyword})))`)
  }
  return fits
}
