import sharp from 'sharp'
import type { Prepared } from './prepare-picture.ts'

/** In small print one pixel in twenty is an edge; in noise, one in three to ten. */
const maxEdges = 0.07

/** True for noise and the like, on which the recogniser would spend minutes. */
export async function isRestless({ png }: Prepared): Promise<boolean> {
  const shades = await sharp(png).greyscale().raw().toBuffer()
  const isInk = (at: number) => (shades[at] ?? 255) < 128
  let edges = 0
  for (let at = 1; at < shades.length; at++) if (isInk(at) !== isInk(at - 1)) edges += 1
  return edges > shades.length * maxEdges
}
