export type Cloth =
  | 'jersey'
  | 'fleece'
  | 'waffle'
  | 'pique'
  | 'terry'
  | 'breton'
  | 'fine-knit'
  | 'mid-knit'
  | 'poplin'
  | 'oxford'
  | 'bengal'
  | 'linen'
  | 'twill'
  | 'seersucker'
  | 'check'
  | 'denim'
  | 'corduroy'
  | 'wool'
  | 'flannel'
  | 'ripstop'
  | 'suede'
  | 'canvas'
  | 'nylon'
  | 'leather'
  | 'felt'
  | 'wave-quilt'

export interface Tile {
  width: number
  height: number
  marks: string
}

export function stroke(d: string, colour: string, width: number, opacity: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
}

export function fill(d: string, colour: string, opacity: number): string {
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`
}
