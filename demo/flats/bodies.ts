import { type TopBlock, bodyShape, centre } from './block.ts'
import { type Trace, across, beside, slice, trace } from './path.ts'
import type { PanelOptions, Sheet } from './sheet.ts'

interface BodyOptions {
  neckline: Trace
  isTopstitched?: boolean
  hemRows?: readonly number[]
  /** False for sleeves that run up to the neck: they draw their own seam. */
  hasArmhole?: boolean
  panel?: PanelOptions
  /** Extra shading, clipped to the body. */
  shade?: () => void
}

/** The body in one piece from neck to hem, with shading, folds and the seams common to all tops. */
export function body(sheet: Sheet, block: TopBlock, options: BodyOptions): string {
  const { underarm, hemCorner, cut } = block
  const id = sheet.panel(bodyShape(block, options.neckline), { roll: 'body', ...options.panel })
  const low = hemCorner[1]
  sheet.within(id, () => {
    sheet.both(() => {
      const x = centre - cut.waist
      sheet.shadow(
        trace`M${underarm[0] - 8} ${underarm[1] - 24} C${x + 20} ${underarm[1] + 50} ${x + 12} ${low - 90} ${x + 8} ${low + 20} L${x - 20} ${low + 20} Z`,
        0.32,
      )
      sheet.fold(
        underarm,
        [underarm[0] + 18, underarm[1] + 10],
        [underarm[0] + 40, underarm[1] + 9],
        3.4,
      )
      sheet.fold([x - 2, low - 78], [x + 16, low - 96], [x + 34, low - 118], 2.6, 0.32)
    })
    options.shade?.()
  })
  if (options.hasArmhole !== false)
    sheet.both(() => {
      sheet.seam(block.armhole, 1.6)
      if (options.isTopstitched) sheet.stitch(slice(beside(block.armhole, -3.4), 0.02, 0.97))
    })
  hemStitches(sheet, block, options.hemRows ?? [])
  return id
}

function hemStitches(sheet: Sheet, block: TopBlock, rows: readonly number[]): void {
  for (const row of rows) sheet.stitch(slice(beside(across(block.hem), -row), 0.004, 0.996))
}

/** The shadow of a collar on the body. */
export function collarShade(sheet: Sheet, half: number, top: number, depth: number): void {
  sheet.shadow(
    `M${200 - half} ${top} C${200 - half + 4} ${top + depth * 0.7} ${190} ${top + depth} 200 ${top + depth} C210 ${top + depth} ${200 + half - 4} ${top + depth * 0.7} ${200 + half} ${top}Z`,
    0.26,
  )
}

/** The shoulder seam set forward, with its stitching. */
export function forwardShoulder(sheet: Sheet, block: TopBlock, forward = 9): void {
  sheet.both(() => {
    const seam = slice(beside(block.shoulderLine, -forward), 0.02, 1.02)
    const line = beside(block.shoulderLine, -forward)
    sheet.seam(line)
    sheet.stitch(beside(seam, -2.6))
  })
}

export function backYoke(sheet: Sheet, block: TopBlock, depth: number): Trace {
  const { shoulder, cut } = block
  const y = shoulder[1] + depth
  const x = shoulder[0] + 6.2 * Math.min(1, depth / (cut.armhole * 0.4))
  const line = trace`M${x} ${y} C${x + 40} ${y + 2} ${centre - 30} ${y + 3} ${centre} ${y + 3}`
  sheet.seam(across(line))
  sheet.stitch(beside(across(line), -2.8))
  return line
}
