import type { Cloth } from './cloth-tile.ts'
import { clothTile, lengthOfCloth, weave } from './cloth.ts'
import type { Palette } from './palette.ts'
import { type Point, type Trace, pathOf, short } from './path.ts'

export type Tone = 'body' | 'inner' | 'shade' | 'light' | 'trim' | 'contrast'
/** Shading of a panel: round a body or leg, down, flat, or round a sleeve (between two points). */
type Roll = 'body' | 'leg' | 'down' | 'flat' | readonly [Point, Point]
type Shape = Trace | string

export interface PanelOptions {
  tone?: Tone
  fill?: string
  cloth?: Cloth | 'none'
  grain?: number
  roll?: Roll
  /** Stroke weight: edge for silhouettes, line for pieces laid on cloth, seam for applied parts. */
  outline?: 'edge' | 'line' | 'seam' | 'none'
}

export interface SheetOptions {
  isDraft?: boolean
  /** Part of a scene, which draws the contact shadow itself. */
  isPlaced?: boolean
  /** Stroke width factor: less than 1 for drawings shown larger than a flat. */
  pen?: number
}

const weight = { edge: 2.2, line: 1.8, seam: 1.4, none: 0 } as const

/** Collects the marks of one drawing; shared parts are defined once. */
export class Sheet {
  readonly palette: Palette
  readonly cloth: Cloth
  readonly isDraft: boolean
  readonly isPlaced: boolean
  readonly #penWidth: number
  #defs: string[] = []
  #marks: string[] = []
  #known = new Map<string, string>()
  #count = 0

  constructor(
    palette: Palette,
    cloth: Cloth,
    { isDraft = false, isPlaced = false, pen = 1 }: SheetOptions = {},
  ) {
    this.palette = palette
    this.cloth = cloth
    this.isDraft = isDraft
    this.isPlaced = isPlaced
    this.#penWidth = pen
  }

  /** A piece of cloth: dye, weave, shading, outline. Returns the id of its shape. */
  panel(shape: Shape, options: PanelOptions = {}): string {
    const {
      tone = 'body',
      cloth = this.cloth,
      grain = 0,
      roll = 'flat',
      outline = 'edge',
    } = options
    const id = this.#define('p', (name) => `<path id="${name}" d="${drawn(shape)}"/>`)
    const use = (attributes: string) => this.raw(`<use href="#${id}" ${attributes}/>`)
    use(`fill="${options.fill ?? this.palette[tone]}"`)
    const weave = cloth === 'none' || this.isDraft ? 'none' : `url(#${this.#pattern(cloth, grain)})`
    if (weave !== 'none' && !isYarnDyed(cloth)) use(`fill="${weave}"`)
    const light = roll === 'flat' || this.isDraft ? 'none' : `url(#${this.#roll(roll)})`
    const stroke =
      outline === 'none'
        ? ''
        : ` ${this.#pen(this.palette[outline === 'edge' ? 'edge' : 'line'], weight[outline])}`
    if (weave !== 'none' && isYarnDyed(cloth)) {
      if (light !== 'none') use(`fill="${light}"`)
      use(`fill="${weave}"${stroke}`)
    } else if (light !== 'none' || stroke) use(`fill="${light}"${stroke}`)
    return id
  }

  #pen(colour: string, width: number): string {
    return `stroke="${colour}" stroke-width="${short(width * this.#penWidth)}" stroke-linejoin="round" stroke-linecap="round"`
  }

  #stroke(shape: Shape, colour: string, width: number, more = ''): void {
    this.raw(`<path d="${drawn(shape)}" fill="none" ${this.#pen(colour, width)}${more}/>`)
  }

  edge(shape: Shape): void {
    this.#stroke(shape, this.palette.edge, weight.edge)
  }

  seam(shape: Shape, width: number = weight.seam): void {
    this.#stroke(shape, this.palette.line, width)
  }

  /** A faint line. */
  hair(shape: Shape, opacity = 0.6, width = 0.8): void {
    this.#stroke(shape, this.palette.line, width, ` opacity="${opacity}"`)
  }

  stitch(...rows: readonly Shape[]): void {
    const d = rows.map(drawn).join('')
    this.raw(
      `<path d="${d}" fill="none" stroke="${this.palette.stitch}" stroke-width="${short(0.9 * this.#penWidth)}" stroke-dasharray="2.2 1.5"/>`,
    )
  }

  /** A crease: a thin dark crescent between two points, bent through a third. */
  fold(from: Point, through: Point, to: Point, depth = 3, opacity = 0.5): void {
    if (this.isDraft) return
    const [fx, fy, cx, cy, tx, ty] = [...from, ...through, ...to].map(short)
    const back = `${short(through[0])} ${short(through[1] + depth * 2)}`
    this.raw(
      `<path d="M${fx} ${fy}Q${cx} ${cy} ${tx} ${ty}Q${back} ${fx} ${fy}Z" ${this.#dim(opacity)}/>`,
    )
  }

  shadow(shape: Shape, opacity = 0.45): void {
    if (this.isDraft) return
    this.raw(`<path d="${drawn(shape)}" ${this.#dim(opacity)}/>`)
  }

  /** The cloth's shade colour; plain dark over stripes, which the shade would paint over. */
  #dim(opacity: number): string {
    if (!isYarnDyed(this.cloth)) return `fill="${this.palette.shade}" opacity="${opacity}"`
    return `fill="#1c1a20" opacity="${Math.round(opacity * 26) / 100}"`
  }

  fill(shape: Shape, colour: string, opacity = 1): void {
    const seen = opacity === 1 ? '' : ` opacity="${opacity}"`
    this.raw(`<path d="${drawn(shape)}" fill="${colour}"${seen}/>`)
  }

  /** Metal, horn and leather keep their colour, except in size guides. */
  material(colour: string): string {
    return this.isDraft ? '#e4dfd6' : colour
  }

  raw(markup: string): void {
    this.#marks.push(markup)
  }

  /** Clips what `draw` draws to the panel. */
  within(panel: string, draw: () => void): void {
    const clip = this.#once(
      `clip ${panel}`,
      'c',
      (id) => `<clipPath id="${id}"><use href="#${panel}"/></clipPath>`,
    )
    this.raw(`<g clip-path="url(#${clip})">`)
    draw()
    this.raw('</g>')
  }

  /** Draws on the left and mirrors to the right. */
  both(draw: () => void): void {
    const id = this.#group(draw)
    this.raw(`<use href="#${id}"/><use href="#${id}" transform="matrix(-1 0 0 1 400 0)"/>`)
  }

  mirrored(draw: () => void): void {
    this.raw('<g transform="matrix(-1 0 0 1 400 0)">')
    draw()
    this.raw('</g>')
  }

  moved(transform: string, draw: () => void): void {
    this.raw(`<g transform="${transform}">`)
    draw()
    this.raw('</g>')
  }

  /** Places a part, which is defined only once. */
  symbol(name: string, markup: string, x: number, y: number, transform = ''): void {
    const id = this.#once(name, 's', (made) => `<g id="${made}">${markup}</g>`)
    this.raw(`<use href="#${id}" transform="translate(${short(x)} ${short(y)})${transform}"/>`)
  }

  #group(draw: () => void): string {
    const outer = this.#marks
    this.#marks = []
    draw()
    const inner = this.#marks.join('')
    this.#marks = outer
    return this.#define('g', (id) => `<g id="${id}">${inner}</g>`)
  }

  #define(prefix: string, make: (id: string) => string): string {
    const id = `${prefix}${++this.#count}`
    this.#defs.push(make(id))
    return id
  }

  #once(key: string, prefix: string, make: (id: string) => string): string {
    const known = this.#known.get(key)
    if (known) return known
    const id = this.#define(prefix, make)
    this.#known.set(key, id)
    return id
  }

  #pattern(cloth: Cloth, grain: number): string {
    const tile = clothTile(cloth, this.palette)
    const repeat = this.#once(cloth, 'w', (id) => weave(tile, id))
    return this.#once(`${cloth} ${grain}`, 'w', (id) => lengthOfCloth(tile, repeat, id, grain))
  }

  #roll(roll: Exclude<Roll, 'flat'>): string {
    return this.#once(`roll ${String(roll)}`, 'r', (id) => gradient(id, roll, this.palette))
  }

  toString(): string {
    return `<defs>${this.#defs.join('')}</defs>${this.#marks.join('')}`
  }
}

/** Stripes and checks are drawn over the highlights, which would bleach them. */
function isYarnDyed(cloth: Cloth | 'none'): boolean {
  return cloth === 'breton' || cloth === 'bengal' || cloth === 'check'
}

function drawn(shape: Shape): string {
  return typeof shape === 'string'
    ? shape.replace(/-?\d+\.\d{2,}/g, (n) => short(Number(n)))
    : pathOf(shape)
}

type Stop = readonly [offset: number, tone: 'shade' | 'light', opacity: number]

const rolls: Readonly<Record<'body' | 'leg' | 'down' | 'sleeve', readonly Stop[]>> = {
  body: [
    [0, 'shade', 0.75],
    [0.12, 'shade', 0.14],
    [0.2, 'light', 0],
    [0.36, 'light', 0.42],
    [0.56, 'light', 0],
    [0.74, 'shade', 0.06],
    [0.9, 'shade', 0.24],
    [1, 'shade', 0.75],
  ],
  leg: [
    [0, 'shade', 0.6],
    [0.2, 'shade', 0.05],
    [0.36, 'light', 0.5],
    [0.55, 'light', 0],
    [0.8, 'shade', 0.25],
    [1, 'shade', 0.75],
  ],
  down: [
    [0, 'light', 0.5],
    [0.4, 'light', 0],
    [1, 'shade', 0.6],
  ],
  sleeve: [
    [0, 'shade', 0.4],
    [0.2, 'shade', 0],
    [0.38, 'light', 0.55],
    [0.58, 'light', 0],
    [0.8, 'shade', 0.35],
    [1, 'shade', 0.85],
  ],
}

function gradient(id: string, roll: Exclude<Roll, 'flat'>, palette: Palette): string {
  const isNamed = typeof roll === 'string'
  const stops = rolls[isNamed ? roll : 'sleeve']
    .map(
      ([offset, tone, opacity]) =>
        `<stop offset="${offset}" stop-color="${palette[tone]}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  return `<linearGradient id="${id}" ${isNamed ? span(roll) : axis(roll)}>${stops}</linearGradient>`
}

function span(roll: 'body' | 'leg' | 'down'): string {
  return roll === 'down' ? 'x2="0" y2="1"' : 'x2="1"'
}

function axis([from, to]: readonly [Point, Point]): string {
  return `gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`
}
