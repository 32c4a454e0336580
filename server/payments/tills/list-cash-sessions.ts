import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from '@hono/zod-openapi'
import type { cashSession } from '#contract/staff/cash-sessions.ts'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { money } from '../../orders/present.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'
import { sumTakings, takingsOf } from './takings.ts'

type SessionAnswer = z.input<typeof cashSession>
type Sums = Awaited<ReturnType<typeof sumTakings>>

interface Filter {
  warehouse_id?: string | undefined
  is_open?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
}

function selectSessions(db: Db | Trx) {
  return db
    .selectFrom('cash_sessions as s')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .innerJoin('staff as o', 'o.id', 's.opened_by')
    .leftJoin('staff as c', 'c.id', 's.closed_by')
    .select(['s.id', 's.warehouse_id', 'w.title', 's.float_cents', 's.next_float_cents'])
    .select(['s.opened_at', 'o.name as opened_by', 's.closed_at', 'c.name as closed_by'])
    .select((eb) => [
      sql<number>`(
        select count(distinct order_id) from payments where cash_session_id = s.id
      )`.as('sale_count'),
      jsonArrayFrom(
        eb
          .selectFrom('cash_counts as n')
          .select(['n.method', 'n.expected_cents', 'n.counted_cents', 'n.reason'])
          .whereRef('n.session_id', '=', 's.id'),
      ).as('counts'),
    ])
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>

/** One page of cash sessions, newest first. */
export async function listCashSessions(
  db: Db,
  filter: Filter,
  page: Page,
): Promise<{ data: SessionAnswer[]; total: number }> {
  const { warehouse_id: warehouseId, is_open: isOpen, from = '', to = '' } = filter
  const found = selectSessions(db)
    .$if(warehouseId !== undefined, (q) => q.where('s.warehouse_id', '=', warehouseId ?? ''))
    .$if(isOpen !== undefined, (q) => q.where('s.closed_at', isOpen ? 'is' : 'is not', null))
    .$if(from !== '', (q) => q.where('s.opened_at', '>=', startOfHongKongDay(from)))
    .$if(to !== '', (q) => q.where('s.opened_at', '<', startOfHongKongDay(addDays(to, 1))))
    .orderBy('s.opened_at', 'desc')
    .orderBy('s.id')
  const { rows, total } = await readPage(found, page)
  const sums = await sumTakings(
    db,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => presentSession(row, sums)), total }
}

/** Throws `not_found`. */
export async function readCashSession(db: Db | Trx, id: string): Promise<SessionAnswer> {
  const row = await selectSessions(db).where('s.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentSession(row, await sumTakings(db, [id]))
}

function presentSession(row: SessionRow, sums: Sums): SessionAnswer {
  return {
    _id: row.id,
    warehouse: { _id: row.warehouse_id, title: row.title },
    float: money(row.float_cents),
    opened_at: row.opened_at.toISOString(),
    opened_by: row.opened_by,
    closed_at: row.closed_at && row.closed_at.toISOString(),
    closed_by: row.closed_by,
    next_float: row.next_float_cents === null ? null : money(row.next_float_cents),
    sale_count: row.sale_count,
    counts: presentCounts(row, sums),
  }
}

/** A closed session shows what was expected when it was counted. */
function presentCounts(row: SessionRow, sums: Sums): SessionAnswer['counts'] {
  const takings = takingsOf(row, sums)
  return counterMethods.map((method) => {
    const count = row.counts.find((each) => each.method === method)
    const expected = count?.expected_cents ?? takings[method].expected
    return {
      method,
      sales: money(takings[method].sales),
      refunds: money(takings[method].refunds),
      expected: money(expected),
      counted: count ? money(count.counted_cents) : null,
      difference: count ? money(count.counted_cents - expected) : null,
      reason: count?.reason ?? '',
    }
  })
}
