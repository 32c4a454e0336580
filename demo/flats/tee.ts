import { type TopBlock, type TopCut, topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import type { Flat } from './flat.ts'
import { topMeasures } from './measures.ts'
import {
  type NeckBand,
  neckBandBack,
  neckBandFront,
  neckBandInside,
  neckSeam,
  neckStitch,
} from './necks.ts'
import { beside, slice } from './path.ts'
import { patchPocket } from './pockets.ts'
import type { Sheet, Tone } from './sheet.ts'
import { type SleeveFinish, cuffDepth, sleeves } from './sleeves.ts'
import { button, buttonhole, contactShade } from './trims.ts'

interface TeeSpec {
  cut?: Partial<TopCut>
  neck?: Partial<NeckBand>
  sleeve: 'short' | 'long'
  finish?: SleeveFinish
  hasPocket?: boolean
  isHenley?: boolean
  ribTone?: Tone
}

export const teeCut: TopCut = {
  top: 56,
  neck: 36,
  neckDrop: 40,
  shoulder: 96,
  slope: 27,
  armhole: 94,
  chest: 104,
  waist: 101,
  hem: 103,
  length: 346,
  hemShape: 'straight',
  sleeve: { length: 96, angle: 30, cap: 10, cuff: 62 },
}

export const longSleeve: TopCut['sleeve'] = { length: 282, angle: 13.5, cap: 16, cuff: 34 }

export function tee(spec: TeeSpec): Flat {
  const isLong = spec.sleeve === 'long'
  const cut: TopCut = { ...teeCut, ...(isLong ? { sleeve: longSleeve } : {}), ...spec.cut }
  const block = topBlock(cut)
  const tone = spec.ribTone ?? 'body'
  const band: NeckBand = {
    shape: 'round',
    neck: cut.neck,
    top: cut.top,
    drop: cut.neckDrop,
    width: 11,
    tone,
    ...spec.neck,
  }
  const finish = spec.finish ?? { kind: 'hem', depth: 9 }
  return {
    focus: { x: 130, y: 34, width: 140 },
    measures: topMeasures(block, 0, cuffDepth(finish)),
    front(sheet) {
      contactShade(sheet, block.hemY + 10, cut.hem + 6)
      neckBandInside(sheet, band)
      sleeves(sheet, block, { finish, side: 'front' })
      body(sheet, block, {
        neckline: neckSeam(band),
        hemRows: [10, 12.6],
        shade: () => collarShade(sheet, cut.neck + 6, cut.top + 4, band.drop + 4),
      })
      shoulderTape(sheet, block)
      if (spec.isHenley) henley(sheet, cut.top + band.drop)
      neckBandFront(sheet, band)
      neckStitch(sheet, band, 'front')
      if (spec.hasPocket) patchPocket(sheet, { x: 228, y: 166, width: 48, height: 55, mouth: 11 })
    },
    back(sheet) {
      contactShade(sheet, block.hemY + 10, cut.hem + 6)
      sleeves(sheet, block, { finish, side: 'back' })
      body(sheet, block, {
        neckline: neckSeam({ ...band, shape: 'round', drop: 10 }),
        hemRows: [10, 12.6],
      })
      shoulderTape(sheet, block)
      neckBandBack(sheet, band)
      neckStitch(sheet, band, 'back')
    },
  }
}

/** The twin-needle shoulder seam, slightly forward of the fold. */
function shoulderTape(sheet: Sheet, block: TopBlock): void {
  sheet.both(() => {
    sheet.hair(slice(beside(block.shoulderLine, -5), 0.04, 1), 0.9, 1.2)
    sheet.stitch(
      slice(beside(block.shoulderLine, -7.4), 0.06, 1),
      slice(beside(block.armhole, -2.8), 0.02, 0.97),
    )
  })
}

function henley(sheet: Sheet, from: number): void {
  const to = from + 84
  sheet.shadow(`M208 ${from - 4}V${to}h4V${from - 4}Z`, 0.4)
  sheet.panel(`M192 ${from - 6}H208V${to}H192Z`, { outline: 'seam' })
  sheet.stitch(`M194.6 ${from}V${to - 2.5}H205.4V${from}M194.6 ${to - 14}H205.4`)
  for (const y of [from + 13, from + 37, from + 61]) {
    buttonhole(sheet, 200, y, 10)
    button(sheet, 200, y, 3.8)
  }
}
