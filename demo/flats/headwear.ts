import type { Flat } from './flat.ts'
import { labelCloth } from './palette.ts'
import { across, beside, close, join, reverse, slice, trace } from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { contactShade, eyelet } from './trims.ts'

const dome = trace`M92 262 C88 180 130 122 200 122`

export function cap(): Flat {
  return {
    focus: { x: 130, y: 118, width: 140 },
    front(sheet) {
      contactShade(sheet, 372, 96)
      brim(sheet)
      const foot = across(trace`M92 262 C112 278 150 286 200 286`)
      const crown = sheet.panel(close(join(across(dome), reverse(foot))), { roll: 'body' })
      sheet.within(crown, () => {
        sheet.shadow('M86 290C100 250 130 262 200 268C270 262 300 250 314 290Z', 0.4)
        sheet.fold([128, 236], [132, 196], [154, 170], 4)
      })
      capSeams(sheet, 285)
      sheet.both(() => eyelet(sheet, 160, 180, 3, sheet.palette.trim))
      topButton(sheet, 121)
    },
    back(sheet) {
      contactShade(sheet, 286, 100)
      const foot = across(trace`M92 262 C104 276 130 282 156 281 C158 236 176 222 200 222`)
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
      topButton(sheet, 121)
    },
  }
}

function capSeams(sheet: Sheet, foot: number): void {
  sheet.seam(`M200 124V${foot}`)
  sheet.stitch(`M196.8 130V${foot - 2}M203.2 130V${foot - 2}`)
  sheet.both(() => {
    const seam = trace`M200 129 C160 130 126 186 128 276`
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

/** Curved, seen slightly from above, with rows of stitching. */
function brim(sheet: Sheet): void {
  const row = (step: number) =>
    trace`M${107 - step * 3} ${270 + step * 4.4} C${116 - step * 2} ${278 + step * 10.5} 150 ${284 + step * 13} 200 ${284 + step * 13}`
  const edge = trace`M96 262 C80 288 90 329 120 346 C144 357 170 361 200 361`
  const head = trace`M96 262 C112 276 150 284 200 284`
  const id = sheet.panel(close(join(across(edge), reverse(across(head)))), { roll: 'body' })
  sheet.within(id, () => {
    sheet.shadow(
      'M90 262C112 282 150 290 200 290S288 282 310 262V276C288 296 250 304 200 304S112 296 90 276Z',
      0.55,
    )
    for (const step of [1, 2, 3, 4, 5]) sheet.stitch(across(row(step)))
    sheet.shadow('M70 300C100 352 150 352 200 352S300 352 330 300V370H70Z', 0.3)
  })
}

export function beanie(): Flat {
  const crown = trace`M112 282 C106 196 132 132 200 130`
  const foot = across(trace`M112 282 C140 288 170 290 200 290`)
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
      const head = across(trace`M104 280 C136 288 170 290 200 290`)
      const low = across(trace`M106 358 C136 366 170 368 200 368`)
      const cuff = sheet.panel(
        close(
          join(
            across(trace`M106 358 C102 332 101 304 104 280 C136 288 170 290 200 290`),
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

/** Ribs that converge at the crown, where every second one ends. */
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
  const crown = trace`M116 258 C119 212 126 176 135 168 C152 158 178 155 200 155`
  return {
    focus: { x: 66, y: 206, width: 140 },
    front(sheet) {
      contactShade(sheet, 346, 120)
      const foot = across(trace`M116 258 C140 270 170 274 200 274`)
      const id = sheet.panel(close(join(across(crown), reverse(foot))), { roll: 'body' })
      sheet.within(id, () => {
        sheet.shadow('M120 280V248C150 262 250 262 280 248V280Z', 0.4)
        sheet.fold([150, 250], [154, 214], [172, 190], 4)
      })
      const tip = across(trace`M130 178 C152 188 178 190 200 190`)
      sheet.seam(tip)
      sheet.stitch(beside(tip, 3), beside(tip, -3))
      sheet.both(() => {
        sheet.seam('M142 184L134 266', 1.2)
        eyelet(sheet, 126, 224, 3)
        eyelet(sheet, 124, 242, 3)
      })
      hatBrim(sheet)
    },
  }
}

function hatBrim(sheet: Sheet): void {
  const head = across(trace`M116 256 C140 269 170 273 200 273`)
  const edge = across(trace`M72 322 C106 343 150 349 200 349`)
  const shape = close(
    join(across(trace`M72 322 C82 294 98 270 116 256 C140 269 170 273 200 273`), reverse(edge)),
  )
  const id = sheet.panel(shape, { roll: 'body' })
  sheet.within(id, () => {
    sheet.fold([110, 336], [120, 304], [140, 276], 5)
    for (let i = 0; i < 8; i++) {
      const s = (i + 0.7) / 8
      const [x, y, m] = [116 - 44 * s, 256 + 66 * s, 273 + 76 * s]
      sheet.stitch(
        `M${x} ${y}C${x + 24 + 14 * s} ${y + 11 + 8 * s} ${x + 56 + 26 * s} ${m} 200 ${m}S${400 - x - 24 - 14 * s} ${y + 11 + 8 * s} ${400 - x} ${y}`,
      )
    }
  })
  sheet.seam(head, 1.8)
  sheet.seam(beside(edge, -3.2), 1)
}
