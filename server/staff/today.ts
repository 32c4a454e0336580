import { sql, type RawBuilder } from 'kysely'
import type { z } from '@hono/zod-openapi'
import { queueNames, type getToday } from '#contract/staff/today.ts'
import { addDays, dayMs, hongKongDay, startOfHongKongDay } from '#domain/dates.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { lowStock } from '#domain/stock.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/db.ts'
import { readFirstSteps } from './first-steps.ts'

type Today = z.input<typeof getToday.answer>
type QueueName = (typeof queueNames)[number]

interface Queue {
  /** Who can work it off. */
  may: Permission
  /** Rows that wait; `since` is when each began to. */
  waiting: RawBuilder<unknown>
}

/** A collection is overdue after this many days. */
const collectDays = 7

const paidOrders = (fits: RawBuilder<unknown>) => sql`
  select coalesce(fulfilment_at, paid_at) as since from orders
  where current_status = 'pending' and paid_at is not null and ${fits}`

/** Free items of each variant on sale, except those on pre-order. */
const shelves = sql`
  select coalesce(sum(s.on_hand - s.reserved), 0) as free
  from variants v
  join products p on p.id = v.product_id and p.status = 'active'
  left join stock_levels s on s.variant_id = v.id
  left join preorder_levels o on o.variant_id = v.id and o.taken < o.max_qty
  where v.archived_at is null and o.variant_id is null
  group by v.id`

const queues: Record<QueueName, Queue> = {
  proofs: {
    may: 'payments:confirm',
    waiting: sql`select created_at as since from payment_proofs where state = 'waiting'`,
  },
  bank_lines: {
    may: 'payments:confirm',
    waiting: sql`select created_at as since from bank_lines where state = 'open'`,
  },
  pack: { may: 'orders:manage', waiting: paidOrders(sql`fulfilment = 'none'`) },
  ship: {
    may: 'orders:manage',
    waiting: paidOrders(sql`fulfilment = 'packed' and delivery_method = 'DELIVERY'`),
  },
  rest: { may: 'orders:manage', waiting: paidOrders(sql`fulfilment = 'partly_shipped'`) },
  put_out: {
    may: 'orders:manage',
    waiting: paidOrders(sql`fulfilment = 'packed' and delivery_method = 'PICKUP'`),
  },
  collect: { may: 'orders:manage', waiting: paidOrders(sql`fulfilment = 'ready'`) },
  holds: {
    may: 'counter:sell',
    waiting: sql`select created_at as since from try_on_holds where state = 'held'`,
  },
  refund_requests: {
    may: 'refunds:issue',
    waiting: sql`select created_at as since from refund_requests where state = 'waiting'`,
  },
  transfers: {
    may: 'refunds:issue',
    waiting: sql`select created_at as since from refunds
      where state = 'pending' and method = 'offline'`,
  },
  failed_refunds: {
    may: 'refunds:issue',
    waiting: sql`select created_at as since from refunds where state = 'failed'`,
  },
  payment_issues: {
    may: 'refunds:issue',
    waiting: sql`select received_at as since from webhook_events
      where problem is not null and resolved_at is null`,
  },
  reviews: {
    may: 'orders:manage',
    waiting: sql`select created_at as since from reviews where state = 'waiting'`,
  },
  comments: {
    may: 'orders:manage',
    waiting: sql`select created_at as since from post_reviews where status = 'DRAFT'`,
  },
  enquiries: {
    may: 'orders:manage',
    waiting: sql`select created_at as since from enquiries where status = 'open'`,
  },
  failed_emails: {
    may: 'messages:manage',
    waiting: sql`select created_at as since from messages
      where state = 'failed' and job is not null or state = 'queued' and problem is not null`,
  },
  webhooks_off: {
    may: 'webhooks:manage',
    waiting: sql`select off_at as since from webhooks where off_reason is not null`,
  },
  low_stock: {
    may: 'catalogue:manage',
    waiting: sql`select null::timestamptz as since from (${shelves}) shelf
      where free between 1 and ${lowStock}::int`,
  },
  sold_out: {
    may: 'catalogue:manage',
    waiting: sql`select null::timestamptz as since from (${shelves}) shelf where free <= 0`,
  },
}

interface Counted {
  name: QueueName
  count: number
  oldest_at: Date | null
  overdue: number
}

/** What waits for a person with these permissions, and today's sales. */
export async function readToday(ctx: Ctx, permissions: readonly Permission[]): Promise<Today> {
  const now = ctx.clock()
  const [counted, sales, firstSteps] = await Promise.all([
    countQueues(ctx.db, now, permissions),
    readSales(ctx.db, now),
    permissions.includes('settings:manage') ? readFirstSteps(ctx) : [],
  ])
  return {
    queues: counted.map(({ oldest_at: at, ...queue }) => ({
      ...queue,
      oldest_at: at && at.toISOString(),
    })),
    sales,
    first_steps: firstSteps,
  }
}

async function countQueues(
  db: Db,
  now: Date,
  permissions: readonly Permission[],
): Promise<Counted[]> {
  const names = queueNames.filter((name) => permissions.includes(queues[name].may))
  const late = new Date(now.getTime() - collectDays * dayMs)
  const each = names.map(
    (name) => sql`select ${name}::text as name, count(*) as count, min(since) as oldest_at,
      count(*) filter (where ${name === 'collect'} and since < ${late}) as overdue
      from (${queues[name].waiting}) waiting`,
  )
  const { rows } = await sql<Counted>`${sql.join(each, sql` union all `)}`.execute(db)
  return names.flatMap((name) => rows.filter((row) => row.name === name))
}

async function readSales(db: Db, now: Date): Promise<Today['sales']> {
  const day = hongKongDay(now)
  const before = startOfHongKongDay(addDays(day, -7))
  const [today, soFar, whole] = await Promise.all([
    salesBetween(db, startOfHongKongDay(day), now),
    salesBetween(db, before, new Date(now.getTime() - 7 * dayMs)),
    salesBetween(db, before, startOfHongKongDay(addDays(day, -6))),
  ])
  return { today, last_week_so_far: soFar, last_week: whole }
}

/** Of orders paid in that time, like the reports, which count a later refund on its own day. */
async function salesBetween(db: Db, from: Date, to: Date) {
  const { count, total } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('total_cents'), eb.lit(0)).as('total'),
    ])
    .where('paid_at', '>=', from)
    .where('paid_at', '<=', to)
    .executeTakeFirstOrThrow()
  return { order_count: count, amount: decimalText(cents(total)) }
}
