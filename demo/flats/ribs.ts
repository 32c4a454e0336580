import { type Trace, pathOf, pointAt, reverse, short, join, close } from './path.ts'
import type { PanelOptions, Sheet } from './sheet.ts'

/** The wales of a rib, evenly spaced between two edges drawn in the same direction. */
export function wales(sheet: Sheet, from: Trace, to: Trace, count: number, opacity = 0.5): void {
  let d = ''
  for (let i = 1; i < count; i++) {
    const a = pointAt(from, i / count)
    const b = pointAt(to, i / count)
    d += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`
  }
  sheet.raw(
    `<path d="${d}" fill="none" stroke="${sheet.palette.line}" stroke-width=".8" opacity="${opacity}"/>`,
  )
}

/** A band of rib between two edges drawn in the same direction. */
export function ribBand(
  sheet: Sheet,
  from: Trace,
  to: Trace,
  count: number,
  options: PanelOptions = {},
): string {
  const id = sheet.panel(close(join(from, reverse(to))), { cloth: 'none', ...options })
  sheet.within(id, () => wales(sheet, from, to, count))
  sheet.raw(
    `<path d="${pathOf(from)}" fill="none" stroke="${sheet.palette.line}" stroke-width="1.4"/>`,
  )
  return id
}
