import { sql, type RawBuilder } from 'kysely'
import type { z } from '@hono/zod-openapi'
import { queueNames, type getToday } from '#contract/staff/today.ts'
import { addDays, dayMs, hongKongDay, startOfHongKongDay } from '#domain/dates.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { collectionDays } from '#domain/order/collection-days.ts'
import { lowStock } from '#domain/stock.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { findBackupState } from '../platform/backups/backup-state.ts'
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
  /** Only what has waited for longer is work. */
  afterDays?: number
}

const paidOrders = (fits: RawBuilder<unknown>) => sql`
  select coalesce(fulfilment_at, paid_at) as since from orders
  where current_status = 'pending' and paid_at is not null and ${fits}`

/**
 * Free items of each variant on sale that has few or none, except those on pre-order. Both queues
 * read the one pass over the stock.
 */
const emptyShelves = sql`
  select t.available as free
  from stock_totals t
  left join low_stock_levels level on level.variant_id = t.variant_id
  where t.available <= coalesce(level.low_at, ${lowStock}::int)
    and exists (select from products p where p.id = t.product_id and p.status = 'active')
    and not exists (
      select from variants v where v.id = t.variant_id and v.archived_at is not null
    )
    and not exists (
      select from preorder_levels o where o.variant_id = t.variant_id and o.taken < o.max_qty
    )`

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
  prepare: {
    may: 'orders:manage',
    waiting: sql`select created_at as since from orders where current_status = 'submitted'
      and payment_method = 'cash' and fulfilment = 'none'`,
  },
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
  slow_refunds: {
    may: 'refunds:issue',
    waiting: sql`select created_at as since from refunds
      where state = 'pending' and method = 'card'`,
    afterDays: 1,
  },
  payment_issues: {
    may: 'refunds:issue',
    waiting: sql`select received_at as since from webhook_events
      where problem is not null and resolved_at is null`,
  },
  reviews: {
    may: 'customers:manage',
    waiting: sql`select created_at as since from reviews where state = 'waiting'`,
  },
  comments: {
    may: 'customers:manage',
    waiting: sql`select created_at as since from post_reviews where status = 'DRAFT'`,
  },
  enquiries: {
    may: 'customers:manage',
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
  backups: {
    may: 'system:manage',
    waiting: sql`select since from late_backup where since is not null`,
  },
  audit_findings: {
    may: 'system:manage',
    waiting: sql`select finished_at as since
      from (select * from ledger_audits order by id desc limit 1) last
      cross join generate_series(1, finding_count)`,
  },
  failed_jobs: {
    may: 'system:manage',
    waiting: sql`select updated_at as since from graphile_worker.jobs
      where attempts >= max_attempts`,
  },
  stock_on_the_way: {
    may: 'stock:receive',
    waiting: sql`select created_at as since from stock_transfers where ended_at is null`,
  },
  low_stock: {
    may: 'catalogue:manage',
    waiting: sql`select null::timestamptz as since from empty_shelves where free > 0`,
  },
  sold_out: {
    may: 'catalogue:manage',
    waiting: sql`select null::timestamptz as since from empty_shelves where free <= 0`,
  },
}

interface Counted {
  name: QueueName
  count: number
  oldest_at: Date | null
  overdue: number
}

/** Tasks for a person with these permissions, and today's sales if they may see them. */
export async function readToday(ctx: Ctx, permissions: readonly Permission[]): Promise<Today> {
  const now = ctx.clock()
  const seesSales = permissions.includes('orders:read') || permissions.includes('reports:read')
  const [counted, sales, firstSteps] = await Promise.all([
    countQueues(ctx, now, permissions),
    seesSales ? readSales(ctx.db, now) : null,
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
  ctx: Ctx,
  now: Date,
  permissions: readonly Permission[],
): Promise<Counted[]> {
  const names = queueNames.filter((name) => permissions.includes(queues[name].may))
  if (names.length === 0) return []
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const late = daysAgo(collectionDays)
  const { lateSince } = names.includes('backups') ? await findBackupState(ctx) : { lateSince: null }
  const each = names.map((name) => {
    const { waiting, afterDays } = queues[name]
    const isWork = afterDays === undefined ? sql`` : sql`where since < ${daysAgo(afterDays)}`
    return sql`select ${name}::text as name, count(*) as count, min(since) as oldest_at,
      count(*) filter (where ${name === 'collect'} and since < ${late}) as overdue
      from (${waiting}) waiting ${isWork}`
  })
  const { rows } = await sql<Counted>`
    with empty_shelves as materialized (${emptyShelves}),
      late_backup as (select ${lateSince}::timestamptz as since)
    ${sql.join(each, sql` union all `)}`.execute(ctx.db)
  return names.flatMap((name) => rows.filter((row) => row.name === name))
}

async function readSales(db: Db, now: Date) {
  const day = hongKongDay(now)
  const before = startOfHongKongDay(addDays(day, -7))
  const [today, soFar, whole] = await Promise.all([
    salesBetween(db, startOfHongKongDay(day), now),
    salesBetween(db, before, new Date(now.getTime() - 7 * dayMs)),
    salesBetween(db, before, startOfHongKongDay(addDays(day, -6))),
  ])
  return { today, last_week_so_far: soFar, last_week: whole }
}

/** Sums up orders paid in that time, like the reports, which count a later refund on its own day. */
async function salesBetween(db: Db, from: Date, to: Date) {
  const { count, total } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('total_cents'), eb.lit(0)).as('total'),
    ])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .executeTakeFirstOrThrow()
  return { order_count: count, amount: decimalText(cents(total)) }
}
