import { type TopCut, roundNeck, topBlock, veeNeck } from './block.ts'
import { body, collarShade } from './bodies.ts'
import { type ShirtCollar, collarBack, leafShape, neckInside } from './collars.ts'
import type { Flat } from './flat.ts'
import { hemRib } from './hems.ts'
import { topMeasures } from './measures.ts'
import { beside, pathOf, slice, trace } from './path.ts'
import type { Sheet } from './sheet.ts'
import { type SleeveFinish, cuffDepth, sleeves } from './sleeves.ts'
import { longSleeve, teeCut } from './tee.ts'
import { button, buttonhole, contactShade, zip } from './trims.ts'

interface PoloSpec {
  cut?: Partial<TopCut>
  front: 'buttons' | 'open' | 'zip' | 'skipper'
  buttons?: number
  sleeve: 'short' | 'long'
  finish: SleeveFinish
  hem: 'vents' | 'stitched' | 'rib'
  hasTipping?: boolean
  isKnitted?: boolean
}

export function polo(spec: PoloSpec): Flat {
  const cut: TopCut = {
    ...teeCut,
    top: 64,
    neck: 32,
    neckDrop: 42,
    length: 338,
    ...(spec.sleeve === 'long' ? { sleeve: longSleeve } : {}),
    ...spec.cut,
  }
  const block = topBlock(cut)
  const depth = spec.front === 'open' ? 84 : spec.front === 'skipper' ? 96 : 42
  const hemRows = spec.hem === 'rib' ? [] : [9, 11.6]
  const low = block.hemY + (spec.hem === 'rib' ? 26 : 0)
  return {
    focus: { x: 126, y: 38, width: 148 },
    measures: topMeasures(block, low - block.hemY, cuffDepth(spec.finish)),
    front(sheet) {
      contactShade(sheet, low + 10, cut.hem + 6)
      neckInside(sheet, cut.neck, cut.top, depth + 6)
      sleeves(sheet, block, { finish: spec.finish, side: 'front' })
      const isOpen = depth > 50
      body(sheet, block, {
        neckline: isOpen ? veeNeck(cut.neck, cut.top, depth) : roundNeck(cut.neck, cut.top, depth),
        hemRows,
        isTopstitched: !spec.isKnitted,
        shade: () => collarShade(sheet, cut.neck + 18, cut.top + 10, 62),
      })
      hems(sheet, spec, block)
      closure(sheet, spec, cut.top)
      collar(sheet, spec, cut)
    },
    back(sheet) {
      contactShade(sheet, low + 10, cut.hem + 6)
      sleeves(sheet, block, { finish: spec.finish, side: 'back' })
      body(sheet, block, {
        neckline: roundNeck(cut.neck, cut.top, 6),
        hemRows,
        isTopstitched: !spec.isKnitted,
      })
      hems(sheet, spec, block)
      collarBack(sheet, cut.neck, cut.top, 20, false)
      if (spec.hasTipping) backTipping(sheet, cut.neck, cut.top)
    },
  }
}

function backTipping(sheet: Sheet, neck: number, top: number): void {
  for (const up of [4.5, 8]) {
    const y = top - up
    sheet.raw(
      `<path d="M${200 - neck - 11} ${y + 14}C${200 - neck} ${y + 21} ${200 - neck / 2} ${y + 20.5} 200 ${y + 20.5}S${200 + neck} ${y + 21} ${200 + neck + 11} ${y + 14}" fill="none" stroke="${sheet.palette.contrast}" stroke-width="1.7"/>`,
    )
  }
}

function hems(sheet: Sheet, spec: PoloSpec, block: ReturnType<typeof topBlock>): void {
  if (spec.hem === 'rib') hemRib(sheet, block, 26)
  if (spec.hem !== 'vents') return
  sheet.both(() => {
    const vent = slice(block.side, 0.86, 1)
    sheet.stitch(beside(vent, -6))
    sheet.seam(
      `M${pathOf(slice(beside(block.side, -6), 0.86, 0.87)).slice(1)}L${vent.from[0]} ${vent.from[1]}`,
      1,
    )
  })
}

function collar(sheet: Sheet, spec: PoloSpec, cut: TopCut): void {
  const isOpen = spec.front === 'open' || spec.front === 'skipper'
  const shape: ShirtCollar = {
    neck: cut.neck,
    top: cut.top,
    pointX: isOpen ? 46 : spec.isKnitted ? 38 : 40,
    pointY: isOpen ? 70 : 66,
    softness: 1,
    meet: isOpen ? 46 : 37,
    meetX: isOpen ? 15 : 0.8,
  }
  sheet.both(() => {
    sheet.shadow(leafShape({ ...shape, top: cut.top + 1, pointY: shape.pointY + 4 }), 0.45)
    const leaf = leafShape(shape)
    const id = sheet.panel(leaf, {
      outline: 'line',
      cloth: 'none',
      roll: [
        [200 - cut.neck - 14, cut.top + 10],
        [196, cut.top + 50],
      ],
    })
    sheet.within(id, () => collarRibs(sheet, cut))
    if (!spec.hasTipping) return
    for (const distance of [-5, -8.5]) {
      sheet.raw(
        `<path d="${pathOf(slice(beside(slice(leaf, 0.25, 0.75), distance), 0.02, 0.98))}" fill="none" stroke="${sheet.palette.contrast}" stroke-width="1.7"/>`,
      )
    }
  })
}

/** The courses of a flat-knit collar. */
function collarRibs(sheet: Sheet, { neck, top }: TopCut): void {
  let d = ''
  for (let i = 0; i < 17; i++) d += `M${200 - neck - 30 + i * 5} ${top - 16}l26 96`
  sheet.hair(d, 0.22, 0.7)
}

function closure(sheet: Sheet, spec: PoloSpec, top: number): void {
  const end = top + 128
  if (spec.front === 'zip') {
    sheet.panel(`M191 ${top + 36}H209V${end}H191Z`, { outline: 'seam' })
    sheet.stitch(`M193 ${top + 40}V${end - 2}H207V${top + 40}`)
    zip(sheet, 200, top + 38, end - 6, { pullAt: top + 47, width: 6 })
  } else if (spec.front === 'skipper') skipperEdge(sheet, top)
  else buttons(sheet, spec, top, end)
}

function skipperEdge(sheet: Sheet, top: number): void {
  sheet.both(() => {
    const edge = trace`M184 ${top + 46} L200 ${top + 97}`
    sheet.seam(edge)
    sheet.stitch(beside(edge, 3), beside(edge, 6))
  })
  sheet.seam(`M200 ${top + 97}V${top + 104}`)
}

function buttons(sheet: Sheet, spec: PoloSpec, top: number, end: number): void {
  const isOpen = spec.front === 'open'
  const from = isOpen ? top + 84 : top + 34
  sheet.shadow(`M208.5 ${from}V${end}h4V${from}Z`, 0.4)
  if (isOpen) {
    sheet.panel(`M184 ${top + 44}L200 ${from + 3}V${from + 12}H191.500L176 ${top + 56}Z`, {
      outline: 'seam',
    })
    sheet.panel(
      `M216 ${top + 44}L200 ${from}L191.5 ${from + 10}V${end}H208.500V${from + 4}L224 ${top + 56}Z`,
      { outline: 'seam' },
    )
  } else sheet.panel(`M191.5 ${from}H208.500V${end}H191.500Z`, { outline: 'seam' })
  sheet.stitch(
    `M194 ${from + 14}V${end - 2.5}H206V${from + 6}M194 ${end - 14}H206L194 ${end - 3}M194 ${end - 14}L206 ${end - 3}`,
  )
  const count = spec.buttons ?? 2
  if (isOpen) {
    buttonhole(sheet, 211, top + 70, 8)
    button(sheet, 187, top + 66, 3.6)
    for (const y of [from + 20]) button(sheet, 200, y, 3.8)
    return
  }
  for (let i = 0; i < count; i++) {
    const y = top + 56 + i * (count > 2 ? 25 : 32)
    buttonhole(sheet, 200, y, 10)
    button(sheet, 200, y, 3.8)
  }
}
