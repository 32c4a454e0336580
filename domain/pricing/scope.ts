import type { LineInput, Period, Scope } from './pricing-input.ts'

export function isRunning({ from, until }: Period, at: Date): boolean {
  return (from === null || at >= from) && (until === null || at < until)
}

export function covers(scope: Scope, line: LineInput): boolean {
  if ('everything' in scope) return true
  const { productIds, categoryIds, tags } = scope
  return (
    productIds?.includes(line.productId) === true ||
    line.categoryIds.some((id) => categoryIds?.includes(id)) ||
    line.tags.some((tag) => tags?.includes(tag))
  )
}
