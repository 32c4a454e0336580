import { type TopCut, roundNeck, topBlock } from './block.ts'
import { body, collarShade } from './bodies.ts'
import type { Flat } from './flat.ts'
import { hemRib } from './hems.ts'
import { hoodBack, hoodFront, type Hood } from './hood.ts'
import { topMeasures } from './measures.ts'
import {
  type NeckBand,
  neckBandBack,
  neckBandFront,
  neckBandInside,
  neckSeam,
  neckStitch,
} from './necks.ts'
import { beside, slice, trace } from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { sleeves } from './sleeves.ts'
import { standCollar, standCollarBack, standCollarInside } from './stand-collar.ts'
import { barTack, contactShade, zip } from './trims.ts'

interface SweatSpec {
  neck: 'crew' | 'hood' | 'half-zip'
  hasFullZip?: boolean
  hasPouch?: boolean
  hasGusset?: boolean
}

const sweatCut: TopCut = {
  top: 60,
  neck: 36,
  neckDrop: 38,
  shoulder: 98,
  slope: 28,
  armhole: 98,
  chest: 108,
  waist: 107,
  hem: 100,
  length: 312,
  hemShape: 'straight',
  sleeve: { length: 248, angle: 13.5, cap: 17, cuff: 44 },
}

const rib = 30

export function sweatshirt(spec: SweatSpec): Flat {
  const top = spec.neck === 'hood' ? 116 : spec.neck === 'half-zip' ? 74 : 60
  const cut: TopCut = {
    ...sweatCut,
    top,
    ...(spec.neck === 'half-zip' ? { neckDrop: 24, length: 304 } : {}),
    ...(spec.neck === 'hood' ? { length: 306, neckDrop: 42, neck: 38 } : {}),
  }
  const block = topBlock(cut)
  const low = block.hemY + rib
  const band: NeckBand = { shape: 'round', neck: cut.neck, top, drop: cut.neckDrop, width: 13 }
  const hood: Hood = { neck: cut.neck, top, drop: cut.neckDrop, height: 78, cord: 'tipped' }
  const finish = { kind: 'rib', depth: rib + 2 } as const
  return {
    focus: { x: 120, y: 36, width: 160 },
    measures: topMeasures(block, rib, rib + 2),
    front(sheet) {
      contactShade(sheet, low + 10, cut.hem + 4)
      if (spec.neck === 'crew') neckBandInside(sheet, band)
      if (spec.neck === 'half-zip') standCollarInside(sheet, cut.neck, top, 34)
      sleeves(sheet, block, { finish, side: 'front' })
      body(sheet, block, {
        neckline: roundNeck(cut.neck, top, cut.neckDrop),
        isTopstitched: true,
        shade: () => collarShade(sheet, cut.neck + 8, top + 6, cut.neckDrop + 8),
      })
      hemRib(sheet, block, rib)
      shoulders(sheet, block)
      if (spec.hasPouch) pouch(sheet, block.hemY, spec.hasFullZip === true)
      if (spec.hasFullZip) fullZip(sheet, top + cut.neckDrop - 8, low)
      if (spec.neck === 'hood') hoodFront(sheet, hood)
      if (spec.neck === 'half-zip')
        standCollar(sheet, {
          neck: cut.neck,
          top,
          drop: cut.neckDrop,
          height: 34,
          zipTo: top + 116,
        })
      if (spec.neck !== 'crew') return
      if (spec.hasGusset) gusset(sheet, top + cut.neckDrop)
      neckBandFront(sheet, band)
      neckStitch(sheet, band, 'front')
    },
    back(sheet) {
      contactShade(sheet, low + 10, cut.hem + 4)
      sleeves(sheet, block, { finish, side: 'back' })
      body(sheet, block, { neckline: neckSeam({ ...band, drop: 10 }), isTopstitched: true })
      hemRib(sheet, block, rib)
      shoulders(sheet, block)
      if (spec.neck === 'hood') hoodBack(sheet, hood)
      else if (spec.neck === 'half-zip') standCollarBack(sheet, cut.neck, top, 34)
      else {
        neckBandBack(sheet, band)
        neckStitch(sheet, band, 'back')
      }
    },
  }
}

function shoulders(sheet: Sheet, block: ReturnType<typeof topBlock>): void {
  sheet.both(() => {
    const seam = slice(beside(block.shoulderLine, -6), 0.03, 1)
    sheet.hair(seam, 0.9, 1.2)
    sheet.stitch(beside(seam, -2.4), beside(seam, 2.4))
  })
  sheet.stitch(`M${block.hemCorner[0] + 1} ${block.hemY - 3}H${399 - block.hemCorner[0]}`)
}

/** The ribbed V insert below the neck. */
function gusset(sheet: Sheet, y: number): void {
  const id = sheet.panel(`M179 ${y - 6}L200 ${y + 25}L221 ${y - 6}Z`, {
    cloth: 'none',
    outline: 'seam',
  })
  sheet.within(id, () =>
    wales(sheet, trace`M178 ${y - 8} H222`, trace`M178 ${y + 28} H222`, 13, 0.5),
  )
  sheet.stitch(`M176.5 ${y - 2}L200 ${y + 29.5}L223.5 ${y - 2}`)
}

function pouch(sheet: Sheet, hemY: number, isSplit: boolean): void {
  const [y, foot] = [hemY - 88, hemY + 1]
  const outline = trace`M166 ${y} C160 ${y + 22} 148 ${y + 44} 137 ${y + 56} L137 ${foot}`
  if (!isSplit) {
    sheet.shadow(
      `M165 ${y + 3}H235C241 ${y + 26} 253 ${y + 50} 265 ${y + 60}V${foot}H135V${y + 60}C147 ${y + 48} 159 ${y + 26} 165 ${y + 3}Z`,
      0.4,
    )
    sheet.panel(
      `M166 ${y}H234C240 ${y + 22} 252 ${y + 44} 263 ${y + 56}V${foot}H137V${y + 56}C148 ${y + 44} 160 ${y + 22} 166 ${y}Z`,
      { outline: 'seam' },
    )
    sheet.stitch(`M168 ${y + 3}H232`)
  }
  sheet.both(() => {
    if (isSplit) {
      sheet.shadow(
        `M164 ${y + 3}H196V${foot}H135V${y + 60}C147 ${y + 48} 158 ${y + 26} 164 ${y + 3}Z`,
        0.4,
      )
      sheet.panel(`M166 ${y}H196V${foot}H137V${y + 56}C148 ${y + 44} 160 ${y + 22} 166 ${y}Z`, {
        outline: 'seam',
      })
      sheet.stitch(`M168 ${y + 3}H192`)
    }
    sheet.stitch(slice(beside(outline, -4), 0.02, 0.56), slice(beside(outline, -6.5), 0.02, 0.56))
    barTack(sheet, 166, y + 2, 6)
    barTack(sheet, 138, y + 58, 6)
  })
}

function fullZip(sheet: Sheet, from: number, low: number): void {
  zip(sheet, 200, from, low + 2, { pullAt: from + 26, width: 8 })
  sheet.stitch(`M192.5 ${from}V${low}M207.5 ${from}V${low}`)
}
