import { sql, type RawBuilder } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { sellersReport } from '#contract/staff/reports.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { saleEntries } from './sale-entries.ts'

type Report = z.input<typeof sellersReport.answer>

interface Row {
  product_id: string
  title: LocalizedText
  units: number
  net: number
  on_hand: number
}

const shown = 20

/** Sold units less those that came back. Worst sellers could have sold: they are in stock. */
export async function reportSellers(db: Db, period: Period): Promise<Report> {
  const [best, worst] = await Promise.all([
    readRows(db, period, sql`where coalesce(s.units, 0) > 0 order by units desc, net desc, 1`),
    readRows(
      db,
      period,
      sql`where p.status = 'active' and coalesce(l.on_hand, 0) > 0 order by units, net, 1`,
    ),
  ])
  const isBest = new Set(best.map(({ product_id }) => product_id))
  return {
    period,
    best: best.map(presentRow),
    // A product that sold is one of the worst only if there are better ones.
    worst: worst
      .filter(({ product_id: id, units }) => units === 0 || !isBest.has(id))
      .map(presentRow),
  }
}

async function readRows(db: Db, period: Period, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`with ${saleEntries(period)}
    select p.id as product_id, p.title, coalesce(s.units, 0)::int as units,
      coalesce(s.net, 0)::float8 as net, coalesce(l.on_hand, 0)::int as on_hand
    from products p
    left join (
      select product_id, sum(units - returned) as units,
        sum(gross - discount - voucher - refund) as net
      from entries group by product_id
    ) s on s.product_id = p.id
    left join (
      select v.product_id, sum(k.on_hand) as on_hand
      from stock_levels k join variants v on v.id = k.variant_id and v.archived_at is null
      group by v.product_id
    ) l on l.product_id = p.id
    ${which} limit ${shown}`.execute(db)
  return rows
}

function presentRow({ net, ...row }: Row) {
  return { ...row, net: money(net) }
}
