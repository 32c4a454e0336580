import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import { customerKinds } from '#contract/staff/report-shapes.ts'
import type { customersReport } from '#contract/staff/reports.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { boundsOf } from './sale-entries.ts'

type Report = z.input<typeof customersReport.answer>

interface Row {
  kind: (typeof customerKinds)[number]
  customers: number
  orders: number
  amount: number
}

/** One person however they ordered: as a guest, with another account, before registering. */
const person = sql`coalesce(
  lower(case when a.kind = 'REGISTERED' then a.email end),
  nullif(lower(o.contact_email), ''), nullif(o.contact_phone, ''))`

/** New is who paid their first order in the period. */
export async function reportCustomers(db: Db, period: Period): Promise<Report> {
  const { start, end } = boundsOf(period)
  const { rows } = await sql<Row>`
    with paid as (
      select ${person} as person, o.paid_at, o.total_cents
      from orders o left join accounts a on a.id = o.account_id
      where o.paid_at is not null and o.paid_at < ${end}
    ),
    people as (
      select person, min(paid_at) as first_at,
        count(*) filter (where paid_at >= ${start}) as orders,
        sum(total_cents) filter (where paid_at >= ${start}) as amount
      from paid group by person
    )
    select case when person is null then 'unknown'
        when first_at >= ${start} then 'new' else 'returning' end as kind,
      count(person)::int as customers, sum(orders)::int as orders, sum(amount)::float8 as amount
    from people where orders > 0 group by 1`.execute(db)
  const found = customerKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
  const sum = (name: 'customers' | 'orders' | 'amount') =>
    found.reduce((all, row) => all + row[name], 0)
  return {
    period,
    rows: found.map(({ kind, customers, orders, amount }) => ({
      kind,
      customers,
      order_count: orders,
      amount: money(amount),
    })),
    total: {
      customers: sum('customers'),
      order_count: sum('orders'),
      amount: money(sum('amount')),
    },
  }
}
