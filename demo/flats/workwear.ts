import type { TopBlock } from './block.ts'
import { backYoke, forwardShoulder } from './bodies.ts'
import { collarBack, neckInside, shirtCollar } from './collars.ts'
import type { Flat } from './flat.ts'
import { jacketCut, outerwear } from './jacket-block.ts'
import { brass, nickel } from './palette.ts'
import { across, beside, close, join, reverse, slice, trace } from './path.ts'
import { flap, patchPocket, welt } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { standCollar, standCollarBack, standCollarInside } from './stand-collar.ts'
import { button, buttonhole, snap } from './trims.ts'

export function choreJacket(): Flat {
  const cut = {
    ...jacketCut,
    chest: 112,
    waist: 112,
    hem: 114,
    shoulder: 102,
    length: 346,
    hemShape: 'curved' as const,
  }
  return outerwear({
    cut,
    finish: { kind: 'hem', depth: 14, rows: 2 },
    isTopstitched: true,
    hemRows: [4, 12],
    behind: (sheet) => neckInside(sheet, cut.neck, cut.top, 54),
    front(sheet, block) {
      forwardShoulder(sheet, block)
      frontEdge(sheet, cut.top + 46, block.hemY, 9)
      patchPocket(sheet, { x: 231, y: 180, width: 48, height: 54, foot: 'round', mouth: 10 })
      sheet.both(() =>
        patchPocket(sheet, { x: 108, y: 294, width: 66, height: 76, foot: 'round', mouth: 12 }),
      )
      workCollar(sheet, cut.neck, cut.top)
      for (const y of [132, 196, 260, 324]) {
        buttonhole(sheet, 201, y, 12, true)
        button(sheet, 200, y, 5.2)
      }
    },
    back(sheet, block) {
      sheet.seam(`M200 ${cut.top + 10}V${block.hemY}`)
      sheet.stitch(`M202.6 ${cut.top + 12}V${block.hemY - 2}`)
      forwardShoulder(sheet, block, 6)
      collarBack(sheet, cut.neck, cut.top, 25)
    },
  })
}

function workCollar(sheet: Sheet, neck: number, top: number): void {
  shirtCollar(sheet, { neck, top, pointX: 42, pointY: 72, meet: 36 })
}

/** The edge of the overlapping left front, with a row of stitches inside it. */
export function frontEdge(sheet: Sheet, from: number, to: number, lap: number): void {
  sheet.shadow(`M${200 - lap} ${from}V${to}h-4V${from}Z`, 0.5)
  sheet.seam(`M${200 - lap} ${from}V${to}`, 1.6)
  sheet.stitch(`M${200 - lap + 3} ${from + 2}V${to - 2}M${200 + lap + 2} ${from + 6}V${to - 2}`)
}

/** A denim jacket with V seams from pocket to waistband. */
export function truckerJacket(): Flat {
  const cut = {
    ...jacketCut,
    chest: 107,
    waist: 103,
    hem: 96,
    length: 268,
    shoulder: 98,
    sleeve: { ...jacketCut.sleeve, length: 246, cuff: 42 },
  }
  const band = 26
  return outerwear({
    cut,
    finish: { kind: 'barrel', depth: 26 },
    isTopstitched: true,
    below: band,
    behind: (sheet) => neckInside(sheet, cut.neck, cut.top, 54),
    front(sheet, block) {
      forwardShoulder(sheet, block)
      truckerPanels(sheet, block)
      waistband(sheet, block, band)
      frontEdge(sheet, cut.top + 46, block.hemY + band, 9)
      shirtCollar(sheet, { neck: cut.neck, top: cut.top, pointX: 44, pointY: 72, meet: 36 })
      for (let i = 0; i < 6; i++) {
        const y = 130 + i * ((block.hemY + 13 - 130) / 5)
        buttonhole(sheet, 203, y, 12, true)
        snap(sheet, 200, y, 4.6, brass)
      }
    },
    back(sheet, block) {
      backYoke(sheet, block, 40)
      sheet.both(() => {
        const seam = trace`M152 ${block.shoulder[1] + 43} L168 ${block.hemY}`
        sheet.seam(seam)
        sheet.stitch(beside(seam, -2.6), beside(seam, -5.2))
      })
      waistband(sheet, block, band)
      sheet.both(() => {
        const y = block.hemY + band / 2
        sheet.panel(`M${block.hemCorner[0] + 2} ${y - 6}h34l6 6l-6 6h-34z`, { outline: 'seam' })
        snap(sheet, block.hemCorner[0] + 35, y, 3.2, brass)
      })
      collarBack(sheet, cut.neck, cut.top, 24)
    },
  })
}

function truckerPanels(sheet: Sheet, block: TopBlock): void {
  const y = block.shoulder[1] + 62
  sheet.both(() => {
    const yoke = trace`M${block.shoulder[0] + 6} ${y} L191 ${y + 4}`
    sheet.seam(yoke)
    sheet.stitch(beside(yoke, 2.6), beside(yoke, -2.6))
    const outer = trace`M118 ${y + 26} L148 ${block.hemY}`
    const inner = trace`M176 ${y + 26} L164 ${block.hemY}`
    for (const seam of [outer, inner]) {
      sheet.seam(seam)
      sheet.stitch(beside(seam, -2.6), beside(seam, 2.6))
    }
    sheet.fill(`M118 ${y + 14}H176V${y + 30}H118Z`, sheet.palette.shade, sheet.isDraft ? 0 : 0.25)
    flap(sheet, { x: 117, y: y + 3, width: 60, height: 27, tip: 'pointed', closure: 'none' })
    snap(sheet, 147, y + 22, 3.6, brass)
    welt(sheet, { from: [122, block.hemY - 66], to: [116, block.hemY - 14], width: 7 })
  })
}

function waistband(sheet: Sheet, block: TopBlock, depth: number): void {
  const [x, y] = [block.hemCorner[0], block.hemY]
  const head = across(trace`M${x - 0.5} ${y} C${x + 30} ${y + 3} 170 ${y + 3} 200 ${y + 3}`)
  const foot = across(
    trace`M${x} ${y + depth} C${x + 30} ${y + depth + 3} 170 ${y + depth + 3} 200 ${y + depth + 3}`,
  )
  sheet.panel(close(join(head, reverse(foot))), { roll: 'body', grain: 90 })
  sheet.stitch(slice(beside(head, 3), 0.01, 0.99), slice(beside(foot, -3), 0.01, 0.99))
}

export function fieldJacket(): Flat {
  const cut = {
    ...jacketCut,
    chest: 112,
    waist: 107,
    hem: 114,
    length: 372,
    neckDrop: 34,
    top: 70,
    shoulder: 102,
    sleeve: { ...jacketCut.sleeve, length: 262 },
  }
  return outerwear({
    cut,
    finish: { kind: 'strap' },
    isTopstitched: true,
    hemRows: [10],
    behind: (sheet) => standCollarInside(sheet, cut.neck, cut.top, 28),
    front(sheet, block) {
      forwardShoulder(sheet, block, 12)
      cord(sheet, 290)
      fieldPockets(sheet)
      stormFront(sheet, cut.top + 26, block.hemY)
      fieldCollar(sheet, cut.neck, cut.top)
    },
    back(sheet, block) {
      backYoke(sheet, block, 30)
      cord(sheet, 290)
      sheet.both(() => {
        const pleat = trace`M${block.shoulder[0] + 16} ${block.shoulder[1] + 34} C${block.shoulder[0] + 22} 180 ${block.shoulder[0] + 20} 240 ${block.shoulder[0] + 16} 287`
        sheet.seam(pleat)
        sheet.shadow(close(join(pleat, reverse(beside(pleat, -5)))), 0.5)
      })
      standCollarBack(sheet, cut.neck, cut.top, 28)
    },
  })
}

function cord(sheet: Sheet, y: number): void {
  sheet.both(() => {
    const line = trace`M94 ${y} C120 ${y + 4} 160 ${y + 4} 200 ${y + 4}`
    sheet.shadow(close(join(beside(line, -5), reverse(beside(line, -9)))), 0.4)
    sheet.stitch(beside(line, -4), beside(line, 4))
    sheet.hair(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${100 + i * 10} ${y - 6}l${(i % 2) * 2 - 1} -${7 + (i % 3) * 4}m0 ${24 + (i % 3) * 4}l1 ${7 + (i % 2) * 4}`,
      ).join(''),
      0.35,
    )
  })
}

function fieldPockets(sheet: Sheet): void {
  sheet.both(() => {
    patchPocket(sheet, { x: 119, y: 182, width: 56, height: 64, foot: 'cut', mouth: 4 })
    flap(sheet, { x: 117, y: 176, width: 60, height: 25, tip: 'pointed', closure: 'snap' })
    patchPocket(sheet, { x: 106, y: 316, width: 70, height: 82, foot: 'cut', mouth: 4 })
    flap(sheet, { x: 104, y: 309, width: 74, height: 30, tip: 'pointed', closure: 'snap' })
  })
}

/** A snap placket over the zip. */
export function stormFront(sheet: Sheet, from: number, to: number, count = 6): void {
  sheet.shadow(`M189 ${from}V${to}h-4V${from}Z`, 0.5)
  sheet.panel(`M189 ${from}H212V${to}H189Z`, { outline: 'seam' })
  sheet.stitch(`M191.8 ${from + 4}V${to - 3}M209 ${from + 4}V${to - 3}`)
  sheet.edge(`M189 ${to + 0.6}H212`)
  for (let i = 0; i < count; i++)
    snap(sheet, 200.5, from + 24 + (i * (to - from - 48)) / (count - 1), 3.8, nickel)
}

function fieldCollar(sheet: Sheet, neck: number, top: number): void {
  standCollar(sheet, { neck, top, drop: 34, height: 28 })
  sheet.panel(
    `M189 ${top - 9}L206 ${top - 10}L213 ${top + 12}Q214 ${top + 32} 206 ${top + 35}L189 ${top + 34}Z`,
    { outline: 'seam' },
  )
  sheet.stitch(`M192 ${top - 6}V${top + 31}`)
  for (const y of [top, top + 22]) snap(sheet, 200.5, y, 3.8, nickel)
}
