import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'
import { short } from '../flats/path.ts'
import { range } from '../range.ts'
import { floor, wood, woodEdge, ink, steel } from './colours.ts'

/** Garments hanging in a row: on a rail in the shop, on pegs at home or on a washing line. */
export interface Hanging {
  kind: 'hanging'
  from: 'rail' | 'pegs' | 'line'
  pieces: readonly PlacedFlat[]
}

/** The y of the rail, pegs or line, and the distance from there to a collar. */
const height = 86
const drop = 42

export function drawHanging({ from, pieces }: Hanging): string {
  const scale = pieces.length > 3 ? 1.16 : 1.3
  const gap = Math.min(380, 1060 / pieces.length)
  const places = pieces.map((piece, at) => {
    const x = 600 + (at - (pieces.length - 1) / 2) * gap
    const y = from === 'line' ? sag(x) : height
    return { piece, x, y, waist: waistOf(piece) }
  })
  return [
    rooms[from],
    ...places.map((place) => hold(from, place)),
    from === 'rail' ? rail : '',
    ...places.map(({ piece, x, y, waist }, at) => {
      const heldAt = waist ?? (from === 'line' ? 60 : 50)
      const top = short(y + (from === 'line' ? 24 : drop) - heldAt * scale)
      const marks = drawPlaced(piece, { name: `g${at}` })
      return `<g transform="translate(${short(x - 200 * scale)} ${top}) scale(${scale})">${marks}</g>`
    }),
    ...places.map((place) => grip(from, place)),
  ].join('')
}

/** The y on its flat of the waist by which a garment hangs. */
function waistOf({ handle }: PlacedFlat): number | undefined {
  const category = range.find((style) => style.handle === handle)?.category
  if (category === 'trousers') return 22
  return category === 'shorts' ? 54 : undefined
}

const wall = '<path d="M0 0H1200V800H0Z" fill="#f3efe8"/>'
const ground = `<path d="M0 716H1200V800H0Z" fill="${floor}"/><path d="M0 716H1200" stroke="${woodEdge}" stroke-width="2" opacity=".5"/><ellipse cx="600" cy="752" rx="520" ry="14" fill="#000" opacity=".07"/>`
const sky =
  '<path d="M0 0H1200V800H0Z" fill="#eef0ef"/><path d="M0 640H1200V800H0Z" fill="#e4e4dd"/><path d="M0 640H1200" stroke="#b9b6ac" stroke-width="2"/>'

const rooms = {
  rail: wall + ground,
  pegs: `${wall}${ground}<path d="M0 58H1200V114H0Z" fill="${wood}"/><path d="M0 58H1200M0 114H1200" stroke="${woodEdge}" stroke-width="2.4"/><path d="M0 72H1200M0 97H1200" stroke="${woodEdge}" stroke-width="1" opacity=".35"/>`,
  line: `${sky}<path d="M-20 ${sag(-20)}Q600 ${2 * sag(600) - sag(-20)} 1220 ${sag(-20)}" fill="none" stroke="${ink}" stroke-width="4"/>`,
}

const rail = `<path d="M-10 ${height}H1210" stroke="${ink}" stroke-width="14"/><path d="M-10 ${height - 2}H1210" stroke="${steel}" stroke-width="8"/>`

/** The y of the washing line, which sags in the middle. */
function sag(x: number): number {
  const share = (x - 600) / 620
  return Math.round((112 - 34 * share * share) * 10) / 10
}

interface Held {
  x: number
  y: number
  waist: number | undefined
}

/** The hanger, or the loop on its peg; drawn behind the garment. */
function hold(from: Hanging['from'], { x, y, waist }: Held): string {
  if (from === 'line') return ''
  const below = y + drop
  const pen = `fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"`
  const bar = `<path d="M${x - 66} ${below}H${x + 66}" ${pen}/>`
  if (from === 'pegs') {
    const knob = `<circle cx="${x}" cy="${y}" r="15" fill="${wood}" stroke="${woodEdge}" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${woodEdge}" stroke-width="1.4" opacity=".6"/>`
    if (waist !== undefined) return `${knob}<path d="M${x} ${y + 12}V${below}" ${pen}/>${bar}`
    return `${knob}<path d="M${x} ${y + 12}V${below + 14}" ${pen}/>`
  }
  const hook = `<path d="M${x} ${below + 18}V${y + 8}q0 -8 9 -12a15 15 0 1 0 -23 -13" ${pen}/>`
  const arms = `<path d="M${x - 60} ${below + 44}L${x} ${below + 18}L${x + 60} ${below + 44}" ${pen}/>`
  return hook + (waist === undefined ? arms : bar)
}

/** Drawn in front of the garment: clips at a waist, pegs on a line. */
function grip(from: Hanging['from'], { x, y, waist }: Held): string {
  if (from === 'line') {
    const apart = waist === undefined ? 74 : 58
    return peg(x - apart, y) + peg(x + apart, y)
  }
  return waist === undefined ? '' : clip(x - 56, y + drop) + clip(x + 56, y + drop)
}

function clip(x: number, y: number): string {
  return `<rect x="${x - 8}" y="${y - 4}" width="16" height="24" rx="2" fill="${steel}" stroke="${ink}" stroke-width="2.4"/>`
}

function peg(x: number, y: number): string {
  return `<rect x="${x - 6}" y="${y - 10}" width="12" height="52" rx="3" fill="${wood}" stroke="${woodEdge}" stroke-width="2.2"/><path d="M${x - 6} ${y + 6}h12" stroke="${woodEdge}" stroke-width="1.6"/>`
}
