import { type Point, type Trace, beside, pathOf, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { barTack, button, snap } from './trims.ts'

interface PatchPocket {
  x: number
  y: number
  width: number
  height: number
  foot?: 'pointed' | 'round' | 'square' | 'cut'
  /** Depth of the hem at the opening. */
  mouth?: number
  grain?: number
}

/** A patch pocket; x and y are its top left corner. */
export function patchPocket(sheet: Sheet, pocket: PatchPocket): void {
  const { foot = 'pointed', mouth = 9, grain = 0 } = pocket
  const outline = footed(pocket, foot)
  sheet.shadow(shifted(pocket, foot), 0.35)
  sheet.panel({ ...outline, isClosed: true }, { outline: 'seam', grain })
  const { x, y, width } = pocket
  sheet.stitch(beside(slice(outline, 0, 1), 2.6), `M${x + 2} ${y + mouth}H${x + width - 2}`)
  barTack(sheet, x + 4, y + 1.6, 5)
  barTack(sheet, x + width - 4, y + 1.6, 5)
}

function shifted(pocket: PatchPocket, foot: NonNullable<PatchPocket['foot']>): Trace {
  return { ...footed({ ...pocket, x: pocket.x + 1, y: pocket.y + 2.5 }, foot), isClosed: true }
}

/** Runs from the top right corner down and round to the top left, so that offset stitches fall inside. */
function footed(
  { x, y, width: w, height: h }: PatchPocket,
  foot: NonNullable<PatchPocket['foot']>,
): Trace {
  const right = x + w
  const low = y + h
  if (foot === 'square') return trace`M${right} ${y} V${low} H${x} V${y}`
  if (foot === 'pointed')
    return trace`M${right} ${y} V${low - 9} L${x + w / 2} ${low} L${x} ${low - 9} V${y}`
  if (foot === 'cut')
    return trace`M${right} ${y} V${low - 9} L${right - 9} ${low} H${x + 9} L${x} ${low - 9} V${y}`
  return trace`M${right} ${y} V${low - 12} Q${right} ${low} ${right - 12} ${low} H${x + 12} Q${x} ${low} ${x} ${low - 12} V${y}`
}

interface Flap {
  x: number
  y: number
  width: number
  height: number
  tip?: 'straight' | 'pointed' | 'round' | 'scallop'
  closure?: 'button' | 'snap' | 'none'
  /** Drop of the right end below the left. */
  tilt?: number
}

export function flap(sheet: Sheet, it: Flap): void {
  const { tip = 'straight', closure = 'none', tilt = 0 } = it
  const outline = flapOutline(it, tip)
  sheet.moved(tilt === 0 ? '' : `rotate(${tilt} ${it.x + it.width / 2} ${it.y})`, () => {
    sheet.shadow(flapOutline({ ...it, y: it.y + 3 }, tip), 0.5)
    sheet.panel({ ...outline, isClosed: true }, { outline: 'seam' })
    sheet.stitch(beside(outline, 2.6), `M${it.x + 1.5} ${it.y + 2.6}H${it.x + it.width - 1.5}`)
    const at: Point = [
      it.x + it.width / 2,
      it.y + it.height - (tip === 'pointed' || tip === 'scallop' ? 7.5 : 6),
    ]
    if (closure === 'button') button(sheet, at[0], at[1], 3.4)
    if (closure === 'snap') snap(sheet, at[0], at[1], 3.1)
  })
}

function flapOutline({ x, y, width: w, height: h }: Flap, tip: NonNullable<Flap['tip']>): Trace {
  const right = x + w
  const low = y + h
  if (tip === 'straight') return trace`M${right} ${y} V${low} H${x} V${y}`
  if (tip === 'round')
    return trace`M${right} ${y} V${low - 7} Q${right} ${low} ${right - 7} ${low} H${x + 7} Q${x} ${low} ${x} ${low - 7} V${y}`
  if (tip === 'scallop')
    return trace`M${right} ${y} V${low - 8} C${right - w * 0.2} ${low - 9} ${x + w * 0.6} ${low - 6} ${x + w / 2} ${low} C${x + w * 0.4} ${low - 6} ${x + w * 0.2} ${low - 9} ${x} ${low - 8} V${y}`
  return trace`M${right} ${y} V${low - 8} L${x + w / 2} ${low} L${x} ${low - 8} V${y}`
}

interface Welt {
  from: Point
  to: Point
  width?: number
  isTacked?: boolean
}

/** A set-in pocket: a narrow strip, straight or slanted, with tacked ends. */
export function welt(sheet: Sheet, { from, to, width = 8, isTacked = true }: Welt): void {
  const line = trace`M${from} L${to}`
  const far = beside(line, width)
  const end = far.curves.at(-1)?.to ?? to
  const strip = trace`M${from} L${to} L${end} L${far.from} Z`
  sheet.raw(
    `<path d="${pathOf(line)}" stroke="${sheet.palette.inner}" stroke-width="3" fill="none"/>`,
  )
  sheet.panel(strip, { outline: 'seam' })
  sheet.stitch(slice(beside(line, width - 2.2), 0.06, 0.94))
  if (!isTacked) return
  const isSteep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  for (const [x, y] of [from, to]) barTack(sheet, x, y, 6, isSteep)
}

/** The jetted opening of a tailored pocket. */
export function jet(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.raw(
    `<path d="M${x} ${y}h${width}v5h${-width}z" fill="${sheet.palette.inner}" stroke="${sheet.palette.line}" stroke-width="1.1"/>`,
  )
  sheet.seam(`M${x} ${y + 2.5}h${width}`, 0.8)
}
