import type { Flat } from './flat.ts'
import { across, beside, close, join, reverse, slice, trace } from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { contactShade, eyelet } from './trims.ts'
import { labelCloth } from './palette.ts'

const dome = trace('M92 268 C88 184 130 128 200 128')

export function cap(): Flat {
  return {
    focus: { x: 130, y: 118, width: 140 },
    front(sheet) {
      contactShade(sheet, 346, 96)
      const foot = across(trace('M92 268 C112 252 150 244 200 244'))
      const crown = sheet.panel(close(join(across(dome), reverse(foot))), { roll: 'body' })
      sheet.within(crown, () => {
        sheet.shadow('M86 280C96 236 120 226 200 222C280 226 304 236 314 280Z', 0.4)
        sheet.fold([128, 236], [132, 196], [154, 170], 4)
      })
      capSeams(sheet, 246)
      brim(sheet)
      sheet.both(() => eyelet(sheet, 160, 180, 3, sheet.palette.trim))
      topButton(sheet, 127)
    },
    back(sheet) {
      contactShade(sheet, 286, 100)
      const foot = across(trace('M92 268 C104 280 130 282 156 281 C158 236 176 222 200 222'))
      const crown = sheet.panel(close(join(across(dome), reverse(foot))), { roll: 'body' })
      sheet.within(crown, () => sheet.fold([128, 250], [132, 206], [154, 176], 4))
      capSeams(sheet, 221)
      sheet.stitch(beside(slice(foot, 0.18, 0.82), -4))
      sheet.panel('M158 262H242Q244 271 242 281Q200 286 158 281Q156 271 158 262Z', {
        outline: 'line',
        cloth: 'none',
      })
      sheet.stitch('M160 266H240M160 278Q200 282 240 278')
      sheet.raw(
        '<path d="M189 259h22v26h-22z" fill="none" stroke="#4d3c1f" stroke-width="4.4"/><path d="M189 259h22v26h-22z" fill="none" stroke="#b8934f" stroke-width="2.8"/><path d="M200 260v24" stroke="#8a6b34" stroke-width="2"/>',
      )
      sheet.both(() => eyelet(sheet, 158, 182, 3, sheet.palette.trim))
      topButton(sheet, 127)
    },
  }
}

function capSeams(sheet: Sheet, foot: number): void {
  sheet.seam(`M200 130V${foot}`)
  sheet.stitch(`M196.8 134V${foot - 2}M203.2 134V${foot - 2}`)
  sheet.both(() => {
    const seam = trace('M200 129 C160 134 128 186 126 254')
    sheet.seam(seam)
    sheet.stitch(slice(beside(seam, 3), 0.08, 0.98), slice(beside(seam, -3), 0.08, 0.98))
  })
}

function topButton(sheet: Sheet, y: number): void {
  sheet.panel(`M190 ${y}Q190 ${y - 7} 200 ${y - 7}T210 ${y}Q200 ${y + 4} 190 ${y}Z`, {
    outline: 'line',
    cloth: 'none',
    roll: 'body',
  })
}

function brim(sheet: Sheet): void {
  const head = trace('M92 268 C112 250 150 243 200 243')
  const edge = trace('M92 268 C72 292 76 318 92 330 C112 316 150 310 200 310')
  const under = trace('M92 330 C112 318 150 313 200 313 V320 C150 320 112 324 92 330 Z')
  sheet.both(() => sheet.panel(under, { tone: 'inner' }))
  const id = sheet.panel(close(join(across(head), reverse(across(edge)))), { roll: 'body' })
  sheet.within(id, () => {
    sheet.shadow(
      'M80 274C110 250 150 246 200 246C250 246 290 250 320 274L310 278C280 262 250 257 200 257C150 257 120 262 90 278Z',
      0.55,
    )
    for (const step of [0, 1, 2, 3, 4]) {
      const y = step * 10.5
      sheet.stitch(
        `M${90 - step * 2} ${276 + y}C${112 - step} ${261 + y} 150 ${255 + y} 200 ${255 + y}S${288 + step} ${261 + y} ${310 + step * 2} ${276 + y}`,
      )
    }
  })
}

export function beanie(): Flat {
  const crown = trace('M112 282 C106 196 132 132 200 130')
  const foot = across(trace('M112 282 C140 288 170 290 200 290'))
  return {
    focus: { x: 150, y: 240, width: 130 },
    front(sheet) {
      contactShade(sheet, 372, 96)
      const id = sheet.panel(close(join(across(crown), reverse(foot))), {
        cloth: 'none',
        roll: 'body',
      })
      sheet.within(id, () => {
        ribFan(sheet)
        sheet.shadow('M104 296V266C140 276 260 276 296 266V296Z', 0.45)
      })
      const head = across(trace('M104 280 C136 288 170 290 200 290'))
      const low = across(trace('M106 358 C136 366 170 368 200 368'))
      const cuff = sheet.panel(
        close(
          join(
            across(trace('M106 358 C102 332 101 304 104 280 C136 288 170 290 200 290')),
            reverse(low),
          ),
        ),
        { cloth: 'none', roll: 'body' },
      )
      sheet.within(cuff, () => {
        wales(sheet, head, low, 38, 0.62)
        sheet.hair(
          Array.from(
            { length: 11 },
            (_, i) => `M100 ${292 + i * 7}Q200 ${302 + i * 7} 300 ${292 + i * 7}`,
          ).join(''),
          0.13,
        )
      })
      sheet.seam(beside(head, 2.5), 1)
      sheet.raw(
        `<path d="M228 318h26v20h-26z" fill="${labelCloth}" stroke="#3a3733" stroke-width=".9"/><path d="M234 328h14" stroke="#3a3733" stroke-width="1.6"/><path d="M230 319.5v17M252 319.5v17" stroke="#3a3733" stroke-width=".6" stroke-dasharray="1.6 1.2"/>`,
      )
    },
  }
}

/** Ribs that close in towards the crown, where every second one ends. */
function ribFan(sheet: Sheet): void {
  let d = ''
  for (let i = -15; i <= 15; i++) {
    const x = 200 + i * 6.1
    const reach = i % 2 === 0 ? 132 : 156
    d += `M${x.toFixed(1)} 294C${(200 + i * 6.5).toFixed(1)} 230 ${(200 + i * 4.6).toFixed(1)} 172 ${(200 + i * (i % 2 === 0 ? 0.7 : 2.2)).toFixed(1)} ${reach}`
  }
  sheet.hair(d, 0.62, 0.9)
}

export function bucketHat(): Flat {
  const crown = trace('M126 262 C130 206 138 164 146 158 C160 150 180 148 200 148')
  return {
    focus: { x: 60, y: 236, width: 140 },
    front(sheet) {
      contactShade(sheet, 346, 120)
      const foot = across(trace('M126 262 C146 271 172 274 200 274'))
      const id = sheet.panel(close(join(across(crown), reverse(foot))), { roll: 'body' })
      sheet.within(id, () => {
        sheet.shadow('M120 280V248C150 262 250 262 280 248V280Z', 0.4)
        sheet.fold([150, 250], [154, 214], [172, 190], 4)
      })
      const tip = across(trace('M143 166 C160 176 180 178 200 178'))
      sheet.seam(tip)
      sheet.stitch(beside(tip, 3), beside(tip, -3))
      sheet.both(() => {
        sheet.seam('M148 172L140 266', 1.2)
        eyelet(sheet, 133, 224, 3)
        eyelet(sheet, 136, 242, 3)
      })
      hatBrim(sheet)
    },
  }
}

function hatBrim(sheet: Sheet): void {
  const head = across(trace('M126 260 C146 270 172 273 200 273'))
  const edge = across(trace('M66 324 C104 344 150 350 200 350'))
  const shape = close(
    join(across(trace('M66 324 C84 292 106 270 126 260 C146 270 172 273 200 273')), reverse(edge)),
  )
  const id = sheet.panel(shape, { roll: 'body' })
  sheet.within(id, () => {
    sheet.fold([110, 336], [120, 304], [140, 276], 5)
    for (let i = 0; i < 8; i++) {
      const s = (i + 0.7) / 8
      const [x, y, m] = [126 - 60 * s, 260 + 64 * s, 273 + 77 * s]
      sheet.stitch(
        `M${x} ${y}C${x + 24 + 14 * s} ${y + 11 + 8 * s} ${x + 56 + 26 * s} ${m} 200 ${m}S${400 - x - 24 - 14 * s} ${y + 11 + 8 * s} ${400 - x} ${y}`,
      )
    }
  })
  sheet.seam(head, 1.8)
  sheet.seam(beside(edge, -3.2), 1)
}
