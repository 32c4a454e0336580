import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { discountsReport } from '#contract/staff/reports.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { boundsOf } from './sale-entries.ts'

type Report = z.input<typeof discountsReport.answer>

interface Row {
  kind: 'local' | 'global' | 'voucher'
  source_id: string
  title: LocalizedText
  order_count: number
  goods: number
  delivery: number
  order_total: number
}

/** What each promotion and voucher took off orders paid in a period; gifts take nothing off. */
export async function reportDiscounts(db: Db, period: Period): Promise<Report> {
  const { start, end } = boundsOf(period)
  const { rows } = await sql<Row>`
    select kind, source_id, (array_agg(title order by paid_at desc))[1] as title,
      count(*)::int as order_count, sum(goods)::float8 as goods,
      sum(delivery)::float8 as delivery, sum(total_cents)::float8 as order_total
    from (
      select d.kind, d.source_id, o.paid_at, o.total_cents,
        (array_agg(d.title order by d.position))[1] as title,
        coalesce(sum(d.amount_cents) filter (where d.applies_to = 'goods'), 0) as goods,
        coalesce(sum(d.amount_cents) filter (where d.applies_to = 'shipping'), 0) as delivery
      from orders o join order_discounts d on d.order_id = o.id
      where o.paid_at >= ${start} and o.paid_at < ${end}
      group by d.kind, d.source_id, o.id
    ) uses
    group by kind, source_id
    order by sum(goods) + sum(delivery) desc, source_id`.execute(db)
  return {
    period,
    rows: rows.map(({ goods, delivery, order_total, ...row }) => ({
      ...row,
      goods: money(goods),
      delivery: money(delivery),
      amount: money(goods + delivery),
      order_total: money(order_total),
    })),
    total: money(rows.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0)),
  }
}
