import type { Page } from '../../platform/product-search.ts'
import { hasSlot } from './bits.ts'
import type { TextMatch } from './text-index.ts'

/** One page of the matching slots in the given order. */
export function inOrder(
  order: readonly number[],
  isDescending: boolean,
  found: Uint32Array,
  { offset, limit }: Page,
): number[] {
  const page: number[] = []
  let seen = 0
  for (let at = 0; at < order.length && page.length < limit; at += 1) {
    const slot = order[isDescending ? order.length - 1 - at : at] ?? 0
    if (!hasSlot(found, slot)) continue
    if (seen >= offset) page.push(slot)
    seen += 1
  }
  return page
}

/**
 * One page of the matching slots, highest score first, ties in the given order. Scores are small
 * numbers, so a counting sort works: a common word costs no more than a rare one.
 */
export function bestFirst(
  order: readonly number[],
  found: Uint32Array,
  { scores, highest }: TextMatch,
  { offset, limit }: Page,
): number[] {
  const places = new Uint32Array(highest + 1)
  for (const slot of order) {
    if (hasSlot(found, slot)) places[scores[slot] ?? 0] = (places[scores[slot] ?? 0] ?? 0) + 1
  }
  let before = 0
  for (let score = highest; score >= 0; score -= 1) {
    const count = places[score] ?? 0
    places[score] = before
    before += count
  }
  const page: number[] = []
  for (const slot of order) {
    if (!hasSlot(found, slot)) continue
    const score = scores[slot] ?? 0
    const place = places[score] ?? 0
    places[score] = place + 1
    if (place >= offset && place < offset + limit) page[place - offset] = slot
  }
  return page
}
