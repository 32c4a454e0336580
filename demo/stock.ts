import type { StyleCopy } from './copy/style-copy.ts'
import { seeded } from './seeded.ts'

interface Stock {
  mall: number
  stockroom: number
}

/** The dozen styles that the small store sells. */
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

/** Stock in the small store; null if it does not sell the style. */
export function cornerStockOf(copy: StyleCopy, colour: string, size: string): number | null {
  if (!cornerRange.has(copy.handle)) return null
  const key = ['corner', copy.handle, colour, size]
  return seeded('kind', ...key) < 0.1 ? 0 : 1 + Math.floor(seeded('count', ...key) * 6)
}

/** Colourways sold out in every size. */
const soldOutColourways: readonly (readonly [handle: string, colour: string])[] = [
  ['oxford-shirt', 'pink'],
  ['camp-collar-shirt', 'olive'],
  ['cable-jumper', 'navy'],
]

const smallRuns = new Set(['XS', 'XXL', '28', '36'])

/** Stock in the shop and the stockroom; zero for styles on pre-order. */
export function stockOf(copy: StyleCopy, colour: string, size: string): Stock {
  if (copy.preorder || isSoldOut(copy.handle, colour)) return { mall: 0, stockroom: 0 }
  const key = [copy.handle, colour, size]
  const total = quantityOf(seeded('kind', ...key), seeded('count', ...key), smallRuns.has(size))
  const mall = Math.min(total, Math.round(total * (0.2 + 0.5 * seeded('mall', ...key))))
  return { mall, stockroom: total - mall }
}

function isSoldOut(handle: string, colour: string): boolean {
  return soldOutColourways.some(([h, c]) => h === handle && c === colour)
}

/** One variant in twelve is sold out, one in nine nearly so; end sizes are made in smaller runs. */
function quantityOf(kind: number, count: number, isSmallRun: boolean): number {
  if (kind < 0.085) return 0
  if (kind < 0.195) return 1 + Math.floor(count * 3)
  return 4 + Math.floor(count * (isSmallRun ? 9 : 27))
}
