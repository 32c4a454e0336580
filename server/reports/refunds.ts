import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import { refundKinds } from '#contract/staff/report-shapes.ts'
import type { refundsReport } from '#contract/staff/reports.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { boundsOf } from './sale-entries.ts'

type Report = z.input<typeof refundsReport.answer>

interface Row {
  kind: (typeof refundKinds)[number]
  count: number
  goods: number
  amount: number
}

/** Refunds as the sales report counts them, by what they were for. */
export async function reportRefunds(db: Db, period: Period): Promise<Report> {
  const { start, end } = boundsOf(period)
  const { rows } = await sql<Row>`
    select case when r.refund_request_id is not null and q.reason <> '' then 'return'
        when o.current_status = 'cancelled' or q.reason = '' then 'cancellation'
        else 'goodwill' end as kind,
      count(*)::int as count, sum(r.goods_cents)::float8 as goods,
      sum(r.amount_cents)::float8 as amount
    from refunds r
    join payments p on p.id = r.payment_id and not p.is_surplus
    join orders o on o.id = r.order_id
    left join refund_requests q on q.id = r.refund_request_id
    where r.created_at >= ${start} and r.created_at < ${end}
    group by 1`.execute(db)
  const found = refundKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
  return {
    period,
    rows: found.map(({ kind, count, goods, amount }) => ({
      kind,
      count,
      goods: money(goods),
      rest: money(amount - goods),
      amount: money(amount),
    })),
    total: money(found.reduce((sum, { amount }) => sum + amount, 0)),
  }
}
