import { copyOf } from './copy/styles.ts'
import { drawFlat } from './flats/draw.ts'
import { flatSize, ground } from './flats/palette.ts'
import { imagesOf } from './images.ts'
import { range } from './range.ts'

interface Drawing {
  bytes: Uint8Array
  /** Size and the colour of its corner, as measuring it would find; absent where only that can tell. */
  info?: { width: number; height: number; mime: string; background: string }
}

const info = { ...flatSize, mime: 'image/svg+xml', background: ground }

const drawings: ReadonlyMap<string, () => Drawing> = new Map(
  range.flatMap((style) =>
    imagesOf(style, copyOf(style.handle)).map(({ file, view, colour = style.colours[0] ?? '' }) => [
      file,
      () => ({
        bytes: new TextEncoder().encode(drawFlat(style.handle, colour, view)),
        // A detail may fill the corner with cloth.
        ...(view !== 'detail' && { info }),
      }),
    ]),
  ),
)

/** Draws the picture with this name in the CSV. */
export async function demoPicture(src: string): Promise<Drawing> {
  const draw = drawings.get(src)
  if (!draw) throw new Error(`no drawing called ${src}`)
  return draw()
}
