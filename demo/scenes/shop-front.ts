import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'
import { floor, ink, paper, spice, steel, wood, woodEdge } from './colours.ts'
import { drawPile } from './piles.ts'

/** The shop from the corridor of its mall: a sign, two windows and the open door. */
export interface ShopFront {
  kind: 'shop-front'
  left: readonly PlacedFlat[]
  right: readonly PlacedFlat[]
  /** Folded on the table that is seen through the door, the first on top. */
  pile: readonly PlacedFlat[]
}

export const shopFrontSize = { width: 1200, height: 600 }

export function drawShopFront({ left, right, pile }: ShopFront): string {
  return [
    corridor,
    `<path d="M70 64H1130V524H70Z" fill="#3b4a43" stroke="${ink}" stroke-width="3"/>`,
    sign,
    drawWindow(left, 104, 'l'),
    drawWindow(right, 716, 'r'),
    doorway,
    `<g transform="translate(600 489) scale(.3) translate(-600 -664)">${drawPile(pile, 600, 'd')}</g>`,
    door,
    `<path d="M70 508H500V524H70ZM700 508H1130V524H700Z" fill="#2f3b35" stroke="${ink}" stroke-width="2.4"/>`,
  ].join('')
}

const tiles = [
  ...Array.from(
    { length: 11 },
    (_, at) => `M${600 + (at - 5) * 110} 524L${600 + (at - 5) * 190} 600`,
  ),
  'M0 552H1200',
].join('')
const lamps = [200, 600, 1000]
  .map(
    (x) =>
      `<path d="M${x - 34} 0H${x + 34}L${x + 26} 14H${x - 26}Z" fill="${paper}" stroke="${ink}" stroke-width="2"/><path d="M${x - 26} 14H${x + 26}L${x + 96} 64H${x - 96}Z" fill="#fff" opacity=".5"/>`,
  )
  .join('')
const corridor = `<path d="M0 0H1200V600H0Z" fill="#efe9df"/>${lamps}<path d="M0 64H70M1130 64H1200" stroke="${woodEdge}" stroke-width="1.6" opacity=".5"/><path d="M0 524H1200V600H0Z" fill="${floor}"/><path d="${tiles}" fill="none" stroke="#cfc4b2" stroke-width="1.6"/><path d="M0 524H1200" stroke="${woodEdge}" stroke-width="2"/>`

/** P R A Y A, each letter 34 × 40, and the label's red square. */
const letters = [
  'M0 40V0H16C30 0 30 22 16 22H0',
  'M52 40V0H68C82 0 82 21 68 21H52M68 21L80 40',
  'M98 40L114 0L130 40M104 26H124',
  'M140 0L155 20L170 0M155 20V40',
  'M180 40L196 0L212 40M186 26H206',
].join('')
const sign = `<path d="M70 64H1130V132H70Z" fill="#2f3b35" stroke="${ink}" stroke-width="3"/><g transform="translate(482 78)"><path d="${letters}" fill="none" stroke="${paper}" stroke-width="5.4"/><path d="M226 28H238V40H226Z" fill="${spice}"/></g>`

const windowWidth = 380

function drawWindow(pieces: readonly PlacedFlat[], x: number, name: string): string {
  const scale = 0.54
  const gap = (windowWidth - 24) / pieces.length
  const clothes = pieces.map((piece, at) => {
    const middle = x + windowWidth / 2 + (at - (pieces.length - 1) / 2) * gap
    const marks = drawPlaced(piece, { name: `${name}${at}`, pen: 1.2 })
    return `<path d="M${middle} 200v-8q0 -4 4 -6a7 7 0 1 0 -11 -6" fill="none" stroke="${ink}" stroke-width="2.4"/><g transform="translate(${middle - 200 * scale} ${204 - 40 * scale}) scale(${scale})">${marks}</g>`
  })
  return [
    `<path d="M${x} 152H${x + windowWidth}V508H${x}Z" fill="#f8f5ee" stroke="${ink}" stroke-width="3"/>`,
    `<path d="M${x} 462H${x + windowWidth}V508H${x}Z" fill="${wood}"/><path d="M${x} 462H${x + windowWidth}" stroke="${woodEdge}" stroke-width="2"/>`,
    `<path d="M${x} 176H${x + windowWidth}" stroke="${ink}" stroke-width="6"/><path d="M${x} 175H${x + windowWidth}" stroke="${steel}" stroke-width="3"/>`,
    `<clipPath id="${name}"><path d="M${x} 152H${x + windowWidth}V508H${x}Z"/></clipPath><g clip-path="url(#${name})">${clothes.join('')}</g>`,
    `<path d="M${x + 26} 508L${x + 150} 152H${x + 190}L${x + 66} 508Z" fill="#fff" opacity=".2"/><path d="M${x} 152H${x + windowWidth}V508H${x}Z" fill="none" stroke="${ink}" stroke-width="3"/>`,
  ].join('')
}

const shelves = [226, 286, 346]
  .map(
    (y) =>
      `<path d="M528 ${y}H672V${y + 7}H528Z" fill="${wood}" stroke="${woodEdge}" stroke-width="1.6"/>`,
  )
  .join('')
const folded = [
  ['#2b3a5c', '#f4f1ea', '#a9744a', '#5b6b4d'],
  ['#d8cbb4', '#7a2f36', '#9fb6d3', '#3a3733'],
  ['#8c8f94', '#c9962f', '#f4f1ea', '#2b3a5c'],
]
  .flatMap((row, shelf) =>
    row.map((colour, at) => {
      const [x, y] = [536 + at * 34, 226 + shelf * 60]
      return `<path d="M${x} ${y - 11}h26v11h-26ZM${x + 1} ${y - 22}h24v11h-24Z" fill="${colour}" stroke="${ink}" stroke-width="1.4"/>`
    }),
  )
  .join('')
const table = `<path d="M540 488H660V498H540Z" fill="${wood}" stroke="${woodEdge}" stroke-width="2"/><path d="M550 498V520M650 498V520" stroke="${woodEdge}" stroke-width="5"/>`
const doorway = `<path d="M500 132H700V524H500Z" fill="#e9dfcd" stroke="${ink}" stroke-width="3"/><path d="M528 170H672V470H528Z" fill="#f3ecdf" stroke="${woodEdge}" stroke-width="1.6"/>${shelves}${folded}<path d="M500 524L528 470H672L700 524Z" fill="${floor}"/><path d="M500 524L528 470V170L500 132M700 524L672 470V170L700 132M528 470H672" fill="none" stroke="${woodEdge}" stroke-width="1.6"/>${table}`

/** The leaf of the door, standing open, and the mat. */
const door = `<path d="M700 132L742 118V548L700 524Z" fill="#dfe7e4" opacity=".55"/><path d="M700 132L742 118V548L700 524Z" fill="none" stroke="${ink}" stroke-width="3"/><path d="M730 330v48" stroke="${woodEdge}" stroke-width="5"/><path d="M520 534H680L696 560H504Z" fill="${ink}" opacity=".8"/>`
