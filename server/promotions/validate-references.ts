import { issueSentencesWith } from '#contract/issue-sentences.ts'
import type { PromotionEffect, ScopeCopy } from '#db/json-types.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import { findTerms } from '../loyalty/terms.ts'
import type { Trx } from '../platform/database/db.ts'

/** Throws `invalid` for unknown products, categories or variants. */
export async function requireKnownReferences(
  trx: Trx,
  scope: ScopeCopy,
  effect: PromotionEffect,
): Promise<void> {
  const gifts = effect.kind === 'gift' ? effect.gifts.map(({ variant_id }) => variant_id) : []
  const issues = await missing(trx, 'variants', gifts, 'effect.gifts')
  for (const [path, each] of [['scope', scope] as const, ...scopesOf(effect)]) {
    if ('everything' in each) continue
    issues.push(
      ...(await missing(trx, 'products', each.product_ids, `${path}.product_ids`)),
      ...(await missing(trx, 'categories', each.category_ids, `${path}.category_ids`)),
    )
  }
  refuseIssues(issues)
}

/** The scopes inside an effect, with their paths. */
function scopesOf(effect: PromotionEffect): (readonly [path: string, scope: ScopeCopy])[] {
  if (effect.kind === 'bundle') {
    return effect.parts.map(({ scope }, at) => [`effect.parts.${at}.scope`, scope])
  }
  return effect.kind === 'buy_get' && effect.get_scope
    ? [['effect.get_scope', effect.get_scope]]
    : []
}

/** Throws `invalid` for a tier that the membership does not have. */
export async function requireKnownTiers(trx: Trx, slugs: readonly string[] | null): Promise<void> {
  if (slugs === null) return
  const { tiers } = await findTerms(trx)
  const unknown = slugs.filter((slug) => !tiers.some((tier) => tier.slug === slug))
  refuseIssues(
    unknown.map((slug) => ({ path: 'tiers', message: issueSentencesWith.not_known(slug) })),
  )
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
