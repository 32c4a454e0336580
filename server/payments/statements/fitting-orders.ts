import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { findLineOrders } from '#contract/staff/bank-lines.ts'
import { settlementOf, type MatchableOrder, type Settlement } from '#domain/bank/line-step.ts'
import { addDays, startOfHongKongDay, type Day } from '#domain/dates.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { refusal, type Fulfilment, type OrderStatus } from '#domain/order/order-status.ts'
import { stateOf } from '../../orders/present.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { receivedOf } from '../received-for.ts'

/** How long before a line its order can have been placed, unless the line names it. */
const maxAgeDays = 30

export interface FittingOrder extends MatchableOrder {
  id: string
  reference: string
  name: string
  isPaid: boolean
  totalCents: number
  createdAt: Date
}

interface OpenLine {
  day: Day
  amount_cents: number
  reference: string | null
}

type Match = z.input<typeof findLineOrders.answer>['data'][number]

/** Keys that every line's orders are looked up by, so that a page of lines takes one query. */
export async function readFittingOrders(
  db: Db | Trx,
  lines: readonly OpenLine[],
): Promise<FittingOrder[]> {
  const [first] = lines.map(({ day }) => day).toSorted()
  if (first === undefined) return []
  const references = lines.flatMap(({ reference }) => reference ?? [])
  const amounts = [...new Set(lines.map((line) => line.amount_cents))]
  const since = startOfHongKongDay(addDays(first, -maxAgeDays))
  return selectOrders(
    db,
    sql`o.reference = any(${references}::text[]) or (o.created_at >= ${since} and (
      (o.paid_at is null and o.total_cents = any(${amounts}::int[])
        and o.current_status in ('submitted', 'pending') and o.payment_method <> 'card')
      or o.id in (
        select u.id from orders u join payments p on p.order_id = u.id and not p.is_surplus
        where u.paid_at is null and u.current_status in ('submitted', 'pending')
        group by u.id having u.total_cents - sum(p.amount_cents) = any(${amounts}::int[]))
      or o.id in (
        select order_id from payments
        where bank_line_id is null and provider is null and cash_session_id is null
          and method <> 'exchange' and amount_cents = any(${amounts}::int[]))))`,
  )
}

export function readOrders(db: Db | Trx, ids: readonly string[]): Promise<FittingOrder[]> {
  return selectOrders(db, sql`o.id = any(${ids}::text[])`)
}

/** Orders that a line may be for: the one it names, or those of its amount and time. */
export function ordersFor(line: OpenLine, orders: readonly FittingOrder[]): FittingOrder[] {
  const named = orders.find(({ reference }) => reference === line.reference)
  if (named) return [named]
  const from = startOfHongKongDay(addDays(line.day, -maxAgeDays))
  const to = startOfHongKongDay(addDays(line.day, 2))
  return orders.filter((order) => {
    const settlement = settlementOf(line.amount_cents, order)
    return (
      order.createdAt >= from && order.createdAt < to && settlement !== null && isExact(settlement)
    )
  })
}

export function presentMatch(line: OpenLine, order: FittingOrder): Match {
  const settlement = settlementOf(line.amount_cents, order)
  const excess = settlement?.excessCents ?? 0
  const referenceFits = line.reference === order.reference
  const amountFits = settlement !== null && isExact(settlement)
  return {
    order: {
      _id: order.id,
      reference: order.reference,
      name: order.name,
      total: decimalText(cents(order.totalCents)),
      is_paid: order.isPaid,
      created_at: order.createdAt.toISOString(),
    },
    step: settlement?.step ?? null,
    excess: decimalText(cents(excess)),
    left: decimalText(cents(leftAfter(settlement, line, order))),
    reference_fits: referenceFits,
    amount_fits: amountFits,
    is_sure: referenceFits && amountFits,
  }
}

/** Says whether a line is what is owed or proved: a part is less, and what is left over is more. */
function isExact({ step, excessCents }: Settlement): boolean {
  return (step === 'pay' || step === 'link') && excessCents === 0
}

function leftAfter(settlement: Settlement | null, line: OpenLine, order: FittingOrder): number {
  if (settlement?.step === 'pay') return 0
  return order.dueCents - (settlement?.step === 'part' ? line.amount_cents : 0)
}

interface OrderRow {
  id: string
  reference: string
  name: string
  current_status: OrderStatus
  paid_at: Date | null
  fulfilment: Fulfilment
  payment_method: string
  total_cents: number
  received_cents: number
  created_at: Date
  payments: MatchableOrder['payments']
}

async function selectOrders(db: Db | Trx, fits: ReturnType<typeof sql>): Promise<FittingOrder[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.reference, o.recipient ->> 'name' as name, o.current_status, o.paid_at,
      o.fulfilment, o.payment_method, o.total_cents, o.created_at,
      ${receivedOf} as received_cents,
      coalesce((
        select json_agg(json_build_object(
          'id', p.id, 'cents', p.amount_cents, 'isSurplus', p.is_surplus) order by p.created_at)
        from payments p
        where p.order_id = o.id and p.bank_line_id is null and p.provider is null
          and p.cash_session_id is null and p.method <> 'exchange'), '[]') as payments
    from orders o where ${fits}
    order by o.created_at desc, o.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    name: row.name,
    isPaid: row.paid_at !== null,
    isPayable: refusal(stateOf(row), 'mark_paid', 'staff') === null,
    totalCents: row.total_cents,
    dueCents: row.total_cents - row.received_cents,
    payments: row.payments,
    createdAt: row.created_at,
  }))
}
