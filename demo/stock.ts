import type { StyleCopy } from './copy/style-copy.ts'
import { seeded } from './seeded.ts'

export interface Stock {
  mall: number
  stockroom: number
}

/** What the small store in its corner of the mall has: a dozen things to take along. */
export const cornerRange: ReadonlySet<string> = new Set([
  'heavyweight-tee',
  'pocket-tee',
  'ringer-tee',
  'pique-polo',
  'loopback-sweatshirt',
  'six-panel-cap',
  'bucket-hat',
  'rib-beanie',
  'canvas-tote',
  'sling-bag',
  'crew-socks',
  'leather-belt',
])

/** What lies in the corner; null where the small store does not have the style at all. */
export function cornerStockOf(copy: StyleCopy, colour: string, size: string): number | null {
  if (!cornerRange.has(copy.handle)) return null
  const key = ['corner', copy.handle, colour, size]
  return seeded('kind', ...key) < 0.1 ? 0 : 1 + Math.floor(seeded('count', ...key) * 6)
}

/** Colourways with nothing left in any size. */
export const soldOutColourways: readonly (readonly [handle: string, colour: string])[] = [
  ['oxford-shirt', 'pink'],
  ['camp-collar-shirt', 'olive'],
  ['cable-jumper', 'navy'],
]

const smallRuns = new Set(['XS', 'XXL', '28', '36'])

/** What lies in the shop and in the stockroom. Styles on pre-order have nothing yet. */
export function stockOf(copy: StyleCopy, colour: string, size: string): Stock {
  if (copy.preorder || isSoldOut(copy.handle, colour)) return { mall: 0, stockroom: 0 }
  const key = [copy.handle, colour, size]
  const total = piecesOf(seeded('kind', ...key), seeded('count', ...key), smallRuns.has(size))
  const mall = Math.min(total, Math.round(total * (0.2 + 0.5 * seeded('mall', ...key))))
  return { mall, stockroom: total - mall }
}

function isSoldOut(handle: string, colour: string): boolean {
  return soldOutColourways.some(([h, c]) => h === handle && c === colour)
}

/** One variant in twelve is gone, one in nine is nearly gone; end sizes are made in smaller numbers. */
function piecesOf(kind: number, count: number, isSmallRun: boolean): number {
  if (kind < 0.085) return 0
  if (kind < 0.195) return 1 + Math.floor(count * 3)
  return 4 + Math.floor(count * (isSmallRun ? 9 : 27))
}
