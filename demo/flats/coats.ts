import type { TopBlock, TopCut } from './block.ts'
import { collarBack, neckInside, shirtCollar } from './collars.ts'
import type { Flat } from './flat.ts'
import { hoodBack, hoodFront } from './hood.ts'
import { jacketCut, outerwear, raglanSeam, raglanStitch } from './jacket-block.ts'
import { beside, path, trace } from './path.ts'
import { flap, patchPocket, welt } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { barTack, button, snap, zip } from './trims.ts'
import { frontEdge, stormFront } from './workwear.ts'

const coatCut: TopCut = {
  ...jacketCut,
  top: 58,
  neck: 32,
  neckDrop: 48,
  shoulder: 96,
  slope: 26,
  armhole: 96,
  chest: 102,
  waist: 102,
  hem: 114,
  length: 402,
  sleeve: { length: 268, angle: 12.5, cap: 17, cuff: 44 },
}

/** A raglan raincoat with a concealed placket. */
export function macCoat(): Flat {
  const cut = coatCut
  return outerwear({
    cut,
    finish: { kind: 'strap' },
    raglan: [-2, 8],
    hemRows: [12],
    behind: (sheet) => neckInside(sheet, cut.neck, cut.top, 54),
    front(sheet, block) {
      raglanStitch(sheet, raglanSeam(block, [-2, 8], 'front'))
      frontEdge(sheet, cut.top + 46, block.hemY + 3, 11)
      sheet.stitch(`M213 ${cut.top + 56}V${block.hemY - 30}L209 ${block.hemY - 22}H190`)
      sheet.both(() => welt(sheet, { from: [140, 268], to: [122, 338], width: 13 }))
      shirtCollar(sheet, { neck: cut.neck + 2, top: cut.top, pointX: 50, pointY: 80, meet: 38 })
    },
    back(sheet, block) {
      raglanStitch(sheet, raglanSeam(block, [-2, 8], 'back'))
      sheet.seam(`M200 ${cut.top + 24}V${block.hemY + 3}`)
      const vent = block.hemY - 120
      sheet.shadow(`M200 ${vent}h7V${block.hemY + 3}h-7Z`, 0.6)
      sheet.seam(`M200 ${vent}h10V${block.hemY + 3}`, 1.1)
      button(sheet, 205, vent + 40, 3.6)
      collarBack(sheet, cut.neck + 2, cut.top, 30)
    },
  })
}

export function duffleCoat(): Flat {
  const cut = {
    ...coatCut,
    top: 108,
    neck: 37,
    neckDrop: 40,
    length: 352,
    chest: 106,
    waist: 107,
    hem: 116,
    shoulder: 99,
    sleeve: { ...coatCut.sleeve, length: 262, cuff: 46 },
  }
  const hood = {
    neck: cut.neck,
    top: cut.top,
    drop: cut.neckDrop,
    height: 70,
    cord: 'none' as const,
  }
  return outerwear({
    cut,
    finish: { kind: 'strap' },
    isTopstitched: true,
    hemRows: [12],
    focus: { x: 112, y: 96, width: 176 },
    behind: () => undefined,
    front(sheet, block) {
      dufflYoke(sheet, block)
      frontEdge(sheet, cut.top + 38, block.hemY + 3, 13)
      sheet.both(() => {
        patchPocket(sheet, { x: 106, y: 322, width: 66, height: 78, foot: 'round', mouth: 4 })
        flap(sheet, { x: 104, y: 314, width: 70, height: 27, tip: 'round' })
      })
      hoodFront(sheet, hood)
      sheet.seam(`M187 ${cut.top + 36}Q200 ${cut.top + 45} 213 ${cut.top + 36}`)
      for (const y of [178, 232, 286, 340]) toggle(sheet, y)
    },
    back(sheet, block) {
      dufflYoke(sheet, block)
      sheet.seam(`M200 ${block.shoulder[1] + 52}V${block.hemY + 3}`)
      sheet.seam(`M200 ${block.hemY - 90}h9V${block.hemY + 3}`, 1.1)
      hoodBack(sheet, hood)
    },
  })
}

function dufflYoke(sheet: Sheet, block: TopBlock): void {
  const y = block.shoulder[1] + 46
  sheet.both(() => {
    const line = trace`M${block.shoulder[0] + 6} ${y - 6} C${block.shoulder[0] + 34} ${y + 4} 170 ${y + 5} 200 ${y + 5}`
    sheet.seam(line)
    sheet.stitch(beside(line, -3), beside(line, -6))
  })
}

function toggle(sheet: Sheet, y: number): void {
  const { line } = sheet.palette
  const cord = sheet.material(sheet.palette.isDark ? '#8a6a45' : '#5b3f29')
  const horn = sheet.material('#a9834f')
  const leather = sheet.material('#6d4a2d')
  const patch = (x: number) =>
    `<path d="M${x} ${y - 8}h16v16h-16z" fill="${leather}" stroke="#2f2118" stroke-width="1"/><path d="M${x + 2} ${y - 6}h12v12h-12zl12 12m0-12l-12 12" fill="none" stroke="#c9a877" stroke-width=".7" stroke-dasharray="1.8 1.2"/>`
  sheet.raw(
    `<path d="M166 ${y - 3.5}H205M166 ${y + 3.5}H205M234 ${y - 3.5}H214Q206 ${y - 3.5} 206 ${y}T214 ${y + 3.5}H234" fill="none" stroke="${line}" stroke-width="4"/><path d="M166 ${y - 3.5}H205M166 ${y + 3.5}H205M234 ${y - 3.5}H214Q206 ${y - 3.5} 206 ${y}T214 ${y + 3.5}H234" fill="none" stroke="${cord}" stroke-width="2.6"/>`,
  )
  sheet.raw(patch(154) + patch(230))
  sheet.raw(
    `<path d="M186 ${y + 1}C187 ${y - 5} 198 ${y - 6} 220 ${y - 2}Q222 ${y} 220 ${y + 2}C200 ${y + 6} 188 ${y + 6} 186 ${y + 1}Z" fill="${horn}" stroke="#3b2a18" stroke-width="1.1"/><path d="M190 ${y - 1}C198 ${y - 3} 206 ${y - 3} 215 ${y - 1}" fill="none" stroke="#e2c691" stroke-width="1.1"/>`,
  )
}

export function downParka(): Flat {
  const cut = {
    ...coatCut,
    top: 116,
    neck: 38,
    neckDrop: 38,
    length: 338,
    chest: 112,
    waist: 112,
    hem: 115,
    shoulder: 101,
    slope: 28,
    sleeve: { ...coatCut.sleeve, length: 252, cuff: 48, cap: 20 },
  }
  const hood = {
    neck: cut.neck + 3,
    top: cut.top,
    drop: cut.neckDrop,
    height: 78,
    cord: 'plain' as const,
  }
  return outerwear({
    cut,
    finish: { kind: 'rib', depth: 20 },
    focus: { x: 108, y: 92, width: 184 },
    behind: () => undefined,
    onBody: baffles,
    onSleeve: sleeveBaffles,
    front(sheet, block) {
      parkaPockets(sheet)
      stormFront(sheet, cut.top + 34, block.hemY + 3, 6)
      hoodFront(sheet, hood)
    },
    back(sheet) {
      hoodBack(sheet, hood)
    },
  })
}

function baffles(sheet: Sheet, block: TopBlock): void {
  let rows = ''
  for (let y = block.cut.top + 24; y < block.hemY + 6; y += 34)
    rows += `M70 ${y}Q200 ${y + 7} 330 ${y}`
  quiltRows(sheet, rows)
}

function sleeveBaffles(sheet: Sheet, { cut, sleeve }: TopBlock): void {
  let rows = ''
  for (let along = 12 - cut.sleeve.length; along < 0; along += 32) {
    const [a, m, b] = [
      sleeve.frame(-12, along),
      sleeve.frame(cut.sleeve.cuff * 0.5, along + 7),
      sleeve.frame(cut.sleeve.cuff + 30, along),
    ]
    rows += path`M${a}Q${m} ${b}`
  }
  quiltRows(sheet, rows)
}

/** Each row of stitching compresses the down: dark above it, light and full below. */
function quiltRows(sheet: Sheet, rows: string): void {
  if (!sheet.isDraft) {
    const { shade, light } = sheet.palette
    sheet.raw(
      `<path d="${rows}" fill="none" stroke="${shade}" stroke-width="9" opacity=".5" transform="translate(0 -4)"/>` +
        `<path d="${rows}" fill="none" stroke="${light}" stroke-width="8" opacity=".5" transform="translate(0 9)"/>`,
    )
  }
  sheet.seam(rows, 1.1)
}

function parkaPockets(sheet: Sheet): void {
  sheet.both(() => {
    zip(sheet, 150, 206, 250)
    barTack(sheet, 150, 204, 8)
    patchPocket(sheet, { x: 102, y: 336, width: 70, height: 82, foot: 'square', mouth: 4 })
    flap(sheet, { x: 100, y: 330, width: 74, height: 30, tip: 'straight' })
    snap(sheet, 137, 352, 3.4)
  })
}
