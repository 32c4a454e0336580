import { newId } from '#domain/ids.ts'
import type { StockDocumentsTable } from '#db/types.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

interface Document {
  kind: StockDocumentsTable['kind']
  reason: string
  staffId: string
}

/** Writes down a delivery or a count: the origin of its movements. */
export async function writeDocument(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { kind, reason, staffId }: Document,
): Promise<{ staffId: string; documentId: string }> {
  const id = newId('stockDocument')
  await trx
    .insertInto('stock_documents')
    .values({ id, kind, reason, staff_id: staffId, created_at: ctx.clock() })
    .execute()
  return { staffId, documentId: id }
}

interface CountedLine {
  variantId: string
  warehouseId: string
  expected: number
  onHand: number
}

export async function writeCountLines(
  trx: Trx,
  documentId: string,
  lines: readonly CountedLine[],
): Promise<void> {
  const rows = lines.map(({ variantId, warehouseId, expected, onHand }) => ({
    document_id: documentId,
    variant_id: variantId,
    warehouse_id: warehouseId,
    expected,
    counted: onHand,
  }))
  await trx.insertInto('stock_count_lines').values(rows).execute()
}
