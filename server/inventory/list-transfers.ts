import type { z } from '@hono/zod-openapi'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { listTransfers as listCall } from '#contract/staff/stock-transfers.ts'
import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'

type StockTransfer = z.input<typeof listCall.answer>['data'][number]

function selectTransfers(db: Db | Trx) {
  return db
    .selectFrom('stock_transfers as t')
    .innerJoin('warehouses as f', 'f.id', 't.from_warehouse_id')
    .innerJoin('warehouses as w', 'w.id', 't.to_warehouse_id')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .select(['t.id', 't.reason', 't.created_at', 't.ended_at', 's.name as staff_name'])
    .select(['f.id as from_id', 'f.title as from_title', 'w.id as to_id', 'w.title as to_title'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('stock_transfer_lines as l')
          .innerJoin('variants as v', 'v.id', 'l.variant_id')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .select(['l.variant_id', 'v.sku', 'p.title as product_title'])
          .select(['v.colour_code as colour', 'v.size', 'l.qty'])
          .select(['l.received_qty as received', 'l.returned_qty as returned'])
          .whereRef('l.transfer_id', '=', 't.id')
          .orderBy('v.sku'),
      ).as('lines'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTransfers>['executeTakeFirstOrThrow']>>

/** One page of transfers: the longest on the way first, or those that ended last. */
export async function listTransfers(
  db: Db,
  { state }: { state: 'on_the_way' | 'ended' },
  page: Page,
): Promise<{ data: StockTransfer[]; total: number }> {
  const isOpen = state === 'on_the_way'
  const found = selectTransfers(db)
    .where('t.ended_at', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 't.created_at' : 't.ended_at', isOpen ? 'asc' : 'desc')
    .orderBy('t.id')
  const { rows, total } = await readPage(found, page, 't.id')
  return { data: rows.map(presentTransfer), total }
}

/** Throws `not_found`. */
export async function readTransfer(db: Db | Trx, id: string): Promise<StockTransfer> {
  const row = await selectTransfers(db).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentTransfer(row)
}

function presentTransfer(row: Row): StockTransfer {
  const { id, from_id, from_title, to_id, to_title, created_at, ended_at, ...rest } = row
  return {
    ...rest,
    _id: id,
    from: { _id: from_id, title: from_title },
    to: { _id: to_id, title: to_title },
    created_at: created_at.toISOString(),
    ended_at: ended_at && ended_at.toISOString(),
  }
}
