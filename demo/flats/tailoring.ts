import type { TopCut } from './block.ts'
import { collarBack } from './collars.ts'
import type { Flat } from './flat.ts'
import { jacketCut, outerwear } from './jacket-block.ts'
import { openCollar, openCollarInside } from './lapels.ts'
import { path, slice, trace } from './path.ts'
import { flap, jet, patchPocket, welt } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { button, buttonhole } from './trims.ts'

interface TailoredSpec {
  cut?: Partial<TopCut>
  breakDepth: number
  lapel: number
  buttons: number
  /** Distance between buttons. */
  spacing: number
  pockets: 'patch' | 'flap'
  cuffButtons: number
}

/** Blazers and overcoats: notch lapels down to the first button, fronts cut away below the last. */
export function tailored(spec: TailoredSpec): Flat {
  const cut: TopCut = {
    ...jacketCut,
    top: 58,
    neck: 33,
    shoulder: 101,
    slope: 25,
    chest: 106,
    waist: 97,
    hem: 108,
    length: 364,
    sleeve: { ...jacketCut.sleeve, length: 292, cuff: 42 },
    ...spec.cut,
  }
  const breakY = cut.top + spec.breakDepth
  const lap = 9
  return outerwear({
    cut,
    finish: { kind: 'hem', depth: 400, rows: 1 },
    neckline: trace`M200 ${breakY} C190 ${breakY - 40} ${200 - cut.neck + 6} ${cut.top + 40} ${200 - cut.neck} ${cut.top}`,
    focus: { x: 112, y: 44, width: 176 },
    behind: (sheet) => openCollarInside(sheet, cut.neck, cut.top, spec.breakDepth),
    front(sheet, block) {
      frontEdges(sheet, breakY, block.hemY, lap)
      cuffButtons(sheet, spec, block)
      sheet.both(() => {
        const dart = trace`M150 ${breakY - 34} C151 ${breakY + 10} 149 ${breakY + 40} 148 ${breakY + 66}`
        if (spec.pockets === 'patch') sheet.seam(dart, 1)
        else sheet.seam(trace`M148 ${breakY - 20} L146 ${breakY + 60}`, 1)
      })
      pockets(sheet, spec, breakY, block.hemY)
      sheet.both(() =>
        openCollar(sheet, {
          neck: cut.neck,
          top: cut.top,
          breakY,
          gorge: 42,
          width: spec.lapel,
          notch: 'notch',
        }),
      )
      buttonhole(sheet, 200 + cut.neck + 2, cut.top + 60, 9, true)
      for (let i = 0; i < spec.buttons; i++) {
        const y = breakY + 7 + i * spec.spacing
        buttonhole(sheet, 203, y, 13, true)
        button(sheet, 200, y, 5.4)
      }
    },
    back(sheet, block) {
      sheet.seam(`M200 ${cut.top + 18}V${block.hemY + 3}`)
      const vent = block.hemY - (cut.length > 380 ? 110 : 70)
      sheet.shadow(`M200 ${vent}h6V${block.hemY + 3}h-6Z`, 0.6)
      sheet.seam(`M200 ${vent}h9V${block.hemY + 3}`, 1.1)
      sheet.both(() => {
        const side = trace`M${block.underarm[0] + 10} ${block.underarm[1] - 16} C${200 - cut.waist + 22} ${block.underarm[1] + 50} ${200 - cut.waist + 20} 250 ${block.hemCorner[0] + 24} ${block.hemY + 2}`
        sheet.seam(side, 1.2)
      })
      cuffButtons(sheet, spec, block)
      collarBack(sheet, cut.neck, cut.top, 25, false)
    },
  })
}

/** The left front over the right, its corner rounded at the hem. */
function frontEdges(sheet: Sheet, breakY: number, hemY: number, lap: number): void {
  const foot = hemY + 3.4
  const edge = trace`M${200 - lap} ${breakY - 2} L${200 - lap} ${foot - 70} C${200 - lap} ${foot - 30} ${200 - lap + 2} ${foot - 6} ${200 - lap + 26} ${foot}`
  sheet.shadow(`M${200 - lap} ${breakY}V${foot - 30}l-5 8V${breakY}Z`, 0.5)
  sheet.fill(
    `M${200 - lap - 16} ${foot + 3}C${200 - lap - 2} ${foot - 4} ${200 - lap} ${foot - 24} ${200 - lap} ${foot - 44}C${200 - lap + 1} ${foot - 18} ${200 - lap + 6} ${foot - 4} ${200 - lap + 22} ${foot + 3}Z`,
    '#f6f3ee',
  )
  sheet.edge(
    trace`M${200 - lap - 17} ${foot - 0.2} C${200 - lap - 4} ${foot - 4} ${200 - lap} ${foot - 24} ${200 - lap} ${foot - 44} C${200 - lap + 1} ${foot - 18} ${200 - lap + 5} ${foot - 4} ${200 - lap + 22} ${foot - 0.2}`,
  )
  sheet.seam(slice(edge, 0, 0.5), 1.8)
  sheet.stitch(`M${200 - lap + 3} ${breakY + 4}V${foot - 50}`)
}

function pockets(sheet: Sheet, spec: TailoredSpec, breakY: number, hemY: number): void {
  welt(sheet, { from: [274, breakY - 60], to: [232, breakY - 56], width: -11, isTacked: false })
  sheet.both(() => {
    if (spec.pockets === 'patch')
      patchPocket(sheet, { x: 110, y: hemY - 112, width: 64, height: 80, foot: 'round', mouth: 12 })
    else {
      jet(sheet, 111, breakY + 62, 62)
      flap(sheet, { x: 110, y: breakY + 65, width: 64, height: 25, tip: 'round' })
    }
  })
}

function cuffButtons(
  sheet: Sheet,
  spec: TailoredSpec,
  {
    sleeve,
    cut,
  }: { sleeve: { frame: (a: number, b: number) => readonly [number, number] }; cut: TopCut },
): void {
  sheet.both(() => {
    const { frame } = sleeve
    const x = cut.sleeve.cuff * 0.16
    sheet.seam(path`M${frame(x - 3, 0)}L${frame(x - 3, -44)}`, 1)
    for (let i = 0; i < spec.cuffButtons; i++) {
      const [bx, by] = frame(x + 2.5, -9 - i * 8.5)
      button(sheet, bx, by, 3.2)
    }
  })
}
