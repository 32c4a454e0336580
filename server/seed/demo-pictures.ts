import { drawFlat, viewsOf } from '#db/demo/flats/draw.ts'
import { range } from '#db/demo/range.ts'
import type { PictureSource } from '../import/pictures.ts'

/** The demo's picture folder, as it were: every file is drawn when it is asked for. */
export function demoPictures(): PictureSource {
  const files = new Map<string, () => string>()
  for (const { handle, colours } of range) {
    for (const view of viewsOf(handle)) {
      for (const colour of colours) {
        files.set(`${handle}-${colour}-${view}.svg`, () => drawFlat(handle, colour, view))
      }
    }
    const [first] = colours
    if (first && viewsOf(handle).includes('measure')) {
      files.set(`${handle}-measure.svg`, () => drawFlat(handle, first, 'measure'))
    }
  }
  return async (name) => {
    const draw = files.get(name)
    if (!draw) throw new Error('nobody has drawn it')
    return Buffer.from(draw())
  }
}
