import type { TopBlock, TopCut } from './block.ts'
import { roundNeck, topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import type { Flat, Focus } from './flat.ts'
import { topMeasures } from './measures.ts'
import type { Trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import type { SleeveFinish } from './sleeves.ts'
import { sleeves } from './sleeves.ts'
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

/** What every jacket and coat is built on; its own parts are drawn by the functions handed in. */
export interface OuterSpec {
  cut: TopCut
  finish: SleeveFinish
  /** From the centre up to the left neck point. */
  neckline?: Trace
  backNeckline?: Trace
  isTopstitched?: boolean
  hemRows?: readonly number[]
  /** Room below the hem, for a rib or a waistband drawn by the parts. */
  below?: number
  behind: (sheet: Sheet, block: TopBlock) => void
  front: (sheet: Sheet, block: TopBlock) => void
  back: (sheet: Sheet, block: TopBlock) => void
  /** Hides armhole seams where a raglan takes their place. */
  isRaglan?: boolean
  focus?: Focus
}

export function outerwear(spec: OuterSpec): Flat {
  const { cut } = spec
  const block = topBlock(cut)
  const low = block.hemY + (spec.below ?? 0)
  const neckline = spec.neckline ?? roundNeck(cut.neck, cut.top, cut.neckDrop)
  const panel = {
    isTopstitched: spec.isTopstitched ?? false,
    hemRows: spec.hemRows ?? [],
    isRaglan: spec.isRaglan ?? false,
  }
  return {
    focus: spec.focus ?? { x: 116, y: 40, width: 168 },
    measures: topMeasures(block),
    front(sheet) {
      contactShade(sheet, low + 10, cut.hem + 8)
      spec.behind(sheet, block)
      sleeves(sheet, block, { finish: spec.finish, side: 'front' })
      body(sheet, block, {
        ...panel,
        neckline,
        shade: () => collarShade(sheet, cut.neck + 20, cut.top + 14, 56),
      })
      spec.front(sheet, block)
    },
    back(sheet) {
      contactShade(sheet, low + 10, cut.hem + 8)
      sleeves(sheet, block, { finish: spec.finish, side: 'back' })
      body(sheet, block, {
        ...panel,
        neckline: spec.backNeckline ?? roundNeck(cut.neck, cut.top, 7),
      })
      spec.back(sheet, block)
    },
  }
}
