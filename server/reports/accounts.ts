import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { accountsReport } from '#contract/staff/reports.ts'
import { hongKongDay } from '#domain/dates.ts'
import { periodOfMonth } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { boundsOf } from './sale-entries.ts'

type Accounts = z.input<typeof accountsReport.answer>

interface Line {
  kind: 'payment' | 'refund'
  moved_at: Date
  order: string
  ordered_at: Date
  channel: string
  method: string
  reference: string
  is_surplus: boolean
  goods: number
  discounts: number
  delivery: number
  amount: number
  /** Null: unknown, or no fee is charged per payment. */
  fee: number | null
}

/**
 * The payments and finished refunds of a month: the ledgers themselves, line by line. An exchange
 * moves no money: what it settles is neither.
 */
export async function monthlyAccounts(db: Db, month: string): Promise<Accounts> {
  const { start, end } = boundsOf(periodOfMonth(month))
  const { rows } = await sql<Line>`
    select m.kind, m.moved_at, o.reference as order, o.created_at as ordered_at, o.channel, m.method,
      coalesce(m.reference, '') as reference, m.is_surplus, m.amount, m.fee,
      o.original_cents as goods, o.shipping_cents as delivery,
      o.product_discount_cents + o.shop_discount_cents as discounts
    from (
      select 'payment' as kind, created_at as moved_at, order_id, method,
        coalesce(provider_reference, reference) as reference, is_surplus, amount_cents as amount,
        fee_cents as fee
      from payments
      where created_at >= ${start} and created_at < ${end} and method <> 'exchange'
      union all
      select 'refund', r.done_at, r.order_id,
        case when r.method = 'offline' then coalesce(r.counter_method, p.method) else r.method end, r.provider_reference,
        p.is_surplus, -r.amount_cents, null
      from refunds r join payments p on p.id = r.payment_id
      where r.state = 'done' and r.done_at >= ${start} and r.done_at < ${end}
        and r.method <> 'exchange'
    ) m
    join orders o on o.id = m.order_id
    order by m.moved_at, o.reference, m.kind`.execute(db)
  const sumOf = (kind: Line['kind']) =>
    rows.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0)
  return {
    month,
    lines: rows.map(presentLine),
    payments: money(sumOf('payment')),
    refunds: money(-sumOf('refund')),
    net: money(sumOf('payment') + sumOf('refund')),
    fees: money(rows.reduce((sum, { fee }) => sum + (fee ?? 0), 0)),
  }
}

function presentLine({
  moved_at,
  ordered_at,
  goods,
  discounts,
  delivery,
  amount,
  fee,
  ...line
}: Line) {
  return {
    ...line,
    day: hongKongDay(moved_at),
    ordered_on: hongKongDay(ordered_at),
    goods: money(goods),
    discounts: money(discounts),
    delivery: money(delivery),
    amount: money(amount),
    fee: fee === null ? null : money(fee),
  }
}
