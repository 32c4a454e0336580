import { copyOf } from './copy/styles.ts'
import { drawFlat } from './flats/draw.ts'
import { imagesOf } from './images.ts'
import { range } from './range.ts'

const drawings: ReadonlyMap<string, () => string> = new Map(
  range.flatMap((style) =>
    imagesOf(style, copyOf(style.handle)).map(({ file, view, colour = style.colours[0] ?? '' }) => [
      file,
      () => drawFlat(style.handle, colour, view),
    ]),
  ),
)

/** Draws the picture with this name in the CSV. */
export async function demoPicture(src: string): Promise<Uint8Array> {
  const draw = drawings.get(src)
  if (!draw) throw new Error(`no drawing called ${src}`)
  return new TextEncoder().encode(draw())
}
