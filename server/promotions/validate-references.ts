import { issueSentencesWith } from '#contract/issue-sentences.ts'
import type { PromotionEffect, ScopeCopy } from '#db/json-types.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import type { Trx } from '../platform/database/db.ts'

/** Throws `invalid` for unknown products, categories or variants. */
export async function requireKnownReferences(
  trx: Trx,
  scope: ScopeCopy,
  effect: PromotionEffect,
): Promise<void> {
  const gifts = effect.kind === 'gift' ? effect.gifts.map(({ variant_id }) => variant_id) : []
  const named = 'everything' in scope ? {} : scope
  const issues: Issue[] = [
    ...(await missing(trx, 'products', named.product_ids, 'scope.product_ids')),
    ...(await missing(trx, 'categories', named.category_ids, 'scope.category_ids')),
    ...(await missing(trx, 'variants', gifts, 'effect.gifts')),
  ]
  refuseIssues(issues)
}

async function missing(
  trx: Trx,
  table: 'products' | 'categories' | 'variants',
  ids: readonly string[] = [],
  path: string,
): Promise<Issue[]> {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({ path, message: issueSentencesWith.not_known(id) }))
}
