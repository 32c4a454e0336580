import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { listMovements } from '#contract/staff/stock.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import type { Db } from '../platform/database/db.ts'
import { readPage } from '../platform/database/read-page.ts'

type Filter = z.output<typeof listMovements.query & {}>
type Movement = z.input<typeof listMovements.answer>['data'][number]

const columns = [
  'variant_id',
  'warehouse_id',
  'order_id',
  'transfer_id',
  'document_id',
  'kind',
] as const

export async function listStockMovements(
  db: Db,
  filter: Filter,
): Promise<{ data: Movement[]; total: number }> {
  const fits = [sql`true`]
  for (const column of columns) {
    const wanted = filter[column]
    if (wanted !== undefined) fits.push(sql`${sql.ref(`m.${column}`)} = ${wanted}`)
  }
  if (filter.from) fits.push(sql`m.created_at >= ${startOfHongKongDay(filter.from)}`)
  if (filter.to) fits.push(sql`m.created_at < ${startOfHongKongDay(addDays(filter.to, 1))}`)
  const found = db
    .selectFrom('stock_movements as m')
    .where(sql<boolean>`${sql.join(fits, sql` and `)}`)
    .selectAll('m')
    // Not joins, which the count would make for every row.
    .select([
      sql<string>`(select sku from variants where id = m.variant_id)`.as('sku'),
      sql<string | null>`(select reference from orders where id = m.order_id)`.as('reference'),
      sql<string | null>`(select name from staff where id = m.staff_id)`.as('staff_name'),
      sql<
        'delivery' | 'count' | null
      >`(select kind from stock_documents where id = m.document_id)`.as('document_kind'),
    ])
    .orderBy('m.id', 'desc')
  const { rows, total } = await readPage(found, filter, 'm.id')
  const data = rows.map(({ id, staff_id: _staff, created_at, ...row }) => {
    const { reference, document_kind: kind, document_id: documentId, ...rest } = row
    return {
      ...rest,
      _id: String(id),
      order_reference: reference,
      document: documentId === null || kind === null ? null : { _id: documentId, kind },
      created_at: created_at.toISOString(),
    }
  })
  return { data, total }
}
