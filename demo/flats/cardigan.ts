import { type TopCut, topBlock, veeNeck } from './block.ts'
import { body } from './bodies.ts'
import type { Flat } from './flat.ts'
import { hemRib } from './hems.ts'
import { fashionMarks, knitCut } from './knit.ts'
import { topMeasures } from './measures.ts'
import { neckBandBack } from './necks.ts'
import { type Trace, beside, close, join, mirror, reverse, slice, trace } from './path.ts'
import { ribBand, wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { sleeves } from './sleeves.ts'
import { button, buttonhole, contactShade, label } from './trims.ts'

interface CardiganSpec {
  cut?: Partial<TopCut>
  collar: 'vee' | 'shawl'
  breakDepth: number
  buttons: number
  pockets: (sheet: Sheet, low: number) => void
  rib: number
}

const band = 8

export function cardigan(spec: CardiganSpec): Flat {
  const cut: TopCut = { ...knitCut, neck: 34, ...spec.cut, neckDrop: spec.breakDepth }
  const block = topBlock(cut)
  const breakY = cut.top + spec.breakDepth
  const low = block.hemY + spec.rib
  const neckline =
    spec.collar === 'vee' ? crossing(cut, breakY) : veeNeck(cut.neck, cut.top, spec.breakDepth)
  return {
    focus: { x: 120, y: 40, width: 160 },
    measures: topMeasures(block, spec.rib, spec.rib + 4),
    front(sheet) {
      contactShade(sheet, low + 10, cut.hem + 4)
      inside(sheet, cut, breakY)
      if (spec.collar === 'shawl') shawlInside(sheet, cut)
      sleeves(sheet, block, { finish: { kind: 'rib', depth: spec.rib + 4 }, side: 'front' })
      body(sheet, block, { neckline })
      hemRib(sheet, block, spec.rib)
      sheet.both(() => {
        sheet.hair(beside(block.shoulderLine, -8), 0.8, 1.1)
        fashionMarks(sheet, slice(block.armhole, 0.42, 0.98), 7)
      })
      spec.pockets(sheet, block.hemY)
      if (spec.collar === 'vee') veeBand(sheet, cut, breakY, low)
      else shawl(sheet, cut, breakY, low)
      closeFront(sheet, spec, breakY, low)
    },
    back(sheet) {
      contactShade(sheet, low + 10, cut.hem + 4)
      sleeves(sheet, block, { finish: { kind: 'rib', depth: spec.rib + 4 }, side: 'back' })
      body(sheet, block, { neckline: veeNeck(cut.neck, cut.top, 8) })
      hemRib(sheet, block, spec.rib)
      sheet.both(() => fashionMarks(sheet, slice(block.armhole, 0.42, 0.98), 7))
      if (spec.collar === 'vee')
        neckBandBack(sheet, { shape: 'round', neck: cut.neck, top: cut.top, drop: 10, width: 13 })
      else shawlBack(sheet, cut)
    },
  }
}

function inside(sheet: Sheet, cut: TopCut, breakY: number): void {
  const { neck, top } = cut
  const id = sheet.panel(
    `M${200 - neck + 6} ${top - 7}C${200 - neck * 0.5} ${top - 3} ${200 + neck * 0.5} ${top - 3} ${200 + neck - 6} ${top - 7}C${200 + neck} ${top + 30} ${214} ${breakY - 30} 200 ${breakY + 6}C186 ${breakY - 30} ${200 - neck} ${top + 30} ${200 - neck + 6} ${top - 7}Z`,
    { tone: 'inner' },
  )
  sheet.within(id, () => {
    sheet.seam(
      `M${200 - neck} ${top + 7}C${200 - neck * 0.5} ${top + 12} ${200 + neck * 0.5} ${top + 12} ${200 + neck} ${top + 7}`,
      1.1,
    )
    label(sheet, top + 15, 20)
  })
}

/** The body's neckline, down to where the bands cross. */
function crossing(cut: TopCut, breakY: number): Trace {
  const { neck, top } = cut
  return trace`M200 ${breakY + 6} L${200 - band} ${breakY + 6} C${200 - neck * 0.6} ${top + (breakY - top) * 0.6} ${200 - neck * 0.94} ${top + (breakY - top) * 0.28} ${200 - neck} ${top}`
}

/** The band runs up the front edge, along the V and round the neck; the wearer's left lies on top. */
function veeBand(sheet: Sheet, cut: TopCut, breakY: number, low: number): void {
  const { neck, top } = cut
  const deep = breakY - top
  const seam = trace`M${200 - neck} ${top} C${200 - neck * 0.94} ${top + deep * 0.28} ${200 - neck * 0.6} ${top + deep * 0.6} ${200 - band} ${breakY + 6}`
  const rim = trace`M${200 - neck + 9} ${top - 7} C${200 - neck * 0.62} ${top + deep * 0.3} ${200 - neck * 0.2} ${top + deep * 0.62} ${200 + band} ${breakY + 6}`
  ribBand(sheet, seam, rim, 44, { outline: 'line' })
  const [over, inner] = [mirror(seam), mirror(rim)]
  const straight = trace`M${200 + band} ${breakY + 6} V${low + 2} H${200 - band} V${breakY + 6}`
  sheet.panel(close(join(over, straight, reverse(inner))), { cloth: 'none', outline: 'line' })
  wales(sheet, over, inner, 44)
  sheet.hair([-5, -2, 2, 5].map((x) => `M${200 + x} ${breakY + 10}V${low}`).join(''), 0.35)
  sheet.edge(`M${200 - band} ${low + 2.4}H${200 + band}`)
}

function shawlInside(sheet: Sheet, { neck, top }: TopCut): void {
  const upper = trace`M${200 - neck + 4} ${top - 13} C${200 - neck * 0.4} ${top - 19} ${200 + neck * 0.4} ${top - 19} ${200 + neck - 4} ${top - 13}`
  const lower = trace`M${200 - neck + 4} ${top + 9} C${200 - neck * 0.4} ${top + 14} ${200 + neck * 0.4} ${top + 14} ${200 + neck - 4} ${top + 9}`
  ribBand(sheet, lower, upper, 22, { tone: 'inner' })
}

function shawl(sheet: Sheet, cut: TopCut, breakY: number, low: number): void {
  const { neck, top } = cut
  sheet.panel(`M${200 - band} ${breakY - 10}H${200 + band}V${low + 2}H${200 - band}Z`, {
    cloth: 'none',
    outline: 'line',
  })
  sheet.edge(`M${200 - band} ${low + 2.4}H${200 + band}`)
  const outer = trace`M${200 - neck + 5} ${top - 13} C${200 - neck - 12} ${top - 8} ${200 - neck - 20} ${top + 16} ${200 - neck - 22} ${top + 36} C${200 - neck - 20} ${top + 78} ${200 - 18} ${breakY - 34} ${200 - band} ${breakY + 12}`
  const roll = trace`M${200 - neck + 5} ${top - 13} C${200 - neck + 8} ${top + 8} ${200 - neck + 10} ${top + 16} ${200 - neck + 12} ${top + 30} C${200 - 16} ${top + 66} ${200 - 4} ${breakY - 38} ${200 + 1} ${breakY - 8}`
  const draw = () => {
    sheet.shadow(
      trace`M${200 - neck - 6} ${top} C${200 - neck - 26} ${top + 30} ${200 - neck - 24} ${top + 50} ${200 - neck - 21} ${top + 52} C${200 - neck - 16} ${top + 88} ${200 - 22} ${breakY - 20} ${200 - band} ${breakY + 18} L200 ${breakY - 30} Z`,
      0.5,
    )
    const id = sheet.panel(close(join(outer, reverse(roll))), {
      cloth: 'none',
      outline: 'line',
      roll: [
        [200 - neck - 22, top + 30],
        [200 - neck + 20, top + 44],
      ],
    })
    sheet.within(id, () => wales(sheet, outer, roll, 44, 0.45))
  }
  draw()
  sheet.mirrored(draw)
}

function shawlBack(sheet: Sheet, { neck, top }: TopCut): void {
  const from = trace`M${200 - neck - 17} ${top + 14} C${200 - neck} ${top + 34} ${200 + neck} ${top + 34} ${200 + neck + 17} ${top + 14}`
  const to = trace`M${200 - neck + 5} ${top - 13} C${200 - neck * 0.4} ${top - 17} ${200 + neck * 0.4} ${top - 17} ${200 + neck - 5} ${top - 13}`
  const shape = trace`M${200 - neck - 17} ${top + 14} C${200 - neck} ${top + 34} ${200 + neck} ${top + 34} ${200 + neck + 17} ${top + 14} C${200 + neck + 14} ${top - 2} ${200 + neck + 6} ${top - 10} ${200 + neck - 5} ${top - 13} C${200 + neck * 0.4} ${top - 17} ${200 - neck * 0.4} ${top - 17} ${200 - neck + 5} ${top - 13} C${200 - neck - 6} ${top - 10} ${200 - neck - 14} ${top - 2} ${200 - neck - 17} ${top + 14} Z`
  const id = sheet.panel(shape, { cloth: 'none', outline: 'line', roll: 'body' })
  sheet.within(id, () => wales(sheet, from, to, 30, 0.45))
}

function closeFront(sheet: Sheet, spec: CardiganSpec, breakY: number, low: number): void {
  const first = breakY + (spec.collar === 'shawl' ? 18 : 8)
  const last = low - spec.rib * 0.5
  for (let i = 0; i < spec.buttons; i++) {
    const y = first + ((last - first) * i) / (spec.buttons - 1)
    buttonhole(sheet, 200, y, 12, true)
    button(sheet, 200, y, spec.collar === 'shawl' ? 5.4 : 4.4)
  }
}

export function ribWelt(sheet: Sheet, x: number, y: number, width: number, depth: number): void {
  ribBand(
    sheet,
    trace`M${x} ${y + depth} H${x + width}`,
    trace`M${x} ${y} H${x + width}`,
    Math.round(width / 3.4),
    { outline: 'seam' },
  )
}

export function knitPatch(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  sheet.shadow(`M${x + 1} ${y + 3}h${width}v${height}h${-width}z`, 0.4)
  sheet.panel(`M${x} ${y}h${width}v${height}h${-width}z`, { outline: 'seam' })
  ribWelt(sheet, x, y, width, 12)
}
