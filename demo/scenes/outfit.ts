import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'

/** What goes together, laid out from above and overlapping as it is worn. */
export interface Outfit {
  kind: 'outfit'
  /** The first lies at the bottom. */
  pieces: readonly (PlacedFlat & {
    /** Centre, on a ground of 1200 × 800. */
    x: number
    y: number
    turn: number
    scale: number
  })[]
}

export function drawOutfit({ pieces }: Outfit): string {
  return [
    '<path d="M0 0H1200V800H0Z" fill="#ddd4c5"/>',
    ...pieces.map((piece, at) => {
      const { x, y, turn, scale } = piece
      const marks = drawPlaced(piece, { name: `g${at}`, pen: 0.9 })
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-200 -250)">${marks}</g>`
    }),
  ].join('')
}
