import sharp from 'sharp'
import { outline, widthOf, type TextStyle } from './faces.ts'

/** Fields compared with the order; each is drawn once and its position recorded. */
export type FieldName = 'amount' | 'payee' | 'account' | 'reference' | 'bankReference' | 'date'

export interface Written extends TextStyle {
  text: string
  colour: string
  /** Start of the text, on the baseline. */
  x: number
  y: number
  width: number
}

interface Place {
  x: number
  y: number
  align?: 'left' | 'right' | 'centre'
}

interface Ink extends TextStyle {
  colour: string
}

/** A drawing that records the positions of its fields. */
export class Sheet {
  readonly fields = new Map<FieldName, Written>()
  readonly paper: string
  readonly #parts: string[] = []
  readonly #width: number

  constructor(width: number, paper: string) {
    this.#width = width
    this.paper = paper
  }

  write(text: string, ink: Ink, place: Place, field?: FieldName): void {
    const { align = 'left', y } = place
    const width = widthOf(text, ink)
    const x = place.x - { left: 0, centre: width / 2, right: width }[align]
    const path = outline(text, ink, { x, y })
    this.#parts.push(`<g fill="${ink.colour}" stroke="${ink.colour}" stroke-width="0">${path}</g>`)
    if (field) this.fields.set(field, { ...ink, text, x, y, width })
  }

  box(box: { x: number; y: number; width: number; height: number }, fill: string, rx = 0): void {
    const { x, y, width, height } = box
    this.#parts.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`,
    )
  }

  /** Anything else, as SVG. */
  draw(svg: string): void {
    this.#parts.push(svg)
  }

  async png(height: number): Promise<Buffer> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${Math.round(height)}"><rect width="100%" height="100%" fill="${this.paper}"/>${this.#parts.join('')}</svg>`
    return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
  }
}

export interface Drawing {
  sheet: Sheet
  height: number
}
