import { drawPlaced, type PlacedFlat } from '../flats/draw.ts'

/** Part of one garment, close enough to show the cloth; it fills the picture. */
export interface CloseUp extends PlacedFlat {
  kind: 'close-up'
  /** Top left corner on the flat, and the width of the crop; the flat is 400 wide. */
  x: number
  y: number
  width: number
}

export function drawCloseUp({ x, y, width, ...garment }: CloseUp): string {
  const scale = Math.round((1200 / width) * 1000) / 1000
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${drawPlaced(garment, { name: 'g', pen: 0.5 })}</g>`
}
