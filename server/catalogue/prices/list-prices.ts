import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { listScheduledPrices as endpoint } from '#contract/staff/prices.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'

type Answer = z.input<typeof endpoint.answer>['data'][number]

interface PriceFilter extends Page {
  product_id?: string | undefined
  variant_id?: string | undefined
  state?: Answer['state'] | undefined
  ids?: readonly string[]
}

/** One page of scheduled prices by start time, and the total. */
export async function listScheduledPrices(
  db: Db | Trx,
  filter: PriceFilter,
  at: Date,
): Promise<{ data: Answer[]; total: number }> {
  const found = db
    .selectFrom('scheduled_prices as n')
    .innerJoin('variants as v', 'v.id', 'n.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where(sql<boolean>`${sql.join(conditions(filter, at), sql` and `)}`)
    .selectAll('n')
    .select(['v.product_id', 'v.sku', 'p.title', stateAt(at).as('state')])
    .orderBy('n.starts_at')
    .orderBy('v.sku')
  const { rows, total } = await readPage(found, filter, 'n.id')
  const data = rows.map((row): Answer => ({
    _id: row.id,
    variant_id: row.variant_id,
    product_id: row.product_id,
    sku: row.sku,
    product_title: row.title,
    price: decimalText(cents(row.price_cents)),
    compare_at: row.compare_at_cents === null ? null : decimalText(cents(row.compare_at_cents)),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    state: row.state,
  }))
  return { data, total }
}

function stateAt(at: Date) {
  return sql<Answer['state']>`case when n.ends_at <= ${at} then 'over'
    when n.starts_at <= ${at} then 'running' else 'coming' end`
}

function conditions({ product_id, variant_id, state, ids }: PriceFilter, at: Date) {
  const fits = [sql`true`]
  if (product_id) fits.push(sql`v.product_id = ${product_id}`)
  if (variant_id) fits.push(sql`n.variant_id = ${variant_id}`)
  if (state) fits.push(sql`${stateAt(at)} = ${state}`)
  if (ids) fits.push(sql`n.id = any(${ids}::text[])`)
  return fits
}
