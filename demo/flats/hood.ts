import { beside, close, join, mirror, reverse, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { eyelet, label } from './trims.ts'

export interface Hood {
  neck: number
  top: number
  /** Depth of the neck seam at the front. */
  drop: number
  height: number
  cord?: 'tipped' | 'plain' | 'none'
  cordColour?: string
}

const rise = (hood: Hood) => hood.top - hood.height

/** A raised hood, open towards the viewer. Drawn in two parts: the back, then the rim in front. */
export function hoodFront(sheet: Sheet, hood: Hood): void {
  const { neck, top, drop, height } = hood
  const peak = rise(hood)
  const outer = trace`M${200 - neck - 4} ${top + 5} C${200 - neck - 20} ${top - height * 0.28} ${200 - neck - 22} ${top - height * 0.66} ${200 - neck * 0.86} ${peak + 10} C${200 - neck * 0.6} ${peak + 1} ${200 - neck * 0.3} ${peak} 200 ${peak}`
  const rim = trace`M200 ${top + drop} C${200 - 10} ${top + drop - 10} ${200 - neck + 4} ${top - 2} ${200 - neck + 3} ${top - height * 0.4} C${200 - neck + 3} ${peak + 30} ${200 - neck * 0.6} ${peak + 17} 200 ${peak + 17}`
  const opening = close(join(rim, reverse(mirror(rim))))
  const id = sheet.panel(opening, { tone: 'inner' })
  sheet.within(id, () => {
    sheet.seam(`M200 ${peak + 14}V${top - 6}`, 1.1)
    sheet.shadow(
      `M${200 - neck} ${peak}H${200 + neck}V${peak + 26}Q200 ${peak + 40} ${200 - neck} ${peak + 26}Z`,
      0.55,
    )
    sheet.seam(`M${200 - neck} ${top - 2}Q200 ${top + 6} ${200 + neck} ${top - 2}`, 1.1)
    label(sheet, top + 5, 18)
  })
  const seam = trace`M200 ${top + drop} C${200 - neck * 0.55} ${top + drop - 1} ${200 - neck * 1.02} ${top + drop * 0.5} ${200 - neck - 4} ${top + 5}`
  const half = close(join(seam, outer, reverse(rim)))
  sheet.both(() => {
    sheet.shadow(
      `M200 ${top + drop + 5}C${200 - neck * 0.6} ${top + drop + 5} ${200 - neck - 4} ${top + drop * 0.6} ${200 - neck - 7} ${top + 8}L200 ${top}Z`,
      0.45,
    )
    sheet.panel(half, {
      outline: 'line',
      grain: 8,
      roll: [
        [200 - neck - 18, top - 20],
        [200 - neck + 18, top - 10],
      ],
    })
    sheet.edge(outer)
    sheet.stitch(slice(beside(rim, -8), 0.04, 1))
    sheet.fold(
      [200 - neck - 10, top - 8],
      [200 - neck + 2, top + 4],
      [200 - neck + 14, top + 16],
      2.4,
    )
  })
  if (hood.cord !== 'none') cords(sheet, hood)
}

function cords(sheet: Sheet, { top, drop, cord, cordColour }: Hood): void {
  const colour = cordColour ?? sheet.palette.light
  sheet.both(() => {
    eyelet(sheet, 189.5, top + drop - 14, 2.4)
    const d = `M189.5 ${top + drop - 13}C186 ${top + drop + 14} 187 ${top + drop + 34} 184.5 ${top + drop + 62}`
    sheet.raw(
      `<path d="${d}" fill="none" stroke="${sheet.palette.line}" stroke-width="4.2" stroke-linecap="round"/>`,
    )
    sheet.raw(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    if (cord === 'tipped')
      sheet.raw(
        `<path d="M185.2 ${top + drop + 54}L184.4 ${top + drop + 63}" stroke="#8d8b86" stroke-width="4" fill="none"/>`,
      )
    else
      sheet.raw(
        `<circle cx="184.5" cy="${top + drop + 60}" r="3" fill="${colour}" stroke="${sheet.palette.line}"/>`,
      )
  })
}

export function hoodBack(sheet: Sheet, hood: Hood): void {
  const { neck, top, height } = hood
  const peak = rise(hood)
  const half = trace`M200 ${top + 13} C${200 - neck * 0.6} ${top + 13} ${200 - neck} ${top + 10} ${200 - neck - 4} ${top + 5} C${200 - neck - 20} ${top - height * 0.28} ${200 - neck - 22} ${top - height * 0.66} ${200 - neck * 0.86} ${peak + 10} C${200 - neck * 0.6} ${peak + 1} ${200 - neck * 0.3} ${peak} 200 ${peak}`
  sheet.shadow(
    `M${200 - neck - 6} ${top + 8}C${200 - neck * 0.6} ${top + 21} ${200 + neck * 0.6} ${top + 21} ${200 + neck + 6} ${top + 8}Z`,
    0.5,
  )
  sheet.panel(close(join(half, reverse(mirror(half)))), { roll: 'body' })
  sheet.seam(`M200 ${peak}V${top + 13}`)
  sheet.stitch(`M196.8 ${peak + 2}V${top + 11}M203.2 ${peak + 2}V${top + 11}`)
}
