import type { SleeveBlock, TopBlock } from './block.ts'
import {
  type Trace,
  beside,
  close,
  join,
  mid,
  path,
  pointAt,
  reverse,
  slice,
  trace,
} from './path.ts'
import { ribBand } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { button } from './trims.ts'

export type SleeveFinish =
  | { kind: 'hem'; depth?: number; rows?: number }
  | { kind: 'barrel'; depth?: number }
  | { kind: 'rib'; depth: number; tone?: 'body' | 'contrast' }
  | { kind: 'strap' }

export interface SleeveOptions {
  finish: SleeveFinish
  side: 'front' | 'back'
  /** Drawn on the left sleeve, clipped to it. */
  decorate?: (sleeve: SleeveBlock) => void
}

/** Both sleeves, drawn before the body, which covers the sleeve heads. */
export function sleeves(sheet: Sheet, block: TopBlock, options: SleeveOptions): void {
  const { sleeve } = block
  sheet.both(() => {
    const id = sheet.panel(sleeve.shape, { grain: sleeve.angle, roll: sleeve.roll })
    sheet.within(id, () => {
      options.decorate?.(sleeve)
      sleeveShade(sheet, block)
    })
    finish(sheet, sleeve, block.cut.sleeve.cuff, options)
  })
}

/** Sleeves that run up to the neck, drawn over the body along the seam from neck to underarm. */
export function neckSleeves(
  sheet: Sheet,
  block: TopBlock,
  seam: Trace,
  options: SleeveOptions,
): void {
  const { sleeve, shoulderLine, cut } = block
  const { frame } = sleeve
  const half = cut.sleeve.length * 0.5
  const shape = close(
    join(shoulderLine, sleeve.outer, sleeve.end, reverse(sleeve.inner), reverse(seam)),
  )
  sheet.both(() => {
    const id = sheet.panel(shape, {
      grain: sleeve.angle,
      roll: [frame(-4, -half), frame(cut.sleeve.cuff + 70, -half)],
    })
    sheet.within(id, () => {
      options.decorate?.(sleeve)
      sleeveShade(sheet, block)
    })
    sheet.seam(seam, 1.6)
    finish(sheet, sleeve, cut.sleeve.cuff, options)
  })
}

function sleeveShade(sheet: Sheet, { cut, underarm, sleeve }: TopBlock): void {
  const { length } = cut.sleeve
  const { frame } = sleeve
  const width = cut.sleeve.cuff
  const deep = underarm[1]
  sheet.shadow(
    trace`M${underarm[0] + 16} ${deep - 60} C${underarm[0] - 6} ${deep - 6} ${frame(width * 0.6, -length * 0.4)} ${frame(width * 0.72, 0)} L${frame(width + 20, 0)} Z`,
    0.38,
  )
  if (length < 140) {
    sheet.fold(frame(width * 0.95, -16), frame(width * 0.6, -22), frame(width * 0.35, -20), 2)
    return
  }
  sheet.fold(
    pointAt(sleeve.inner, 0.02),
    frame(width * 0.6, -length * 0.68),
    frame(width * 0.3, -length * 0.76),
    3,
  )
  sheet.fold(
    pointAt(sleeve.inner, 0.42),
    frame(width * 0.72, -length * 0.36),
    frame(width * 0.25, -length * 0.43),
    2.6,
  )
  sheet.fold(
    pointAt(sleeve.outer, 0.76),
    frame(width * 0.3, -length * 0.18),
    frame(width * 0.7, -length * 0.19),
    2.4,
  )
}

/** Length of the cuff beyond the sleeve's end. */
export function cuffDepth(end: SleeveFinish): number {
  if (end.kind === 'rib') return end.depth
  return end.kind === 'barrel' ? (end.depth ?? barrelDepth) : 0
}

const barrelDepth = 31

function finish(
  sheet: Sheet,
  sleeve: SleeveBlock,
  width: number,
  { finish: end, side }: SleeveOptions,
): void {
  if (end.kind === 'hem') hem(sheet, sleeve, end.depth ?? 9, end.rows ?? 2)
  if (end.kind === 'rib') ribCuff(sheet, sleeve, width, end.depth, end.tone ?? 'body')
  if (end.kind === 'barrel') barrelCuff(sheet, sleeve, width, end.depth ?? barrelDepth, side)
  if (end.kind === 'strap') strapCuff(sheet, sleeve, width)
}

function hem(sheet: Sheet, sleeve: SleeveBlock, depth: number, rows: number): void {
  const row = slice(beside(sleeve.end, -depth), 0.01, 0.99)
  sheet.stitch(row, ...(rows > 1 ? [beside(row, 2.6)] : []))
}

function ribCuff(
  sheet: Sheet,
  sleeve: SleeveBlock,
  width: number,
  depth: number,
  tone: 'body' | 'contrast',
): void {
  const { frame } = sleeve
  const pull = depth > 14 ? 0.13 : 0.02
  const top = trace`M${frame(width * pull * 0.6, -1)} C${frame(width * 0.35, 1.5)} ${frame(width * 0.7, 1.5)} ${frame(width * (1 - pull * 0.6), -1)}`
  const low = trace`M${frame(width * pull, depth)} C${frame(width * 0.35, depth + 2.5)} ${frame(width * 0.7, depth + 2.5)} ${frame(width * (1 - pull), depth)}`
  if (depth > 14) gathers(sheet, sleeve, width)
  ribBand(sheet, top, low, Math.round(width / 3.2), {
    tone,
    grain: sleeve.angle,
    roll: tone === 'body' ? [frame(0, 0), frame(width + 4, 0)] : 'flat',
  })
}

function gathers(sheet: Sheet, { frame }: SleeveBlock, width: number): void {
  const d = [0.22, 0.4, 0.58, 0.78]
    .map(
      (s, i) => path`M${frame(width * s, -1)}L${frame(width * (s * 0.9 + 0.05), -9 - (i % 2) * 6)}`,
    )
    .join('')
  sheet.hair(d, 0.4)
}

function barrelCuff(
  sheet: Sheet,
  { frame, angle }: SleeveBlock,
  width: number,
  depth: number,
  side: 'front' | 'back',
): void {
  sheet.hair(
    path`M${frame(width * 0.4, 0)}L${frame(width * 0.42, -22)}M${frame(width * 0.62, 0)}L${frame(width * 0.6, -17)}`,
    0.55,
    1,
  )
  if (side === 'back') gauntlet(sheet, frame, width)
  const wide = width - 1
  const outline = trace`M${frame(wide, -3)} L${frame(wide - 1, depth - 5)} Q${frame(wide - 1, depth)} ${frame(wide - 6, depth + 0.6)}
    C${frame(width * 0.6, depth + 2)} ${frame(width * 0.4, depth + 2)} ${frame(6, depth + 0.6)} Q${frame(1.5, depth)} ${frame(1.5, depth - 5)} L${frame(0.5, -3)}`
  const head = trace`M${frame(0.5, -3)} C${frame(width * 0.3, -0.5)} ${frame(width * 0.7, -0.5)} ${frame(wide, -3)}`
  sheet.panel(
    { ...outline, curves: [...outline.curves, ...head.curves], isClosed: true },
    { grain: angle, roll: [frame(-3, 0), frame(width + 6, 0)] },
  )
  sheet.seam(head)
  sheet.stitch(slice(beside(outline, 3), 0.02, 0.98), beside(slice(head, 0.04, 0.96), 3))
  if (side !== 'back') return
  sheet.seam(path`M${frame(width * 0.52, -1.5)}L${frame(width * 0.52, depth + 1)}`, 1.1)
  const [x, y] = frame(width * 0.66, depth * 0.5)
  button(sheet, x, y, 3.2)
}

function gauntlet(sheet: Sheet, frame: SleeveBlock['frame'], width: number): void {
  const x = width * 0.52
  const strip = trace`M${frame(x, 0)} L${frame(x, -50)} L${frame(x + 4.5, -56)} L${frame(x + 9, -50)} L${frame(x + 9, 0)} Z`
  sheet.panel(strip, { outline: 'seam', cloth: 'none' })
  sheet.stitch(
    path`M${frame(x + 1.8, -3)}L${frame(x + 1.8, -46)}M${frame(x + 7.2, -3)}L${frame(x + 7.2, -46)}M${frame(x + 1, -44)}L${frame(x + 8, -44)}`,
  )
  const [bx, by] = frame(x + 4.5, -24)
  button(sheet, bx, by, 2.6)
}

function strapCuff(sheet: Sheet, sleeve: SleeveBlock, width: number): void {
  const { frame } = sleeve
  hem(sheet, sleeve, 5, 1)
  const strap = trace`M${frame(0, -24)} L${frame(width * 0.62, -24)} L${frame(width * 0.72, -18)} L${frame(width * 0.62, -12)} L${frame(0, -12)} Z`
  sheet.panel(strap, { outline: 'seam', cloth: 'none' })
  const [x, y] = frame(width * 0.56, -18)
  button(sheet, x, y, 3)
}

/** The raglan seam, which replaces the armhole. */
export function raglanLine(block: TopBlock, atNeck: readonly [number, number]): Trace {
  const { underarm } = block
  const m = mid(atNeck, underarm, 0.52)
  return trace`M${atNeck} Q${m[0] + 13} ${m[1] - 4} ${underarm}`
}
