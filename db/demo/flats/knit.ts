import type { TopBlock, TopCut } from './block.ts'
import { topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import { cableColumn } from './cables.ts'
import type { Flat, Focus } from './flat.ts'
import { hemRib } from './hems.ts'
import { topMeasures } from './measures.ts'
import type { NeckBand } from './necks.ts'
import { neckBandBack, neckBandFront, neckBandInside, neckSeam, rollNeck } from './necks.ts'
import type { Trace } from './path.ts'
import { beside, pointAt, short, slice, trace } from './path.ts'
import { ribBand } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { sleeves } from './sleeves.ts'
import { standCollar, standCollarBack, standCollarInside } from './stand-collar.ts'
import { contactShade } from './trims.ts'

export interface KnitSpec {
  cut?: Partial<TopCut>
  neck: 'crew' | 'roll' | 'vee' | 'half-zip'
  rib?: number
  gauge?: number
  hasCables?: boolean
  hasSaddle?: boolean
  isSleeveless?: boolean
  focus?: Focus
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
    focus: spec.focus ?? { x: 122, y: 36, width: 150 },
    measures: topMeasures(block).filter((m) => !spec.isSleeveless || m.letter !== 'D'),
    front(sheet) {
      contactShade(sheet, block.hemY + rib + 10, cut.hem + 4)
      inside(sheet, spec, band)
      if (spec.isSleeveless) armholeInside(sheet, block)
      else sleeves(sheet, block, { finish: { kind: 'rib', depth: rib + 2 }, side: 'front' })
      body(sheet, block, {
        neckline: neckSeam(band),
        shade: () => collarShade(sheet, cut.neck + 6, cut.top + 6, band.drop + 6),
      })
      surface(sheet, spec, block, rib)
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
      if (!spec.isSleeveless)
        sleeves(sheet, block, { finish: { kind: 'rib', depth: rib + 2 }, side: 'back' })
      body(sheet, block, { neckline: neckSeam({ ...band, shape: 'round', drop: 10 }) })
      surface(sheet, { ...spec, hasCables: false }, block, rib)
      if (spec.hasCables) cableColumn(sheet, 200, block.cut.top + 20, block.hemY, 24)
      if (spec.neck === 'roll') rollNeck(sheet, cut.neck, cut.top, 14)
      else if (spec.neck === 'half-zip') standCollarBack(sheet, cut.neck, cut.top, 32, true)
      else neckBandBack(sheet, { ...band, width: 14 })
    },
  }
}

function inside(sheet: Sheet, spec: KnitSpec, band: NeckBand): void {
  if (spec.neck === 'half-zip') standCollarInside(sheet, band.neck, band.top, 32)
  else if (spec.neck !== 'roll') neckBandInside(sheet, band)
}

function surface(sheet: Sheet, spec: KnitSpec, block: TopBlock, rib: number): void {
  if (spec.hasCables) cables(sheet, block)
  hemRib(sheet, block, rib, 'body', spec.gauge)
  sheet.both(() => {
    if (spec.isSleeveless) armholeRib(sheet, block)
    else if (spec.hasSaddle) saddle(sheet, block)
    else fashionMarks(sheet, slice(block.armhole, 0.42, 0.98), 7)
    if (!spec.isSleeveless && !spec.hasSaddle) sheet.hair(beside(block.shoulderLine, -8), 0.8, 1.1)
  })
}

function cables(sheet: Sheet, block: TopBlock): void {
  const { cut, hemY, sleeve } = block
  cableColumn(sheet, 200, cut.top + cut.neckDrop - 2, hemY, 26)
  sheet.both(() => {
    cableColumn(sheet, 152, cut.top + 14, hemY, 22)
    sheet.moved(
      `translate(${short(sleeve.frame(0, 0)[0])} ${short(sleeve.frame(0, 0)[1])}) rotate(${sleeve.angle})`,
      () => cableColumn(sheet, cut.sleeve.cuff * 0.5, -cut.sleeve.length + 34, -2, 20),
    )
  })
}

/** Where the knitter narrowed the panel: pairs of leaning stitches beside the armhole. */
export function fashionMarks(sheet: Sheet, line: Trace, count: number): void {
  const inner = beside(line, -7)
  let d = ''
  for (let i = 0; i <= count; i++) {
    const [x, y] = pointAt(inner, i / count)
    d += `M${short(x)} ${short(y)}l3.4-3.4m.8 4.6l3.4-3.4`
  }
  sheet.hair(d, 0.85, 1.1)
}

/** The sleeve runs on over the shoulder to the neck. */
function saddle(sheet: Sheet, block: TopBlock): void {
  const { neck, shoulder, cut } = block
  const strap = trace(
    `M${neck[0] - 4} ${neck[1] + 17} C${neck[0] - 24} ${neck[1] + 24} ${shoulder[0] + 30} ${shoulder[1] + 10} ${shoulder[0] + 4} ${shoulder[1] + 22}`,
  )
  sheet.seam(strap, 1.6)
  fashionMarks(sheet, slice(strap, 0.12, 0.9), 5)
  fashionMarks(sheet, slice(block.armhole, 0.5, 0.98), 5)
  sheet.hair(
    `M${shoulder[0] + 2} ${shoulder[1] + cut.armhole * 0.12}L${shoulder[0] + 5} ${shoulder[1] + 22}`,
    0.5,
  )
}

function armholeInside(sheet: Sheet, block: TopBlock): void {
  sheet.both(() => {
    const { shoulder, underarm } = block
    sheet.panel(
      trace(
        `M${shoulder[0] - 7} ${shoulder[1] + 1} C${shoulder[0] - 2} ${shoulder[1] + 40} ${underarm[0]} ${underarm[1] - 40} ${underarm[0]} ${underarm[1]} L${shoulder[0] + 16} ${underarm[1] - 10} L${shoulder[0] + 16} ${shoulder[1]} Z`,
      ),
      { tone: 'inner' },
    )
  })
}

function armholeRib(sheet: Sheet, block: TopBlock): void {
  const seam = beside(block.armhole, -9)
  ribBand(sheet, seam, block.armhole, 30, { outline: 'line' })
}
