import type { GlobalPromotion, LineInput, Period, Scope } from './pricing-input.ts'

export function isRunning({ from, until }: Period, at: Date): boolean {
  return (from === null || at >= from) && (until === null || at < until)
}

export type InScope = Pick<LineInput, 'productId' | 'categoryIds' | 'tags'>

export function covers(scope: Scope, line: InScope): boolean {
  if ('everything' in scope) return true
  const { productIds, categoryIds, tags } = scope
  return (
    productIds?.includes(line.productId) === true ||
    line.categoryIds.some((id) => categoryIds?.includes(id)) ||
    line.tags.some((tag) => tags?.includes(tag))
  )
}

/**
 * Whether a promotion is about this product: it is in its scope, or one of its parts. What a whole
 * cart gets, such as a gift, is about no product.
 */
export function concerns({ scope, effect }: GlobalPromotion, product: InScope): boolean {
  if ('everything' in scope && !isItemEffect(effect)) return false
  if (effect.kind === 'bundle') {
    return covers(scope, product) && effect.parts.some((part) => covers(part.scope, product))
  }
  const gets = effect.kind === 'buy_get' ? effect.getScope : null
  return covers(scope, product) || (gets !== null && covers(gets, product))
}

function isItemEffect({ kind }: GlobalPromotion['effect']): boolean {
  return kind === 'buy_get' || kind === 'spend_steps' || kind === 'bundle'
}
