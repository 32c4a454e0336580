import { named, sheetOf, type PlacedFlat } from '../flats/draw.ts'
import type { Sheet } from '../flats/sheet.ts'
import { floor, woodEdge, wood } from './colours.ts'

/** Piles of folded garments on a board. The first of a pile lies on top. */
export interface Piles {
  kind: 'piles'
  piles: readonly (readonly PlacedFlat[])[]
}

const board = 664
const foldHeight = 40

export function drawPiles({ piles }: Piles): string {
  const gap = 1200 / (piles.length + 0.24)
  const middle = (pile: number) => 600 + (pile - (piles.length - 1) / 2) * gap
  return [
    `<path d="M0 0H1200V96H0Z" fill="#000" opacity=".05"/><path d="M0 0H1200V46H0Z" fill="${wood}"/><path d="M0 46H1200" stroke="${woodEdge}" stroke-width="2.6"/>`,
    `<path d="M0 ${board}H1200V${board + 52}H0Z" fill="${wood}"/><path d="M0 ${board}H1200M0 ${board + 52}H1200" stroke="${woodEdge}" stroke-width="2.6"/><path d="M40 ${board + 20}H700M820 ${board + 34}H1180" stroke="${woodEdge}" stroke-width="1.2" opacity=".35"/>`,
    `<path d="M0 ${board + 52}H1200V800H0Z" fill="${floor}"/><path d="M0 ${board + 54}H1200V${board + 78}H0Z" fill="#000" opacity=".06"/>`,
    ...piles.map((pile, at) => drawPile(pile, middle(at), `p${at}`)),
  ].join('')
}

/** Drawn at half its size on a flat's sheet, so that cloth and stroke width match the flats. */
export function drawPile(pile: readonly PlacedFlat[], x: number, name: string): string {
  const marks = pile.toReversed().map((piece, layer) => {
    const sheet = sheetOf(piece.handle, piece.colour)
    const lean = [0, 3, -2, 2, -3, 1][layer % 6] ?? 0
    fold(sheet, lean)
    const lift = board - (layer + 1) * foldHeight * 2 + 2
    return `<g transform="translate(${x - 400} ${lift}) scale(2)">${named(sheet, `${name}${layer}`)}</g>`
  })
  const width = 176
  return `<ellipse cx="${x}" cy="${board + 3}" rx="${width + 10}" ry="7" fill="#000" opacity=".12"/>${marks.join('')}`
}

/** A garment folded into thirds, seen from the fold. */
function fold(sheet: Sheet, lean: number): void {
  const [left, right, top, bottom] = [118 + lean, 282 + lean, 1, foldHeight]
  const middle = (top + bottom) / 2
  const outline = `M${left + 12} ${top}H${right - 8}C${right + 3} ${top} ${right + 4} ${bottom} ${right - 6} ${bottom}H${left + 12}C${left - 6} ${bottom} ${left - 6} ${top} ${left + 12} ${top}Z`
  const cloth = sheet.panel(outline, { roll: 'down' })
  sheet.within(cloth, () => {
    sheet.shadow(`M${left} ${middle + 1}H${right}V${middle + 4}H${left}Z`, 0.55)
    sheet.shadow(`M${left} ${bottom - 5}H${right}V${bottom}H${left}Z`, 0.5)
  })
  sheet.seam(
    `M${left + 10} ${middle}C${left + 50} ${middle + 1.5} ${right - 60} ${middle - 1} ${right} ${middle}`,
  )
  sheet.hair(`M${left + 4} ${top + 8}q-5 ${middle - 9} 3 ${middle + 2}`, 0.7, 1)
  sheet.stitch(`M${left + 16} ${top + 6}H${right - 14}`)
}
