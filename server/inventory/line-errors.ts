import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { isMissing } from '../platform/database/in-transaction.ts'

/** Reports an unknown variant or warehouse by field. */
export async function withFieldErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const path = ['variant_id', 'warehouse_id'].find((name) =>
      isMissing(error, `stock_levels_${name}_fkey`),
    )
    if (path === undefined) throw error
    throw invalid(path, issueSentences.not_found)
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
