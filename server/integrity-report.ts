import { sql } from 'kysely'
import type { LedgerFinding } from '#db/json-types.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { stockProblems } from './inventory/stock-checks.ts'
import { pointsChecks } from './loyalty/points-checks.ts'
import { counterChecks } from './checkout/counter/counter-checks.ts'
import { supplementChecks } from './checkout/supplements/supplement-checks.ts'
import { paymentChecks } from './payments/payment-checks.ts'
import { statementChecks } from './payments/statements/statement-checks.ts'
import { tillChecks } from './payments/tills/till-checks.ts'
import type { Db, Trx } from './platform/database/db.ts'
import { promotionChecks } from './promotions/promotion-checks.ts'
import { refundChecks } from './returns/refund-checks.ts'

/** Runs every integrity check on one state of the database; empty if it is consistent. */
export async function findIntegrityProblems(db: Db | Trx): Promise<LedgerFinding[]> {
  if (db.isTransaction) return problemsIn(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Reading a million orders takes longer than the role may allow a request.
      await sql`set local statement_timeout = 0`.execute(trx)
      return problemsIn(trx)
    })
}

async function problemsIn(db: Db | Trx): Promise<LedgerFinding[]> {
  const stock = await stockProblems(db)
  return [
    ...stock.map((problem) => ({
      rule: 'stock equals its ledger and its orders',
      subject: '',
      found: JSON.stringify(problem),
    })),
    ...(await checkAll(db, pointsChecks)),
    ...(await checkAll(db, refundChecks)),
    ...(await checkAll(db, paymentChecks)),
    ...(await checkAll(db, statementChecks)),
    ...(await checkAll(db, tillChecks)),
    ...(await checkAll(db, counterChecks)),
    ...(await checkAll(db, supplementChecks)),
    ...(await checkAll(db, promotionChecks)),
    ...(await check(db, 'an order’s lines and delivery add up to its total', linesAddUp)),
    ...(await check(db, 'a line is its unit price times its quantity', lineIsUnitTimesQty)),
    ...(await check(db, 'the last entry of the history is the present status', historyEndsHere)),
    ...(await check(db, 'the history is a path of the lifecycle', historyIsLegal)),
    ...(await check(
      db,
      'an unpaid order that waits has a deadline and a job that ends it',
      deadlineHasJob,
    )),
  ]
}

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

async function checkAll(
  db: Db | Trx,
  rules: readonly (readonly [rule: string, query: Query])[],
): Promise<LedgerFinding[]> {
  const problems: LedgerFinding[] = []
  for (const [rule, query] of rules) problems.push(...(await check(db, rule, query)))
  return problems
}

async function check(db: Db | Trx, rule: string, query: Query): Promise<LedgerFinding[]> {
  const { rows } = await query.execute(db)
  return rows.map((row) => ({ rule, ...row }))
}

const linesAddUp: Query = sql`
  select o.reference as subject,
    format('%s, but lines %s − %s + delivery %s', o.total_cents, sum(i.subtotal_cents),
      sum(i.global_discount_cents), o.shipping_cents) as found
  from orders o join order_items i on i.order_id = o.id
  group by o.id
  having o.total_cents <> sum(i.subtotal_cents) - sum(i.global_discount_cents) + o.shipping_cents
    or o.shop_discount_cents <> sum(i.global_discount_cents)
    or o.original_cents - o.product_discount_cents <> sum(i.subtotal_cents)`

const lineIsUnitTimesQty: Query = sql`
  select i.id as subject, format('%s × %s = %s', i.qty, i.original_cents, i.subtotal_cents) as found
  from order_items i
  where i.subtotal_cents > i.qty * i.original_cents or i.global_discount_cents > i.subtotal_cents`

const historyEndsHere: Query = sql`
  select o.reference as subject, format('%s, history %s', o.current_status, s.slugs) as found
  from orders o
  join lateral (
    select array_agg(slug order by id) as slugs from order_statuses where order_id = o.id
  ) s on true
  where s.slugs is null or s.slugs[1] <> 'submitted' or s.slugs[cardinality(s.slugs)] <> o.current_status`

const [submitted, pending, completed, cancelled] = orderStatuses

const historyIsLegal: Query = sql`
  select o.reference as subject, format('%s → %s', h.slug, h.next) as found
  from orders o
  join lateral (
    select slug, lead(slug) over (order by id) as next from order_statuses where order_id = o.id
  ) h on h.next is not null
  where (h.slug, h.next) not in (
    (${submitted}, ${pending}), (${submitted}, ${cancelled}),
    (${pending}, ${submitted}), (${pending}, ${completed}), (${pending}, ${cancelled})
  )`

const deadlineHasJob: Query = sql`
  select o.reference as subject, format('expires at %s', o.expires_at) as found
  from orders o
  where o.current_status = ${submitted} and o.paid_at is null and (
    o.expires_at is null
    or not exists (select 1 from graphile_worker.jobs j where j.key = 'expire:' || o.id)
  )`
