import type { TopBlock } from './block.ts'
import type { Flat } from './flat.ts'
import { hemRib } from './hems.ts'
import { hoodBack, hoodFront } from './hood.ts'
import { jacketCut, outerwear, raglanSeam, raglanStitch } from './jacket-block.ts'
import { brass } from './palette.ts'
import { beside, trace } from './path.ts'
import { flap, welt } from './pockets.ts'
import { ribBand } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { standCollar, standCollarBack, standCollarInside } from './stand-collar.ts'
import { barTack, button, buttonhole, snap, zip } from './trims.ts'

const short = {
  ...jacketCut,
  length: 284,
  hem: 102,
  waist: 109,
  chest: 110,
  sleeve: { ...jacketCut.sleeve, length: 246, cuff: 46 },
}

/** G9: raglan, a stand collar with two buttons, slanted flaps. */
export function harrington(): Flat {
  const cut = { ...short, top: 74, neckDrop: 26 }
  return outerwear({
    cut,
    finish: { kind: 'rib', depth: 30 },
    raglan: [2, 6],
    below: 32,
    behind: (sheet) => standCollarInside(sheet, cut.neck, cut.top, 32),
    front(sheet, block) {
      raglanStitch(sheet, raglanSeam(block, [2, 6], 'front'))
      hemRib(sheet, block, 32)
      sheet.both(() => {
        flap(sheet, {
          x: 124,
          y: block.hemY - 92,
          width: 50,
          height: 24,
          tip: 'round',
          closure: 'button',
          tilt: 112,
        })
      })
      zip(sheet, 200, cut.top + 30, block.hemY + 33, {
        metal: brass,
        width: 9,
        pullAt: cut.top + 34,
      })
      sheet.stitch(`M191 ${cut.top + 34}V${block.hemY + 30}M209 ${cut.top + 34}V${block.hemY + 30}`)
      standCollar(sheet, { neck: cut.neck, top: cut.top, drop: cut.neckDrop, height: 32 })
      sheet.seam(`M200 ${cut.top - 12}V${cut.top + 27}`)
      for (const y of [cut.top - 3, cut.top + 14]) {
        buttonhole(sheet, 208, y, 9, true)
        button(sheet, 193, y, 3.6)
      }
    },
    back(sheet, block) {
      umbrellaYoke(sheet, block)
      raglanStitch(sheet, raglanSeam(block, [2, 6], 'back'))
      hemRib(sheet, block, 32)
      standCollarBack(sheet, cut.neck, cut.top, 32)
    },
  })
}

function umbrellaYoke(sheet: Sheet, block: TopBlock): void {
  const y = block.underarm[1] - 26
  const x = block.underarm[0] + 14
  const d = `M${x} ${y - 4}Q${x + 28} ${y + 26} ${x + 58} ${y + 16}Q200 ${y + 44} ${342 - x} ${y + 16}Q${372 - x} ${y + 26} ${400 - x} ${y - 4}`
  sheet.seam(d)
  sheet.raw(`<g transform="translate(0 -3)">`)
  sheet.stitch(d)
  sheet.raw('</g>')
}

/** A suede flying jacket: ribs, zip, welt pockets. */
export function bomber(): Flat {
  const cut = { ...short, top: 62, neckDrop: 36, length: 292 }
  return outerwear({
    cut,
    finish: { kind: 'rib', depth: 32 },
    isTopstitched: true,
    below: 34,
    behind: (sheet) => standCollarInside(sheet, cut.neck - 3, cut.top, 15),
    front(sheet, block) {
      hemRib(sheet, block, 34, 'body', 4.2)
      sheet.both(() =>
        welt(sheet, { from: [150, block.hemY - 96], to: [128, block.hemY - 36], width: 10 }),
      )
      zip(sheet, 200, cut.top + cut.neckDrop - 16, block.hemY + 36, {
        metal: brass,
        width: 10,
        pullAt: cut.top + cut.neckDrop - 10,
      })
      sheet.stitch(`M191 ${cut.top + 40}V${block.hemY - 2}M209 ${cut.top + 40}V${block.hemY - 2}`)
      bomberCollar(sheet, cut.neck, cut.top, cut.neckDrop)
    },
    back(sheet, block) {
      const yoke = trace`M${block.shoulder[0] + 5} ${block.shoulder[1] + 34} C150 ${block.shoulder[1] + 38} 180 ${block.shoulder[1] + 38} 200 ${block.shoulder[1] + 38}`
      sheet.both(() => {
        sheet.seam(yoke)
        sheet.stitch(beside(yoke, -2.6))
      })
      hemRib(sheet, block, 34, 'body', 4.2)
      bomberCollarBack(sheet, cut.neck, cut.top)
    },
  })
}

function bomberCollar(sheet: Sheet, neck: number, top: number, drop: number): void {
  const seam = trace`M${200 - neck} ${top} C${200 - neck + 1} ${top + drop * 0.6} ${200 - neck * 0.55} ${top + drop} 199 ${top + drop}`
  const rim = trace`M${200 - neck + 5} ${top - 14} C${200 - neck + 9} ${top + drop * 0.2} ${200 - neck * 0.5} ${top + drop * 0.5} 196.5 ${top + drop - 20}`
  sheet.both(() => ribBand(sheet, seam, rim, 20, { outline: 'line' }))
}

function bomberCollarBack(sheet: Sheet, neck: number, top: number): void {
  const seam = trace`M${200 - neck} ${top} C${200 - neck * 0.5} ${top + 10} ${200 + neck * 0.5} ${top + 10} ${200 + neck} ${top}`
  const rim = trace`M${200 - neck + 5} ${top - 14} C${200 - neck * 0.5} ${top - 11} ${200 + neck * 0.5} ${top - 11} ${200 + neck - 5} ${top - 14}`
  ribBand(sheet, seam, rim, 24)
}

export function linerJacket(): Flat {
  const cut = {
    ...jacketCut,
    neckDrop: 52,
    neck: 36,
    top: 56,
    length: 322,
    hemShape: 'curved' as const,
    chest: 111,
    waist: 110,
    hem: 112,
    sleeve: { ...jacketCut.sleeve, length: 270, cuff: 46 },
  }
  const bind = trace`M${200 - cut.neck} ${cut.top} C${200 - cut.neck * 0.94} ${cut.top + cut.neckDrop * 0.55} ${200 - cut.neck * 0.58} ${cut.top + cut.neckDrop} 200 ${cut.top + cut.neckDrop}`
  return outerwear({
    cut,
    finish: { kind: 'hem', depth: 5, rows: 1 },
    hemRows: [5],
    behind(sheet) {
      const id = sheet.panel(
        `M${200 - cut.neck} ${cut.top - 1}C${200 - cut.neck * 0.5} ${cut.top + 6} ${200 + cut.neck * 0.5} ${cut.top + 6} ${200 + cut.neck} ${cut.top - 1}L${200 + cut.neck} ${cut.top + 20}Q200 ${cut.top + 90} ${200 - cut.neck} ${cut.top + 20}Z`,
        { tone: 'inner' },
      )
      sheet.within(id, () =>
        sheet.seam(`M164 ${cut.top + 8}Q200 ${cut.top + 22} 236 ${cut.top + 8}`, 1),
      )
      sheet.raw(
        `<rect x="190" y="${cut.top + 12}" width="20" height="10" rx=".8" fill="#f4f0e6" stroke="#3a3733" stroke-width=".7"/>`,
      )
    },
    front(sheet, block) {
      sheet.stitch(beside(bind, -5))
      sheet.both(() => sheet.stitch(beside(bind, -5)))
      sheet.both(() => {
        sheet.panel(
          `M112 ${block.hemY - 98}H170V${block.hemY - 32}Q170 ${block.hemY - 24} 162 ${block.hemY - 24}H120Q112 ${block.hemY - 24} 112 ${block.hemY - 32}Z`,
          { outline: 'seam' },
        )
        sheet.stitch(`M113 ${block.hemY - 91}H169`)
        barTack(sheet, 115, block.hemY - 96, 6)
        barTack(sheet, 167, block.hemY - 96, 6)
      })
      sheet.shadow(`M192 ${cut.top + 50}V${block.hemY}h-4V${cut.top + 50}Z`, 0.5)
      sheet.seam(`M192 ${cut.top + 51}V${block.hemY}`, 1.8)
      sheet.stitch(`M196 ${cut.top + 53}V${block.hemY - 4}`)
      for (let i = 0; i < 5; i++)
        snap(sheet, 201, cut.top + 66 + (i * (block.hemY - cut.top - 100)) / 4, 4)
      sheet.both(() => sheet.seam(beside(bind, -1.5), 2.6))
    },
    back(sheet) {
      sheet.seam(
        `M${200 - cut.neck} ${cut.top}Q200 ${cut.top + 12} ${200 + cut.neck} ${cut.top}`,
        2.6,
      )
    },
  })
}

/** A pullover that packs into its own pocket. */
export function windbreaker(): Flat {
  const cut = {
    ...short,
    top: 118,
    neck: 38,
    neckDrop: 40,
    length: 300,
    hem: 106,
    chest: 112,
    waist: 111,
    sleeve: { ...short.sleeve, length: 266, cuff: 40 },
  }
  const hood = {
    neck: cut.neck,
    top: cut.top,
    drop: cut.neckDrop,
    height: 80,
    cord: 'plain' as const,
  }
  return outerwear({
    cut,
    finish: { kind: 'rib', depth: 12 },
    isTopstitched: true,
    hemRows: [9],
    focus: { x: 118, y: 40, width: 164 },
    behind: () => undefined,
    front(sheet, block) {
      const y = block.hemY - 104
      sheet.shadow(`M142 ${y + 4}H258V${y + 84}H142Z`, 0.4)
      sheet.panel(
        `M144 ${y}H256V${y + 76}Q256 ${y + 80} 252 ${y + 80}H148Q144 ${y + 80} 144 ${y + 76}Z`,
        { outline: 'seam' },
      )
      sheet.stitch(`M147 ${y + 4}V${y + 77}H253V${y + 4}`)
      flap(sheet, { x: 142, y: y - 4, width: 116, height: 28, tip: 'straight', closure: 'none' })
      for (const x of [158, 242]) snap(sheet, x, y + 17, 3.2)
      zip(sheet, 200, cut.top + 30, cut.top + 138, { pullAt: cut.top + 52 })
      sheet.stitch(`M193.5 ${cut.top + 40}V${cut.top + 142}H206.5V${cut.top + 40}`)
      hoodFront(sheet, hood)
    },
    back(sheet, block) {
      const y = block.shoulder[1] + 50
      sheet.both(() => {
        const vent = trace`M${block.shoulder[0] + 7} ${y} C140 ${y + 5} 180 ${y + 6} 200 ${y + 6}`
        sheet.shadow(
          trace`M${block.shoulder[0] + 7} ${y} C140 ${y + 5} 180 ${y + 6} 200 ${y + 6} V${y + 12} C180 ${y + 12} 140 ${y + 11} ${block.shoulder[0] + 7} ${y + 6} Z`,
          0.6,
        )
        sheet.seam(vent)
        sheet.stitch(beside(vent, -3))
      })
      hoodBack(sheet, hood)
    },
  })
}
