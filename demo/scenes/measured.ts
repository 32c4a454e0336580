import { drawMeasured } from '../flats/draw.ts'

/** Where two styles are measured, next to each other. */
export interface Measured {
  kind: 'measured'
  handles: readonly [string, string]
}

export function drawMeasuredPair({ handles }: Measured): string {
  return handles
    .map((handle, at) => {
      return `<g transform="translate(${75 + at * 560} 25) scale(1.5)">${drawMeasured(handle)}</g>`
    })
    .join('')
}
