import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'

/** A part of one garment, near enough to see the cloth; the picture's edges cut it, nothing else. */
export interface CloseUp extends PlacedFlat {
  kind: 'close-up'
  /** The left top corner on the flat, and how much of its width of 400 the picture takes. */
  x: number
  y: number
  width: number
}

export function drawCloseUp({ x, y, width, ...garment }: CloseUp): string {
  const scale = Math.round((1200 / width) * 1000) / 1000
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${drawPlaced(garment, { name: 'g', pen: 0.5 })}</g>`
}
