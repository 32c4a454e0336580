import type { LegBlock } from './legs.ts'
import { brass } from './palette.ts'
import { beside, pointAt, slice, trace } from './path.ts'
import { patchPocket } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { barTack, button, snap } from './trims.ts'
import type { TrouserSpec } from './trouser-spec.ts'

/** Left side only. */
export function frontPockets(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  if (spec.pockets === 'slant') slant(sheet, block)
  if (spec.pockets === 'jeans') scoop(sheet, block)
  if (spec.pockets === 'patch') patch(sheet, block)
  if (spec.pockets === 'seam') inSeam(sheet, block)
}

function slant(sheet: Sheet, { cut, bandY, side }: LegBlock): void {
  const [x, y] = pointAt(side, 0.3)
  const mouth = trace`M${200 - cut.waist * 0.74} ${bandY + 3} L${x + 1.8} ${y}`
  sheet.shadow(
    `M${200 - cut.waist * 0.74} ${bandY + 3}L${x + 2} ${y}L${x + 2} ${y - 8}L${200 - cut.waist * 0.84} ${bandY + 3}Z`,
    0.7,
  )
  sheet.seam(mouth, 1.6)
  sheet.stitch(beside(mouth, -3), beside(mouth, -6))
  barTack(sheet, 200 - cut.waist * 0.74 + 2, bandY + 9, 6)
  barTack(sheet, x + 4, y - 4, 6)
}

function scoop(sheet: Sheet, { cut, bandY, side }: LegBlock): void {
  const [x, y] = pointAt(side, 0.2)
  const from = 200 - cut.waist * 0.42
  const mouth = trace`M${from} ${bandY + 4} C${from - 1} ${bandY + 20} ${from - 12} ${y - 1} ${x} ${y}`
  sheet.fill(
    trace`M${from} ${bandY + 4} C${from - 1} ${bandY + 20} ${from - 12} ${y - 1} ${x} ${y} L${200 - cut.waist} ${bandY + 2} Z`,
    sheet.palette.shade,
    sheet.isDraft ? 0 : 0.5,
  )
  const coin = 200 - cut.waist * 0.9
  sheet.seam(`M${coin + 2} ${bandY + 14}L${coin + 24} ${bandY + 13}`, 1.1)
  sheet.stitch(`M${coin + 2} ${bandY + 16.6}L${coin + 24} ${bandY + 15.6}`)
  sheet.seam(mouth, 1.6)
  sheet.stitch(beside(mouth, -2.6), beside(mouth, -5.2))
  snap(sheet, from - 1, bandY + 10, 2, brass)
  snap(sheet, x + 6, y - 4, 2, brass)
}

function patch(sheet: Sheet, { cut, bandY, side }: LegBlock): void {
  const x = 200 - cut.waist * 0.36
  const [sx, sy] = pointAt(side, 0.36)
  const foot = sy + 14
  const inner = trace`M${x} ${bandY + 3} L${x - 1} ${foot} L${sx + 1} ${foot - 2}`
  sheet.shadow(
    `M${x} ${bandY + 3}L${x} ${foot + 3}L${sx} ${foot + 2}V${foot - 3}H${x - 3}V${bandY + 3}Z`,
    0.5,
  )
  sheet.seam(inner)
  sheet.stitch(beside(inner, 2.6), beside(inner, 5.2))
  const mouth = trace`M${x - 18} ${bandY + 3} L${sx + 0.5} ${sy - 24}`
  sheet.seam(mouth, 1.6)
  sheet.stitch(beside(mouth, -3), beside(mouth, -6))
  barTack(sheet, x - 16, bandY + 8, 6)
  barTack(sheet, sx + 5, sy - 28, 6)
}

function inSeam(sheet: Sheet, { side }: LegBlock): void {
  const mouth = slice(side, 0.07, 0.34)
  sheet.stitch(beside(mouth, -4))
  sheet.seam(beside(mouth, -1.2), 1.4)
  const [x, y] = pointAt(mouth, 0.98)
  barTack(sheet, x + 3, y, 6)
}

/** Left side only: dart or yoke, and the pocket. */
export function backPockets(sheet: Sheet, spec: TrouserSpec, block: LegBlock): void {
  const { cut, bandY } = block
  const k = cut.rise / 118
  const x = 200 - cut.waist * 0.86
  const width = cut.waist * 0.68
  if (spec.back === 'welt') welted(sheet, block, x, bandY + 30 * k, width)
  if (spec.back === 'jeans') {
    const yoke = trace`M${200 - cut.waist - 4} ${bandY + 15} L200 ${bandY + 30}`
    sheet.seam(yoke)
    sheet.stitch(beside(yoke, 2.6), beside(yoke, 5.2))
    patchPocket(sheet, {
      x: x + 1,
      y: bandY + 36,
      width: width - 2,
      height: 54,
      foot: 'pointed',
      mouth: 7,
    })
    arcs(sheet, x + 1, bandY + 62, width - 2)
  }
  if (spec.back === 'patch')
    patchPocket(sheet, { x, y: bandY + 24 * k, width, height: 50 * k, foot: 'cut', mouth: 8 * k })
  if (spec.back === 'swim') swimPocket(sheet, x, bandY + 34 * k, width)
}

function arcs(sheet: Sheet, x: number, y: number, width: number): void {
  const half = width / 2
  for (const down of [0, 3])
    sheet.stitch(
      `M${x + 2} ${y + down}Q${x + half * 0.6} ${y + 10 + down} ${x + half} ${y + 2 + down}Q${x + half * 1.4} ${y + 10 + down} ${x + width - 2} ${y + down}`,
    )
}

function welted(sheet: Sheet, block: LegBlock, x: number, y: number, width: number): void {
  const middle = x + width / 2
  sheet.seam(`M${middle} ${block.bandY + 1}L${middle + 1} ${y - 2}`, 1.1)
  sheet.raw(
    `<path d="M${x} ${y}h${width}v6h${-width}z" fill="${sheet.palette.inner}" stroke="${sheet.palette.line}" stroke-width="1.2"/>`,
  )
  sheet.seam(`M${x} ${y + 3}h${width}`, 0.8)
  barTack(sheet, x, y + 3, 8, false)
  barTack(sheet, x + width, y + 3, 8, false)
  sheet.hair(`M${middle} ${y + 6}v5`, 0.9, 1.2)
  button(sheet, middle, y + 13, 3.4)
}

function swimPocket(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.seam(`M${x} ${y}h${width}`, 1.6)
  sheet.stitch(`M${x} ${y + 3}h${width}M${x} ${y - 3}h${width}`)
  barTack(sheet, x, y, 8, false)
  barTack(sheet, x + width, y, 8, false)
}
