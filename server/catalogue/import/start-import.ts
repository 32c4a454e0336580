import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ImportFindings } from '#db/json-types.ts'
import type { TrxCtx } from '../../platform/context.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'

interface NewImport {
  staffId: string
  fileName: string
  csv: string
  ownSkus: boolean
  confirmsLowPrices: boolean
  findings: ImportFindings
}

/** Notes an import and queues its job. Throws `import_running`: there is one at a time. */
export async function startImport(
  trx: Trx,
  ctx: TrxCtx,
  { staffId, fileName, csv, ownSkus, confirmsLowPrices, findings }: NewImport,
): Promise<string> {
  const id = newId('productImport')
  try {
    await trx
      .insertInto('product_imports')
      .values({
        id,
        staff_id: staffId,
        file_name: fileName,
        state: 'waiting',
        own_skus: ownSkus,
        confirms_low_prices: confirmsLowPrices,
        csv,
        findings: JSON.stringify(findings),
        created_at: ctx.clock(),
      })
      .execute()
  } catch (error) {
    if (isDuplicate(error, 'product_imports_open')) throw new DomainError('import_running')
    throw error
  }
  await addJob(trx, 'import_products', { import_id: id })
  return id
}
