import type { Flat } from './flat.ts'
import { labelCloth, nickel } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { barTack, contactShade, zipPull } from './trims.ts'

const toteBody =
  'M106 214 C106 290 104 360 108 428 C140 432 260 432 292 428 C296 360 294 290 294 214 Z'

export function tote(): Flat {
  const draw = (sheet: Sheet, isFront: boolean) => {
    contactShade(sheet, 440, 104)
    handle(sheet, 'inner', 62)
    sheet.panel('M106 214C140 205 260 205 294 214V232H106Z', { tone: 'inner' })
    const id = sheet.panel(toteBody, { roll: 'body' })
    sheet.within(id, () => {
      sheet.fold([106, 400], [136, 372], [150, 340], 5)
      sheet.fold([294, 396], [270, 378], [258, 350], 5)
      sheet.fold([150, 262], [196, 274], [240, 258], 3)
      sheet.shadow('M104 398C150 414 250 414 296 398V436H104Z', 0.3)
    })
    sheet.stitch('M108 230C150 232 250 232 292 230M108 233C150 235 250 235 292 233')
    sheet.both(() => sheet.seam('M108 402L122 430', 1.2))
    handle(sheet, 'body', 48)
    sheet.both(() => handleFoot(sheet))
    if (isFront)
      sheet.raw(
        `<path d="M270 372h20v13h-20z" fill="${labelCloth}" stroke="#3a3733" stroke-width=".8"/><path d="M274 378.5h12" stroke="#3a3733" stroke-width="1.3"/>`,
      )
  }
  return {
    focus: { x: 108, y: 176, width: 120 },
    front: (sheet) => draw(sheet, true),
    back: (sheet) => draw(sheet, false),
  }
}

/** A long canvas loop; the far one shows its inside. */
function handle(sheet: Sheet, tone: 'body' | 'inner', top: number): void {
  const lean = tone === 'inner' ? 4 : 0
  sheet.panel(
    `M136 252L${139 + lean} ${top + 90}C${142 + lean} ${top + 20} 168 ${top} 200 ${top}S${258 - lean} ${top + 20} ${261 - lean} ${top + 90}L264 252H249L${247 - lean} ${top + 92}C${245 - lean} ${top + 40} 224 ${top + 15} 200 ${top + 15}S${155 + lean} ${top + 40} ${153 + lean} ${top + 92}L151 252Z`,
    { tone, outline: 'edge' },
  )
  if (tone === 'body')
    sheet.stitch(
      `M139 246L142 ${top + 90}C145 ${top + 24} 170 ${top + 3} 200 ${top + 3}S255 ${top + 24} 258 ${top + 90}L261 246M148 246L150 ${top + 92}C152 ${top + 38} 174 ${top + 12} 200 ${top + 12}S248 ${top + 38} 250 ${top + 92}L252 246`,
    )
}

function handleFoot(sheet: Sheet): void {
  sheet.shadow('M137 216h16v44h-16z', 0.5)
  sheet.panel('M135.5 214h16v42h-16z', { outline: 'seam' })
  sheet.stitch('M138 236h11v17h-11zL149 253M149 236L138 253')
}

export function slingBag(): Flat {
  const body =
    'M92 268C92 250 104 242 122 240L278 240C296 242 308 250 308 268L300 356C298 372 288 380 272 380H128C112 380 102 372 100 356Z'
  return {
    focus: { x: 90, y: 226, width: 150 },
    front(sheet) {
      contactShade(sheet, 394, 112)
      strap(sheet)
      const id = sheet.panel(body, { roll: 'body' })
      sheet.within(id, () => {
        sheet.shadow('M90 350C150 366 250 366 310 350V384H90Z', 0.4)
        sheet.fold([102, 346], [128, 336], [150, 338], 4)
        sheet.fold([298, 330], [276, 326], [258, 330], 4)
      })
      sheet.seam('M96 284C150 292 250 292 304 284')
      zipRun(sheet, 258, 112, 288)
      sheet.panel('M116 302H284L279 352Q277 362 266 362H134Q123 362 121 352Z', {
        outline: 'seam',
        roll: 'body',
      })
      sheet.stitch('M119 320L124 352Q126 359 134 359H266Q274 359 276 352L281 320')
      zipRun(sheet, 310, 124, 276)
      sheet.raw(
        `<path d="M236 334h26v14h-26z" fill="${labelCloth}" stroke="#3a3733" stroke-width=".8"/><path d="M241 341h16" stroke="#3a3733" stroke-width="1.4"/>`,
      )
      anchors(sheet)
    },
    back(sheet) {
      contactShade(sheet, 394, 112)
      strap(sheet)
      sheet.panel(body, { roll: 'body' })
      sheet.panel('M118 268H282V352Q282 360 274 360H126Q118 360 118 352Z', {
        outline: 'seam',
        cloth: 'ripstop',
      })
      sheet.stitch('M121 271H279V350Q279 357 272 357H128Q121 357 121 350Z')
      sheet.seam('M118 284H282')
      anchors(sheet)
    },
  }
}

function strap(sheet: Sheet): void {
  const d = 'M100 262C58 150 120 62 204 58C292 56 346 156 300 262'
  const { line, body, stitch } = sheet.palette
  sheet.raw(
    `<path d="${d}" fill="none" stroke="${sheet.palette.edge}" stroke-width="17"/><path d="${d}" fill="none" stroke="${body}" stroke-width="13"/><path d="${d}" fill="none" stroke="${sheet.palette.light}" stroke-width="13" stroke-dasharray="1.2 2.2" opacity=".5"/>`,
  )
  sheet.raw(
    `<path d="${d}" fill="none" stroke="${stitch}" stroke-width=".9" stroke-dasharray="2.2 1.5"/>`,
  )
  sheet.raw(
    `<g transform="translate(286 96) rotate(42)"><path d="M-14-13h28v26h-28z" fill="${nickel}" stroke="#44423f" stroke-width="1.2"/><path d="M-8-9h16v18h-16z" fill="${body}" stroke="#44423f"/><path d="M0-10v20" stroke="#8d8b86" stroke-width="3"/></g>`,
  )
  sheet.raw(
    `<g transform="translate(100 128) rotate(-66)"><path d="M-18-12h36v24h-36z" fill="#2c2b2a" stroke="${line}" stroke-width="1"/><path d="M-10-7h20v14h-20z" fill="#4a4846"/><path d="M0-12v24" stroke="#1a1a1a"/></g>`,
  )
}

function zipRun(sheet: Sheet, y: number, from: number, to: number): void {
  const { inner, line } = sheet.palette
  sheet.raw(
    `<path d="M${from} ${y - 4}H${to}V${y + 4}H${from}Z" fill="${inner}" stroke="${line}" stroke-width="1"/><path d="M${from} ${y}H${to}" stroke="#4b4946" stroke-width="3.2"/><path d="M${from} ${y}H${to}" stroke="#d5d4cf" stroke-width="2.4" stroke-dasharray="1.1 1.1"/>`,
  )
  sheet.stitch(`M${from - 3} ${y - 8}H${to + 3}M${from - 3} ${y + 8}H${to + 3}`)
  zipPull(sheet, to - 10, y, nickel)
}

function anchors(sheet: Sheet): void {
  sheet.both(() => {
    sheet.panel('M90 254L114 244L122 268L98 280Z', { outline: 'line', cloth: 'none' })
    sheet.stitch('M94 257L112 249L118 266L100 275ZL118 266')
    barTack(sheet, 106, 262, 10)
  })
}
