import type { Flat, Measure } from './flat.ts'
import { type LegBlock, type LegCut, creaseLine, legBlock } from './legs.ts'
import { beside, close, join, pointAt, reverse, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { contactShade } from './trims.ts'
import { backPockets, frontPockets } from './trouser-pockets.ts'
import type { TrouserSpec } from './trouser-spec.ts'
import { waistBack, waistFront, waistInside } from './waistbands.ts'

const trouserCut: LegCut = {
  top: 44,
  waist: 72,
  hip: 85,
  hipAt: 88,
  rise: 118,
  length: 418,
  hem: 52,
  spread: 50,
  knee: 66,
  band: 17,
}

export const shortsCut: LegCut = {
  top: 74,
  waist: 108,
  hip: 130,
  hipAt: 104,
  rise: 150,
  length: 276,
  hem: 128,
  spread: 86,
  knee: 131,
  band: 24,
}

export function trousers(spec: TrouserSpec, base: LegCut = trouserCut): Flat {
  const block = legBlock({ ...base, ...spec.cut })
  const { cut } = block
  return {
    focus: { x: 200 - cut.waist - 22, y: cut.top - 12, width: cut.waist * 2 },
    measures: legMeasures(block),
    front(sheet) {
      contactShade(sheet, block.hemY + 10, cut.spread + cut.hem * 0.6)
      waistInside(sheet, block)
      sheet.both(() => leg(sheet, spec, block, 'front'))
      fly(sheet, spec, block)
      sheet.both(() => {
        pleats(sheet, spec, block)
        frontPockets(sheet, spec, block)
      })
      waistFront(sheet, spec, block)
    },
    back(sheet) {
      contactShade(sheet, block.hemY + 10, cut.spread + cut.hem * 0.6)
      sheet.both(() => leg(sheet, spec, block, 'back'))
      const seat = trace`M200 ${block.bandY} V${block.crotch[1]}`
      sheet.seam(seat)
      sheet.stitch(beside(seat, -2.6), ...(spec.isRiveted ? [beside(seat, -5)] : []))
      sheet.both(() => backPockets(sheet, spec, block))
      waistBack(sheet, spec, block)
    },
  }
}

function leg(sheet: Sheet, spec: TrouserSpec, block: LegBlock, face: 'front' | 'back'): void {
  const { cut, crotch, hemY, inseam, side } = block
  const id = sheet.panel(block[face], { roll: 'leg' })
  sheet.within(id, () => {
    const [kx, ky] = pointAt(inseam, 0.5)
    sheet.shadow(
      trace`M204 ${crotch[1] - 46} C190 ${crotch[1]} ${kx - 8} ${ky - 40} ${kx - 7} ${ky} L${block.hemInner[0] - 6} ${hemY + 6} L${block.hemInner[0] + 30} ${hemY} Z`,
      0.4,
    )
    sheet.shadow(
      trace`M${200 - cut.hip - 8} ${block.bandY} C${200 - cut.waist + 8} ${block.bandY + 40} ${200 - cut.hip + 12} ${crotch[1] - 40} ${200 - cut.hip + 9} ${crotch[1] + 20} L${pointAt(side, 0.8)} L${200 - cut.hip - 12} ${crotch[1]} Z`,
      0.35,
    )
    sheet.fold([200, crotch[1] - 3], [184, crotch[1] - 8], [162, crotch[1] - 26], 3.4)
    sheet.fold([199, crotch[1] + 6], [186, crotch[1] + 8], [166, crotch[1] + 2], 3)
    if (cut.length > 350)
      sheet.fold(pointAt(inseam, 0.52), [kx - 20, ky + 4], [kx - 36, ky - 2], 2.6)
  })
  if (spec.hasCrease) crease(sheet, block)
  if (spec.isRiveted)
    sheet.stitch(slice(beside(side, -2.8), 0.02, 0.28), slice(beside(inseam, 2.8), 0.03, 0.97))
  legHem(sheet, spec, block)
}

function crease(sheet: Sheet, block: LegBlock): void {
  const line = creaseLine(block, 16)
  sheet.hair(line, 0.5, 1)
  sheet.shadow(close(join(beside(line, -0.4), reverse(beside(line, -3.4)))), 0.45)
}

function legHem(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  const { hem, hemOuter, hemInner, hemY } = block
  if (spec.hem === 'turn-up') {
    const d = `M${hemOuter[0] - 1.5} ${hemY - 18}C${hemOuter[0] + 12} ${hemY - 15.5} ${hemInner[0] - 12} ${hemY - 14.5} ${hemInner[0] + 1.5} ${hemY - 16}L${hemInner[0] + 1} ${hemY + 2}C${hemInner[0] - 12} ${hemY + 4} ${hemOuter[0] + 12} ${hemY + 3.5} ${hemOuter[0] - 1} ${hemY}Z`
    sheet.shadow(`M${hemOuter[0]} ${hemY - 22}H${hemInner[0]}V${hemY - 14}H${hemOuter[0]}Z`, 0.4)
    sheet.panel(d, { roll: 'leg' })
  }
  if (spec.hem === 'stitched' || spec.hem === 'chain')
    sheet.stitch(slice(beside(hem, spec.hem === 'chain' ? -6 : -11), 0.01, 0.99))
  if (spec.hem === 'chain') sheet.stitch(slice(beside(hem, -3.4), 0.01, 0.99))
  if (!spec.hasSideSplit) return
  const split = slice(block.side, 0.86, 1)
  sheet.fill(
    `M${hemOuter[0] - 2} ${hemY + 4}L${split.from[0] + 1} ${split.from[1]}L${hemOuter[0] + 9} ${hemY + 4}Z`,
    '#f6f3ee',
  )
  sheet.edge(
    `M${hemOuter[0] - 0.5} ${hemY - 3}L${split.from[0] + 1} ${split.from[1]}L${hemOuter[0] + 9} ${hemY + 1}`,
  )
  sheet.stitch(`M${split.from[0] + 4} ${split.from[1] - 5}L${hemOuter[0] + 13} ${hemY - 1}`)
}

/** The J-stitch, on the wearer's left. */
function fly(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  const { bandY, crotch } = block
  const deep = (crotch[1] - bandY) * 0.74
  sheet.seam(`M200 ${bandY}V${crotch[1]}`)
  sheet.stitch(`M197.4 ${bandY + deep}V${crotch[1] - 2}`)
  if (spec.waist === 'elastic') {
    sheet.stitch(`M203 ${bandY + 4}V${crotch[1] - 4}`)
    return
  }
  const x = 200 + (crotch[1] - bandY) * 0.17
  const row = trace`M${x} ${bandY + 3} V${bandY + deep * 0.66} C${x} ${bandY + deep * 0.9} ${x - 8} ${bandY + deep} 200.5 ${bandY + deep + 2}`
  sheet.stitch(row, ...(spec.isRiveted ? [beside(row, 2.6)] : []))
  sheet.raw(
    `<path d="M200 ${bandY + deep - 2}l5-2" stroke="${sheet.palette.stitch}" stroke-width="2.2"/>`,
  )
}

function pleats(sheet: Sheet, { pleats: count = 0 }: TrouserSpec, block: LegBlock): void {
  const { cut, bandY } = block
  const size = cut.rise / 118
  const places = count === 2 ? [0.4, 0.63] : count === 1 ? [0.5] : []
  places.forEach((share, i) => {
    const x = 200 - cut.waist * share
    const long = (i === 0 ? 74 : 50) * size
    sheet.shadow(
      trace`M${x} ${bandY + 2} C${x - 1} ${bandY + long * 0.5} ${x - 2} ${bandY + long * 0.8} ${x - 3} ${bandY + long} C${x - 7} ${bandY + long * 0.7} ${x - 8} ${bandY + 20} ${x - 7} ${bandY + 2} Z`,
      0.75,
    )
    sheet.seam(
      trace`M${x} ${bandY + 2} C${x - 1} ${bandY + long * 0.5} ${x - 2} ${bandY + long * 0.8} ${x - 3} ${bandY + long}`,
      1.2,
    )
  })
}

function legMeasures(block: LegBlock): Measure[] {
  const { cut, crotch, hemInner, hemOuter, hemY, inseam } = block
  const [x, y] = pointAt(inseam, 0.02)
  return [
    {
      letter: 'A',
      from: [200 - cut.waist, cut.top + 4],
      to: [200 + cut.waist, cut.top + 4],
      away: -20,
    },
    { letter: 'B', from: [200, cut.top + 6], to: crotch, away: 0 },
    { letter: 'C', from: [400 - x, y + 4], to: [400 - hemInner[0], hemY], away: 0 },
    { letter: 'D', from: [hemOuter[0], hemY], to: [hemInner[0], hemY], away: 18 },
  ]
}
