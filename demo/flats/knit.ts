import { type SleeveBlock, type SleeveCut, type TopBlock, type TopCut, topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import { cableColumn } from './cables.ts'
import type { Flat } from './flat.ts'
import { hemRib } from './hems.ts'
import { topMeasures } from './measures.ts'
import {
  type NeckBand,
  neckBandBack,
  neckBandFront,
  neckBandInside,
  neckSeam,
  rollNeck,
} from './necks.ts'
import { type Trace, beside, pointAt, short, slice, trace, join } from './path.ts'
import { ribBand } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { type SleeveOptions, neckSleeves, sleeves } from './sleeves.ts'
import { standCollar, standCollarBack, standCollarInside } from './stand-collar.ts'
import { contactShade } from './trims.ts'

interface KnitSpec {
  cut?: Partial<TopCut>
  neck: 'crew' | 'roll' | 'vee' | 'half-zip'
  rib?: number
  gauge?: number
  hasCables?: boolean
  hasSaddle?: boolean
  isSleeveless?: boolean
}

export const knitCut: TopCut = {
  top: 60,
  neck: 35,
  neckDrop: 40,
  shoulder: 95,
  slope: 28,
  armhole: 96,
  chest: 104,
  waist: 103,
  hem: 97,
  length: 312,
  hemShape: 'straight',
  sleeve: { length: 250, angle: 13.5, cap: 17, cuff: 42 },
}

export function knit(spec: KnitSpec): Flat {
  const cut: TopCut = {
    ...knitCut,
    ...(spec.neck === 'roll' ? { top: 74, neck: 32, neckDrop: 20, length: 304 } : {}),
    ...(spec.neck === 'half-zip' ? { top: 74, neckDrop: 22, length: 304 } : {}),
    ...spec.cut,
  }
  const block = topBlock(cut)
  const rib = spec.rib ?? 28
  const band: NeckBand = {
    shape: spec.neck === 'vee' ? 'vee' : 'round',
    neck: cut.neck,
    top: cut.top,
    drop: cut.neckDrop,
    width: spec.neck === 'vee' ? 11 : 14,
  }
  return {
    focus: { x: 122, y: 36, width: 150 },
    measures: topMeasures(block, rib, rib + 2).filter(
      (m) => !spec.isSleeveless || m.letter !== 'D',
    ),
    front(sheet) {
      contactShade(sheet, block.hemY + rib + 10, cut.hem + 4)
      inside(sheet, spec, band)
      shell(sheet, spec, block, 'front', neckSeam(band))
      surface(sheet, spec, block, rib, cut.neckDrop)
      if (spec.neck === 'roll') rollNeck(sheet, cut.neck, cut.top, cut.neckDrop)
      else if (spec.neck === 'half-zip')
        standCollar(sheet, {
          neck: cut.neck,
          top: cut.top,
          drop: cut.neckDrop,
          height: 32,
          zipTo: cut.top + 122,
          isRibbed: true,
        })
      else neckBandFront(sheet, band)
    },
    back(sheet) {
      contactShade(sheet, block.hemY + rib + 10, cut.hem + 4)
      shell(sheet, spec, block, 'back', neckSeam({ ...band, shape: 'round', drop: 10 }))
      surface(sheet, spec, block, rib, 10)
      if (spec.neck === 'roll') rollNeck(sheet, cut.neck, cut.top, 14)
      else if (spec.neck === 'half-zip') standCollarBack(sheet, cut.neck, cut.top, 32, true)
      else neckBandBack(sheet, { ...band, width: 14 })
    },
  }
}

function shell(
  sheet: Sheet,
  spec: KnitSpec,
  block: TopBlock,
  side: 'front' | 'back',
  neckline: Trace,
): void {
  const { cut } = block
  const options: SleeveOptions = {
    finish: { kind: 'rib', depth: (spec.rib ?? 28) + 2 },
    side,
    ...decorated(sheet, spec, cut),
  }
  const hasArmhole = !spec.hasSaddle
  if (hasArmhole && !spec.isSleeveless) sleeves(sheet, block, options)
  body(sheet, block, {
    neckline,
    hasArmhole,
    shade() {
      if (side === 'front') collarShade(sheet, cut.neck + 6, cut.top + 6, cut.neckDrop + 6)
    },
  })
  if (!hasArmhole) neckSleeves(sheet, block, saddleSeam(block), options)
}

function inside(sheet: Sheet, spec: KnitSpec, band: NeckBand): void {
  if (spec.neck === 'half-zip') standCollarInside(sheet, band.neck, band.top, 32)
  else if (spec.neck !== 'roll') neckBandInside(sheet, band)
}

function surface(
  sheet: Sheet,
  spec: KnitSpec,
  block: TopBlock,
  rib: number,
  neckDrop: number,
): void {
  if (spec.hasCables) cables(sheet, block, neckDrop)
  hemRib(sheet, block, rib, 'body', spec.gauge)
  sheet.both(() => {
    if (spec.isSleeveless) armholeRib(sheet, block)
    else fashionMarks(sheet, slice(block.armhole, 0.42, 0.98), 7)
    if (spec.hasSaddle) fashionMarks(sheet, slice(saddleSeam(block), 0.06, 0.46), 5)
    if (!spec.isSleeveless && !spec.hasSaddle) sheet.hair(beside(block.shoulderLine, -8), 0.8, 1.1)
  })
}

function decorated(sheet: Sheet, spec: KnitSpec, cut: TopCut): Pick<SleeveOptions, 'decorate'> {
  if (!spec.hasCables) return {}
  return { decorate: (sleeve) => sleeveCable(sheet, sleeve, cut.sleeve) }
}

function cables(sheet: Sheet, block: TopBlock, neckDrop: number): void {
  const { cut, hemY } = block
  cableColumn(sheet, 200, cut.top + neckDrop - 2, hemY, 26)
  sheet.both(() => {
    cableColumn(sheet, 152, cut.top + 14, hemY, 22)
  })
}

function sleeveCable(sheet: Sheet, { frame, angle }: SleeveBlock, cut: SleeveCut): void {
  const [x, y] = frame(0, 0)
  sheet.moved(`translate(${short(x)} ${short(y)}) rotate(${angle})`, () =>
    cableColumn(sheet, cut.cuff * 0.52, -cut.length + 2, 0, 20),
  )
}

/** Fully fashioned marks: pairs of slanted stitches along the armhole where the panel narrows. */
export function fashionMarks(sheet: Sheet, line: Trace, count: number): void {
  const inner = beside(line, -7)
  let d = ''
  for (let i = 0; i <= count; i++) {
    const [x, y] = pointAt(inner, i / count)
    d += `M${short(x)} ${short(y)}l2.2-3.2l2.2 3.2`
  }
  sheet.hair(d, 0.75, 0.9)
}

/** The seam of a sleeve that runs over the shoulder to the neck, from neck to underarm. */
function saddleSeam({ neck, armhole }: TopBlock): Trace {
  const foot = pointAt(armhole, 0.26)
  const strap = trace`M${neck[0] - 3} ${neck[1] + 16} C${neck[0] - 20} ${neck[1] + 24} ${foot[0] + 24} ${foot[1] - 12} ${foot}`
  return join(strap, slice(armhole, 0.26, 1))
}

function armholeRib(sheet: Sheet, block: TopBlock): void {
  const seam = beside(block.armhole, -9)
  ribBand(sheet, seam, block.armhole, 30, { outline: 'line' })
}
