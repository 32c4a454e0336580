import { type Trace, beside, close, join, reverse, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { label } from './trims.ts'

interface OpenCollar {
  neck: number
  top: number
  /** End of the roll line, at the first button. */
  breakY: number
  /** Depth at which the seam between collar and lapel meets the notch. */
  gorge: number
  /** Distance of the lapel's tip from the roll line. */
  width: number
  notch: 'camp' | 'notch'
}

/** The lining visible in the opening, under the lapels. */
export function openCollarInside(sheet: Sheet, neck: number, top: number, depth: number): void {
  const shape = `M${200 - neck + 2} ${top - 6} C${200 - neck * 0.5} ${top - 16} ${200 + neck * 0.5} ${top - 16} ${200 + neck - 2} ${top - 6} C${200 + neck - 4} ${top + depth * 0.3} ${210} ${top + depth * 0.7} 200 ${top + depth} C190 ${top + depth * 0.7} ${200 - neck + 4} ${top + depth * 0.3} ${200 - neck + 2} ${top - 6}Z`
  const id = sheet.panel(shape, { tone: 'inner' })
  sheet.within(id, () => {
    sheet.seam(
      `M${200 - neck} ${top + 9} C${200 - neck * 0.5} ${top + 1} ${200 + neck * 0.5} ${top + 1} ${200 + neck} ${top + 9}`,
      1.1,
    )
    sheet.shadow(
      `M${200 - neck} ${top + 26} Q200 ${top + 34} ${200 + neck} ${top + 26} V${top + depth} H${200 - neck}Z`,
      0.3,
    )
  })
  label(sheet, top + 7, 20)
}

function rollLine({ neck, top, breakY }: OpenCollar): Trace {
  const left = 200 - neck
  return trace`M${left + 3} ${top - 7} C${left + 7} ${top + 24} ${190} ${breakY - 34} 199 ${breakY}`
}

/** Collar and lapel of one front. */
export function openCollar(sheet: Sheet, it: OpenCollar): void {
  const roll = rollLine(it)
  const isCamp = it.notch === 'camp'
  const left = 200 - it.neck
  const y = it.top + it.gorge
  const gorgeAt = slice(roll, 0, isCamp ? 0.42 : 0.27)
  const gorgeStart = gorgeAt.curves.at(-1)?.to ?? roll.from
  const tip: readonly [number, number] = isCamp
    ? [left - 13, y + 20]
    : [left - 5 - it.width * 0.5, y + 6]
  const notch: readonly [number, number] = isCamp ? [left - 6, y + 11] : [left - 7, y + 2]
  const leafTip: readonly [number, number] = isCamp ? [left - 20, y - 1] : [left - 16, y - 9]
  const lapel = trace`M199 ${it.breakY} C${196 - it.width * 0.5} ${it.breakY - (it.breakY - y) * 0.3} ${tip[0] + 10} ${tip[1] + (it.breakY - y) * 0.34} ${tip} L${notch} L${gorgeStart}`
  const collar = trace`M${roll.from} C${left - 5} ${it.top - 3} ${left - 12} ${it.top + 6} ${left - 13} ${it.top + 16}
    C${left - 14} ${it.top + 24} ${leafTip[0] - 1} ${leafTip[1] - 10} ${leafTip} L${notch} L${gorgeStart}`
  sheet.both(() => {
    sheet.shadow(
      trace`M199 ${it.breakY + 5} C${194 - it.width * 0.5} ${it.breakY - (it.breakY - y) * 0.3} ${tip[0] + 6} ${tip[1] + (it.breakY - y) * 0.34} ${tip[0] - 1} ${tip[1] + 4} L${left} ${it.top} Z`,
      0.5,
    )
    sheet.panel(close(join(lapel, slice(roll, isCamp ? 0.42 : 0.27, 1))), {
      outline: 'line',
      grain: 14,
      roll: [
        [tip[0] - 6, y],
        [206, y + 26],
      ],
    })
    sheet.stitch(slice(beside(lapel, 3.2), 0.03, 0.64))
    sheet.panel(close(join(collar, reverse(gorgeAt))), {
      outline: 'line',
      grain: 28,
      roll: [
        [left - 16, it.top + 8],
        [left + 20, it.top + 36],
      ],
    })
    sheet.edge(slice(collar, 0, 0.25))
    if (isCamp) sheet.stitch(slice(beside(collar, -3.2), 0.27, 0.7))
  })
}
