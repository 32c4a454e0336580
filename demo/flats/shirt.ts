import { type TopCut, roundNeck, topBlock } from './block.ts'
import { backYoke, body, collarShade, forwardShoulder } from './bodies.ts'
import {
  type ShirtCollar,
  bandBack,
  bandCollar,
  collarBack,
  neckInside,
  shirtCollar,
} from './collars.ts'
import type { Flat } from './flat.ts'
import { openCollar, openCollarInside } from './lapels.ts'
import { topMeasures } from './measures.ts'
import type { Sheet } from './sheet.ts'
import { type SleeveFinish, cuffDepth, sleeves } from './sleeves.ts'
import { button, buttonhole, contactShade, snap } from './trims.ts'

interface ShirtSpec {
  cut?: Partial<TopCut>
  collar: 'button-down' | 'spread' | 'regular' | 'band' | 'camp'
  closure?: 'buttons' | 'snaps'
  /** End of a half placket; absent if the front opens all the way. */
  placketTo?: number
  sleeve: 'long' | 'short'
  pockets?: (sheet: Sheet) => void
  /** Yokes and similar, drawn on the body before placket and collar. */
  front?: (sheet: Sheet) => void
  back?: (sheet: Sheet) => void
}

export const shirtCut: TopCut = {
  top: 62,
  neck: 31,
  neckDrop: 56,
  shoulder: 96,
  slope: 27,
  armhole: 98,
  chest: 103,
  waist: 98,
  hem: 102,
  length: 366,
  hemShape: 'tail',
  sleeve: { length: 262, angle: 14, cap: 17, cuff: 40 },
}

const shortSleeve: TopCut['sleeve'] = { length: 100, angle: 27, cap: 10, cuff: 64 }

const points: Readonly<
  Record<'button-down' | 'spread' | 'regular', Pick<ShirtCollar, 'pointX' | 'pointY'>>
> = {
  'button-down': { pointX: 28, pointY: 76 },
  spread: { pointX: 45, pointY: 64 },
  regular: { pointX: 35, pointY: 70 },
}

export function shirt(spec: ShirtSpec): Flat {
  const isShort = spec.sleeve === 'short'
  const cut: TopCut = { ...shirtCut, ...(isShort ? { sleeve: shortSleeve } : {}), ...spec.cut }
  const block = topBlock(cut)
  const finish: SleeveFinish = isShort ? { kind: 'hem', depth: 13, rows: 1 } : { kind: 'barrel' }
  const drop = spec.collar === 'band' ? 46 : spec.collar === 'camp' ? 96 : cut.neckDrop
  const hemRows = cut.hemShape === 'tail' ? [4.5] : [11]
  return {
    focus: { x: 128, y: 38, width: 144 },
    measures: topMeasures(block, 0, cuffDepth(finish)),
    front(sheet) {
      contactShade(sheet, block.hemY + 10, cut.hem + 8)
      if (spec.collar === 'camp') openCollarInside(sheet, cut.neck, cut.top, drop)
      else neckInside(sheet, cut.neck, cut.top, drop, spec.collar === 'band' ? 12 : 16)
      sleeves(sheet, block, { finish, side: 'front' })
      body(sheet, block, {
        neckline: roundNeck(cut.neck, cut.top, spec.collar === 'camp' ? 92 : drop),
        isTopstitched: true,
        hemRows,
        shade: () => collarShade(sheet, cut.neck + 18, cut.top + 12, drop + 14),
      })
      forwardShoulder(sheet, block)
      spec.front?.(sheet)
      if (spec.collar === 'camp') openCollarInside(sheet, cut.neck, cut.top, drop)
      placket(sheet, spec, cut.top + drop, block.hemY)
      spec.pockets?.(sheet)
      collar(sheet, spec, cut, drop)
    },
    back(sheet) {
      contactShade(sheet, block.hemY + 10, cut.hem + 8)
      sleeves(sheet, block, { finish, side: 'back' })
      body(sheet, block, {
        neckline: roundNeck(cut.neck, cut.top, 5),
        isTopstitched: true,
        hemRows,
      })
      if (spec.back) spec.back(sheet)
      else {
        backYoke(sheet, block, 22)
        boxPleat(sheet, block.shoulder[1] + 25)
      }
      if (spec.collar === 'band') bandBack(sheet, cut.neck, cut.top, 15)
      else collarBack(sheet, cut.neck, cut.top)
    },
  }
}

function collar(sheet: Sheet, spec: ShirtSpec, cut: TopCut, drop: number): void {
  if (spec.collar === 'band') {
    bandCollar(sheet, { neck: cut.neck, top: cut.top, height: 15, drop, gap: 0.5 })
    button(sheet, 200, cut.top + drop - 7, 3)
  } else if (spec.collar === 'camp') {
    openCollar(sheet, {
      neck: cut.neck,
      top: cut.top,
      breakY: cut.top + drop,
      gorge: 42,
      width: 30,
      notch: 'camp',
    })
  } else {
    shirtCollar(sheet, {
      neck: cut.neck,
      top: cut.top,
      ...points[spec.collar],
      isButtonDown: spec.collar === 'button-down',
    })
  }
}

function placket(sheet: Sheet, spec: ShirtSpec, from: number, hemY: number): void {
  const half = 8.5
  const to = spec.placketTo ?? hemY
  const isHalf = spec.placketTo !== undefined
  const top = spec.collar === 'camp' ? from - 4 : from - 10
  const foot = isHalf ? `V${to}H${200 - half}` : `V${to}H${200 - half}`
  sheet.shadow(`M${200 + half} ${top}V${to}h4V${top}Z`, 0.4)
  if (spec.collar === 'camp') {
    sheet.seam(`M${200 - half} ${top + 12}V${to}`)
    sheet.hair(`M${200 + half + 10} ${top + 16}V${to}`, 0.25)
  } else {
    sheet.panel(`M${200 - half} ${top}H${200 + half}${foot}Z`, { outline: 'seam' })
    sheet.stitch(`M${200 - half + 3} ${top + 2}V${to - 2}M${200 + half - 3} ${top + 2}V${to - 2}`)
  }
  if (isHalf)
    sheet.stitch(
      `M${200 - half + 1} ${to - 14}H${200 + half - 1}L${200 - half + 1} ${to - 3}H${200 + half - 1}L${200 - half + 1} ${to - 14}`,
    )
  else if (spec.collar !== 'camp') sheet.edge(`M${200 - half} ${to}H${200 + half}`)
  const first = from + (spec.collar === 'camp' ? 6 : 34)
  const last = isHalf ? to - 26 : hemY - 62
  const count = isHalf ? 3 : spec.collar === 'camp' ? 5 : 6
  for (let i = 0; i < count; i++) {
    const y = first + ((last - first) * i) / (count - 1)
    const isLast = i === count - 1 && !isHalf && spec.collar !== 'camp'
    if (spec.closure === 'snaps') snap(sheet, 200, y, 3.8)
    else {
      buttonhole(sheet, 200, y, 10, isLast)
      button(sheet, 200, y, 3.9)
    }
  }
}

/** The pleat under the back yoke, with its locker loop. */
function boxPleat(sheet: Sheet, y: number): void {
  sheet.shadow(
    `M191 ${y}C191 ${y + 50} 192 ${y + 90} 197 ${y + 150}L194 ${y + 60} 195 ${y}ZM209 ${y}C209 ${y + 50} 208 ${y + 90} 203 ${y + 150}L206 ${y + 60} 205 ${y}Z`,
    0.5,
  )
  sheet.hair(`M191 ${y}L190 ${y + 74}M209 ${y}L210 ${y + 74}M200 ${y}V${y + 26}`, 0.75, 1)
  sheet.panel(`M197.6 ${y - 8}h4.8v14h-4.8z`, { outline: 'seam', cloth: 'none' })
}
