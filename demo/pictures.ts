import { copyOf } from './copy/styles.ts'
import { drawingOf, type Drawing } from './drawing.ts'
import { drawFlat } from './flats/draw.ts'
import { flatSize } from './flats/palette.ts'
import { imagesOf } from './images.ts'
import { range } from './range.ts'

const drawings: ReadonlyMap<string, () => Drawing> = new Map(
  range.flatMap((style) =>
    imagesOf(style, copyOf(style.handle)).map(({ file, view, colour = style.colours[0] ?? '' }) => [
      file,
      () => drawingOf(drawFlat(style.handle, colour, view), flatSize),
    ]),
  ),
)

/** Draws the picture with this name in the CSV. */
export async function demoPicture(src: string): Promise<Drawing> {
  const draw = drawings.get(src)
  if (!draw) throw new Error(`no drawing called ${src}`)
  return draw()
}
