import {
  type Point,
  type Trace,
  across,
  beside,
  close,
  join,
  mirror,
  reverse,
  trace,
} from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { barTack, label, zip } from './trims.ts'

interface StandCollar {
  neck: number
  top: number
  /** Depth of the seam at the front. */
  drop: number
  height: number
  /** End of the zip; if absent, the caller draws the front. */
  zipTo?: number
  isRibbed?: boolean
  metal?: string
  pullAt?: number
}

/** The far side of a stand collar, visible over its front edge. */
export function standCollarInside(sheet: Sheet, neck: number, top: number, height: number): void {
  const y = top - height
  const id = sheet.panel(
    `M${200 - neck + 3} ${y + 4}C${200 - neck * 0.5} ${y - 7} ${200 + neck * 0.5} ${y - 7} ${200 + neck - 3} ${y + 4}L${200 + neck - 6} ${y + 30}H${200 - neck + 6}Z`,
    { tone: 'inner', cloth: 'none' },
  )
  sheet.within(id, () => label(sheet, y + 6, 18))
}

function lines({ neck, top, drop, height }: StandCollar): { seam: Trace; side: Trace; rim: Trace } {
  const tip: Point = [200 - neck + 3, top - height + 4]
  return {
    seam: trace`M200 ${top + drop} C${200 - neck * 0.55} ${top + drop} ${200 - neck * 0.95} ${top + drop * 0.6} ${200 - neck} ${top}`,
    side: trace`M${200 - neck} ${top} C${200 - neck - 3} ${top - height * 0.35} ${200 - neck - 1} ${top - height * 0.8} ${tip}`,
    rim: trace`M${tip} C${200 - neck * 0.6} ${top - height + 15} ${200 - neck * 0.3} ${top - height + 18} 200 ${top - height + 19}`,
  }
}

export function standCollar(sheet: Sheet, it: StandCollar): void {
  const { seam, side, rim } = lines(it)
  const half = join(seam, side, rim)
  sheet.shadow(
    `M${200 - it.neck} ${it.top + 3} C${200 - it.neck * 0.9} ${it.top + it.drop + 9} ${200 + it.neck * 0.9} ${it.top + it.drop + 9} ${200 + it.neck} ${it.top + 3}Z`,
    0.5,
  )
  const id = sheet.panel(close(join(half, reverse(mirror(half)))), {
    outline: 'line',
    roll: 'body',
    ...(it.isRibbed ? { cloth: 'none' as const } : {}),
  })
  if (it.isRibbed)
    sheet.within(id, () => wales(sheet, across(reverse(seam)), across(rim), 26, 0.45))
  else sheet.stitch(beside(across(rim), 3.2), beside(across(reverse(seam)), -3))
  sheet.seam(across(reverse(seam)))
  if (it.zipTo !== undefined) halfZip(sheet, it, it.zipTo)
}

function halfZip(sheet: Sheet, { top, height, metal, pullAt }: StandCollar, to: number): void {
  const from = top - height + 19
  const options = { ...(metal ? { metal } : {}), pullAt: pullAt ?? from + 4 }
  zip(sheet, 200, from, to, options)
  sheet.stitch(`M193 ${from + 3}V${to + 4}H207V${from + 3}`)
  barTack(sheet, 200, to + 1, 8)
}

export function standCollarBack(
  sheet: Sheet,
  neck: number,
  top: number,
  height: number,
  isRibbed = false,
): void {
  const seam = across(
    trace`M${200 - neck} ${top} C${200 - neck * 0.6} ${top + 9} ${200 - neck * 0.3} ${top + 10} 200 ${top + 10}`,
  )
  const side = trace`M${200 - neck} ${top} C${200 - neck - 3} ${top - height * 0.35} ${200 - neck - 1} ${top - height * 0.8} ${200 - neck + 3} ${top - height + 4}`
  const rim = across(
    trace`M${200 - neck + 3} ${top - height + 4} C${200 - neck * 0.5} ${top - height - 3} ${200 - neck * 0.3} ${top - height - 4} 200 ${top - height - 4}`,
  )
  const id = sheet.panel(close(join(side, rim, reverse(mirror(side)), reverse(seam))), {
    outline: 'line',
    roll: 'body',
    ...(isRibbed ? { cloth: 'none' as const } : {}),
  })
  if (isRibbed) sheet.within(id, () => wales(sheet, seam, rim, 26, 0.45))
  else sheet.stitch(beside(rim, 3.2), beside(seam, -3))
}
