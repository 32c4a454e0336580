import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'
import { paper, woodEdge } from './colours.ts'
import { drawTool, type Tool } from './tools.ts'

/** The cutting table from above, with garments and the tools to make or mend them. */
export interface Table {
  kind: 'table'
  pieces: readonly (PlacedFlat & Laid)[]
  tools: readonly (Laid & { tool: Tool })[]
  /** Draws parts of a paper pattern underneath. */
  hasPattern?: boolean
}

interface Laid {
  /** Centre, on a table of 1200 × 800. */
  x: number
  y: number
  turn: number
  scale?: number
}

export function drawTable({ pieces, tools, hasPattern = false }: Table): string {
  return [
    surface,
    hasPattern ? pattern : '',
    ...pieces.map((piece, at) => {
      const marks = drawPlaced(piece, { name: `g${at}` })
      return `<g transform="${laid(piece, 1.4)} translate(-200 -240)">${marks}</g>`
    }),
    ...tools.map((each) => `<g transform="${laid(each, 1)}">${drawTool(each.tool)}</g>`),
  ].join('')
}

function laid({ x, y, turn, scale }: Laid, natural: number): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale ?? natural})`
}

const surface = (() => {
  const lines = [
    ...Array.from({ length: 11 }, (_, at) => `M${at * 120} 0V800`),
    ...Array.from({ length: 7 }, (_, at) => `M0 ${40 + at * 120}H1200`),
  ].join('')
  return `<path d="M0 0H1200V800H0Z" fill="#ebe4d8"/><path d="${lines}" stroke="#d6cdbd" stroke-width="1.6"/>`
})()

const pattern = [
  part('M40 420C120 380 200 420 260 470L330 830H-20V520Z', 'M120 520V760'),
  part('M860 -30L1230 -30V300C1120 330 1010 280 940 210Z', 'M1080 20V240'),
].join('')

function part(outline: string, grain: string): string {
  return `<path d="${outline}" fill="${paper}" stroke="${woodEdge}" stroke-width="2.2"/><path d="${outline}" fill="none" stroke="${woodEdge}" stroke-width="1.2" stroke-dasharray="9 6" transform="translate(9 11) scale(.985)" opacity=".6"/><path d="${grain}" stroke="${woodEdge}" stroke-width="2"/>`
}
