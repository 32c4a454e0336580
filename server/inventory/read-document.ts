import type { z } from '@hono/zod-openapi'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { getDocument } from '#contract/staff/stock-documents.ts'
import { DomainError } from '#domain/errors.ts'
import type { Db } from '../platform/database/db.ts'

type StockDocument = z.input<typeof getDocument.answer>

/** A delivery or a count, with what was counted. Throws `not_found`. */
export async function readStockDocument(db: Db, id: string): Promise<StockDocument> {
  const row = await db
    .selectFrom('stock_documents as d')
    .innerJoin('staff as s', 's.id', 'd.staff_id')
    .where('d.id', '=', id)
    .select(['d.id', 'd.kind', 'd.reason', 'd.created_at', 's.name as staff_name'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('stock_movements as m')
          .innerJoin('variants as v', 'v.id', 'm.variant_id')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .innerJoin('warehouses as w', 'w.id', 'm.warehouse_id')
          .whereRef('m.document_id', '=', 'd.id')
          .select(['m.variant_id', 'v.sku', 'p.title as product_title', 'v.size'])
          .select(['v.colour_code as colour', 'w.title as warehouse', 'm.on_hand_change as change'])
          .orderBy('m.id'),
      ).as('moved'),
      jsonArrayFrom(
        eb
          .selectFrom('stock_count_lines as l')
          .innerJoin('variants as v', 'v.id', 'l.variant_id')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .innerJoin('warehouses as w', 'w.id', 'l.warehouse_id')
          .whereRef('l.document_id', '=', 'd.id')
          .select(['l.variant_id', 'v.sku', 'p.title as product_title', 'v.size'])
          .select(['v.colour_code as colour', 'w.title as warehouse', 'l.expected', 'l.counted'])
          .orderBy('v.sku'),
      ).as('counted'),
    ])
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  const { id: _id, created_at, ...rest } = row
  return { ...rest, _id, created_at: created_at.toISOString() }
}
