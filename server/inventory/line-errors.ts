import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { isMissing } from '../platform/database/in-transaction.ts'

const fields: Readonly<Record<string, string>> = {
  stock_levels_variant_id_fkey: 'variant_id',
  stock_levels_warehouse_id_fkey: 'warehouse_id',
  stock_transfers_to_warehouse_id_fkey: 'to_warehouse_id',
}

/** Reports an unknown variant or warehouse by field. */
export async function withFieldErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const known = Object.entries(fields).find(([constraint]) => isMissing(error, constraint))
    if (known === undefined) throw error
    throw invalid(known[1], issueSentences.not_found)
  }
}

/** A stock level must not be counted, nor a variant moved, twice. */
export function requireOnce(
  lines: readonly { variantId: string; warehouseId?: string }[],
  name: string,
): void {
  const seen = new Set<string>()
  for (const [at, { variantId, warehouseId = '' }] of lines.entries()) {
    const level = `${variantId} ${warehouseId}`
    if (seen.has(level)) {
      throw invalid(`${name}.${at}`, issueSentences.counted_twice)
    }
    seen.add(level)
  }
}
