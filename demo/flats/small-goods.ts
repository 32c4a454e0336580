import type { Flat } from './flat.ts'
import { brass, labelCloth, mix } from './palette.ts'
import { beside, close, join, reverse, short, trace } from './path.ts'
import { wales } from './ribs.ts'
import type { Sheet } from './sheet.ts'
import { contactShade } from './trims.ts'

/** Two socks, one on top of the other. */
export function socks(): Flat {
  return {
    focus: { x: 96, y: 70, width: 130 },
    front(sheet) {
      contactShade(sheet, 430, 110)
      sheet.moved('translate(56 -14)', () => sock(sheet))
      sheet.shadow(
        'M116 96H196L198 260C204 300 236 330 292 352L300 400C240 420 130 400 118 340Z',
        0.45,
      )
      sock(sheet)
    },
  }
}

function sock(sheet: Sheet): void {
  const shape =
    'M104 86C128 82 164 82 188 86C190 150 190 210 190 252C192 286 214 308 250 324C286 338 306 352 306 376C306 402 284 416 252 414C206 412 152 402 126 378C100 354 102 312 105 270C107 210 105 150 104 86Z'
  const id = sheet.panel(shape, {
    roll: [
      [96, 240],
      [206, 240],
    ],
  })
  sheet.within(id, () => {
    sheet.fill(
      'M99 282C128 286 156 306 162 338C164 366 152 394 138 410L84 400V270Z',
      sheet.palette.contrast,
    )
    sheet.fill('M262 316C250 340 246 380 256 420H320V320Z', sheet.palette.contrast)
    sheet.seam('M99 282C128 286 156 306 162 338C164 366 152 394 138 410', 1.2)
    sheet.seam('M264 316C250 344 246 380 256 420', 1.2)
    heelLines(sheet)
    sheet.fill('M100 330C120 392 200 420 310 396V430H90Z', '#1c1a20', sheet.isDraft ? 0 : 0.08)
    wales(sheet, trace`M100 84 H192`, trace`M100 152 H192`, 22, 0.6)
    sheet.hair(
      Array.from(
        { length: 11 },
        (_, i) => `M${178 + i * 7} ${330 + i * 5}L${170 + i * 7} ${420}`,
      ).join(''),
      0.16,
    )
    sheet.seam('M104 152Q146 157 190 152', 1.2)
    sheet.fold([192, 262], [170, 276], [150, 274], 3)
  })
  sheet.edge(shape)
  sheet.hair('M105 91Q146 95 188 91', 0.5)
}

function heelLines(sheet: Sheet): void {
  sheet.hair(
    Array.from(
      { length: 7 },
      (_, i) =>
        `M${92 + i * 4} ${296 + i * 13}Q${124 + i * 4} ${300 + i * 12} ${156 + i} ${326 + i * 9}`,
    ).join(''),
    0.25,
  )
}

/** A rolled belt, buckle in front. */
export function belt(): Flat {
  return {
    focus: { x: 130, y: 232, width: 140 },
    front(sheet) {
      contactShade(sheet, 334, 128)
      const top = 'M82 236C82 206 136 184 200 184S318 206 318 236S264 288 200 288S82 266 82 236Z'
      sheet.panel(top, { tone: 'inner', cloth: 'none' })
      coils(sheet)
      const side =
        'M82 236C82 266 136 288 200 288S318 266 318 236V286C318 316 264 338 200 338S82 316 82 286Z'
      const id = sheet.panel(side, { roll: 'body' })
      sheet.within(id, () => sheet.shadow('M80 300C120 346 280 346 320 300V350H80Z', 0.35))
      sheet.stitch(
        'M84 244C92 272 142 293 200 293S308 272 316 244M84 286C92 312 142 332 200 332S308 312 316 286',
      )
      holes(sheet)
      buckle(sheet)
    },
  }
}

function coils(sheet: Sheet): void {
  const { body, line, light } = sheet.palette
  for (const [i, k] of [1, 0.84, 0.68, 0.52, 0.36].entries()) {
    const [rx, ry] = [short(118 * k), short(52 * k)]
    sheet.raw(
      `<ellipse cx="${200 - i * 1.5}" cy="236" rx="${rx}" ry="${ry}" fill="none" stroke="${line}" stroke-width="7.5"/><ellipse cx="${200 - i * 1.5}" cy="236" rx="${rx}" ry="${ry}" fill="none" stroke="${mix(body, light, 0.5)}" stroke-width="5"/>`,
    )
  }
}

function holes(sheet: Sheet): void {
  for (const x of [236, 252, 268]) {
    const y = 313 - ((x - 200) / 118) ** 2 * 30
    sheet.raw(
      `<ellipse cx="${x}" cy="${short(y)}" rx="2.4" ry="3" fill="#17120e" stroke="${sheet.palette.light}" stroke-width=".8"/>`,
    )
  }
}

function buckle(sheet: Sheet): void {
  const dark = mix(brass, '#000000', 0.55)
  sheet.raw(
    `<path d="M150 280h52q5 0 5 5v50q0 5-5 5h-52q-5 0-5-5v-50q0-5 5-5z" fill="none" stroke="${dark}" stroke-width="10"/><path d="M150 280h52q5 0 5 5v50q0 5-5 5h-52q-5 0-5-5v-50q0-5 5-5z" fill="none" stroke="${brass}" stroke-width="7.6"/><path d="M150 279h52M146 284v52" fill="none" stroke="${mix(brass, '#ffffff', 0.55)}" stroke-width="1.6"/>`,
  )
  sheet.raw(
    `<path d="M147 311H213" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M147 311H213" stroke="${mix(brass, '#ffffff', 0.15)}" stroke-width="4.6" stroke-linecap="round"/>`,
  )
  sheet.panel('M118 268Q124 271 131 274V330Q124 328 118 325Z', { outline: 'line', cloth: 'none' })
  sheet.stitch('M120 272V323M129 277V326')
}

/** Folded twice, both fringes showing. */
export function scarf(): Flat {
  return {
    focus: { x: 120, y: 250, width: 150 },
    front(sheet) {
      contactShade(sheet, 452, 96)
      fold(sheet, 150, 26, 384)
      fold(sheet, 116, 44, 408)
      sheet.raw(
        `<path d="M222 372h30v18h-30z" fill="${labelCloth}" stroke="#3a3733" stroke-width=".8"/><path d="M229 381h16" stroke="#3a3733" stroke-width="1.4"/>`,
      )
    },
  }
}

function fold(sheet: Sheet, x: number, y: number, foot: number): void {
  const width = 150
  fringe(sheet, x + 4, foot - 2, width - 8)
  const shape = `M${x} ${y + 16}Q${x} ${y} ${x + 14} ${y - 2}C${x + 50} ${y - 6} ${x + 100} ${y - 6} ${x + width - 14} ${y - 2}Q${x + width} ${y} ${x + width} ${y + 16}L${x + width - 2} ${foot}Q${x + 76} ${foot + 5} ${x + 2} ${foot}Z`
  const id = sheet.panel(shape, { roll: 'body' })
  sheet.within(id, () => {
    wales(
      sheet,
      trace`M${x} ${y - 8} H${x + width}`,
      trace`M${x} ${foot + 8} H${x + width}`,
      40,
      0.3,
    )
    sheet.shadow(`M${x} ${y - 8}H${x + width}V${y + 10}Q${x + 75} ${y + 26} ${x} ${y + 10}Z`, 0.45)
    sheet.fold([x + 20, foot - 60], [x + 60, foot - 84], [x + 96, foot - 80], 4)
    sheet.fold([x + width, y + 120], [x + 110, y + 140], [x + 80, y + 136], 4)
  })
}

function fringe(sheet: Sheet, x: number, y: number, width: number): void {
  const count = 24
  const { body, line } = sheet.palette
  let d = ''
  for (let i = 0; i <= count; i++) {
    const at = x + (i * width) / count
    const sway = ((i * 7) % 5) - 2
    d += `M${short(at)} ${y}C${short(at)} ${y + 12} ${short(at + sway)} ${y + 22} ${short(at + sway * 0.6)} ${y + 33 + (i % 3) * 2}`
  }
  sheet.raw(
    `<path d="${d}" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${body}" stroke-width="3.2" stroke-linecap="round"/>`,
  )
}

/** A knitted tie with a square end, doubled over. */
export function knitTie(): Flat {
  return {
    focus: { x: 118, y: 296, width: 136 },
    front(sheet) {
      contactShade(sheet, 456, 70)
      sheet.moved('rotate(6 200 250)', () => {
        blade(sheet, [206, 229], [208, 250], 90, 392, 26)
        sheet.panel('M178 96C172 36 234 36 229 92L206 96C206 76 203 74 204 96Z', { roll: 'body' })
        blade(sheet, [178, 204], [160, 214], 94, 440)
      })
    },
  }
}

function blade(
  sheet: Sheet,
  head: readonly [number, number],
  foot: readonly [number, number],
  from: number,
  to: number,
  /** Width that lies in the other blade's shadow. */
  shaded = 0,
): void {
  const left = trace`M${head[0]} ${from} C${head[0] - 2} ${from + 110} ${foot[0]} ${to - 130} ${foot[0]} ${to}`
  const right = trace`M${head[1]} ${from} C${head[1] + 2} ${from + 110} ${foot[1]} ${to - 130} ${foot[1]} ${to}`
  const id = sheet.panel(close(join(left, reverse(right))), { roll: 'leg', outline: 'none' })
  sheet.edge(join(left, reverse(right)))
  sheet.within(id, () => {
    sheet.seam(`M${foot[0]} ${to - 12}H${foot[1]}`, 1)
    if (shaded > 0)
      sheet.shadow(`M${head[0]} ${from}h6L${foot[0] + shaded * 0.6} ${to + 4}H${foot[0] - 4}Z`, 0.6)
  })
  for (const line of [beside(left, -3.2), beside(right, 3.2)]) sheet.hair(line, 0.55)
}
