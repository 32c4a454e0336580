import { ground } from './flats/palette.ts'

/** A drawing of the demo label, with what the shop would have to render it for to find out. */
export interface Drawing {
  bytes: Uint8Array
  /** `background`: the paper it is drawn on, shown until the picture is there. */
  info: { width: number; height: number; mime: string; background: string }
}

export function drawingOf(svg: string, size: { width: number; height: number }): Drawing {
  return {
    bytes: new TextEncoder().encode(svg),
    info: { ...size, mime: 'image/svg+xml', background: ground },
  }
}
