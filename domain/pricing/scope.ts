import type { LineFacts, Period, Scope } from './facts.ts'

export function isRunning({ from, until }: Period, at: Date): boolean {
  return (from === null || at >= from) && (until === null || at < until)
}

export function covers({ productIds, categoryIds, tags }: Scope, line: LineFacts): boolean {
  if (!productIds && !categoryIds && !tags) return true
  return (
    productIds?.includes(line.productId) === true ||
    line.categoryIds.some((id) => categoryIds?.includes(id)) ||
    line.tags.some((tag) => tags?.includes(tag))
  )
}
