import { type TopBlock, type TopCut, roundNeck, topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import type { Flat, Focus } from './flat.ts'
import { topMeasures } from './measures.ts'
import { type Point, type Trace, beside, slice } from './path.ts'
import type { Sheet } from './sheet.ts'
import { type SleeveFinish, cuffDepth, neckSleeves, raglanLine, sleeves } from './sleeves.ts'
import { contactShade } from './trims.ts'

export const jacketCut: TopCut = {
  top: 64,
  neck: 34,
  neckDrop: 50,
  shoulder: 100,
  slope: 27,
  armhole: 102,
  chest: 109,
  waist: 107,
  hem: 109,
  length: 340,
  hemShape: 'straight',
  sleeve: { length: 266, angle: 13.5, cap: 17, cuff: 44 },
}

/** The base of every jacket and coat; the functions draw the parts specific to each. */
interface OuterSpec {
  cut: TopCut
  finish: SleeveFinish
  /** From the centre up to the left neck point. */
  neckline?: Trace
  backNeckline?: Trace
  isTopstitched?: boolean
  hemRows?: readonly number[]
  /** Space below the hem for a rib or a waistband drawn by the parts. */
  below?: number
  behind: (sheet: Sheet, block: TopBlock) => void
  front: (sheet: Sheet, block: TopBlock) => void
  back: (sheet: Sheet, block: TopBlock) => void
  /** Start of a raglan seam, relative to the neck point. */
  raglan?: Point
  /** Drawn on the body or the left sleeve, clipped to it. */
  onBody?: (sheet: Sheet, block: TopBlock) => void
  onSleeve?: (sheet: Sheet, block: TopBlock) => void
  focus?: Focus
}

export function outerwear(spec: OuterSpec): Flat {
  const { cut } = spec
  const block = topBlock(cut)
  const low = block.hemY + (spec.below ?? 0)
  const neckline = spec.neckline ?? roundNeck(cut.neck, cut.top, cut.neckDrop)
  const trim = { isTopstitched: spec.isTopstitched ?? false, hemRows: spec.hemRows ?? [] }
  const shell = (sheet: Sheet, side: 'front' | 'back') => {
    const options = { finish: spec.finish, side, decorate: () => spec.onSleeve?.(sheet, block) }
    if (!spec.raglan) sleeves(sheet, block, options)
    body(sheet, block, {
      ...trim,
      neckline:
        side === 'front' ? neckline : (spec.backNeckline ?? roundNeck(cut.neck, cut.top, 7)),
      hasArmhole: !spec.raglan,
      shade() {
        spec.onBody?.(sheet, block)
        if (side === 'front') collarShade(sheet, cut.neck + 15, cut.top + 14, 44)
      },
    })
    if (spec.raglan) neckSleeves(sheet, block, raglanSeam(block, spec.raglan, side), options)
  }
  return {
    focus: spec.focus ?? { x: 116, y: 40, width: 168 },
    measures: topMeasures(block, spec.below ?? 0, cuffDepth(spec.finish)),
    front(sheet) {
      contactShade(sheet, low + 10, cut.hem + 8)
      spec.behind(sheet, block)
      shell(sheet, 'front')
      spec.front(sheet, block)
    },
    back(sheet) {
      contactShade(sheet, low + 10, cut.hem + 8)
      shell(sheet, 'back')
      spec.back(sheet, block)
    },
  }
}

export function raglanSeam(block: TopBlock, inset: Point, side: 'front' | 'back'): Trace {
  const [x, y] = block.neck
  return raglanLine(block, side === 'front' ? [x + inset[0], y + inset[1]] : [x + 3, y + 2])
}

export function raglanStitch(sheet: Sheet, seam: Trace): void {
  sheet.both(() =>
    sheet.stitch(slice(beside(seam, -2.8), 0.02, 0.98), slice(beside(seam, -5.4), 0.02, 0.98)),
  )
}
