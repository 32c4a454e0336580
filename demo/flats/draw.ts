import { colours } from '#db/colours.ts'
import { range } from '../range.ts'
import { closeUps } from './close-ups.ts'
import { drawMeasures } from './dimension.ts'
import type { Focus } from './flat.ts'
import { draftPalette, flatSize, ground, paletteOf } from './palette.ts'
import { Sheet, type SheetOptions } from './sheet.ts'
import { drawSwatch } from './swatch.ts'
import type { FlatSpec } from './flat-spec.ts'
import { specs } from './specs.ts'

export type View = 'front' | 'back' | 'detail' | 'cloth' | 'measure'

/** The views of a style, in gallery order. */
export function viewsOf(handle: string): readonly View[] {
  const { flat } = specOf(handle)
  return [
    'front',
    ...(flat.back ? (['back'] as const) : []),
    'detail',
    'cloth',
    ...(flat.measures ? (['measure'] as const) : []),
  ]
}

/** One picture of a garment, on the bone background. */
export function drawFlat(handle: string, colourCode: string, view: View): string {
  if (!viewsOf(handle).includes(view)) throw new Error(`${handle} has no ${view} view`)
  const { width, height } = flatSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${marksOf(handle, colourCode, view)}</svg>`
}

function marksOf(handle: string, colourCode: string, view: View): string {
  const spec = specOf(handle)
  if (view === 'cloth') return drawSwatch(sheetOf(handle, colourCode, 0.3))
  const sheet =
    view === 'measure'
      ? new Sheet(draftPalette, spec.cloth, { isDraft: true })
      : sheetFor(handle, spec, colourCode, { pen: view === 'detail' ? 0.5 : 1 })
  if (view === 'back') spec.flat.back?.(sheet)
  else spec.flat.front(sheet)
  if (view === 'measure') drawMeasures(sheet, spec.flat.measures ?? [])
  return view === 'detail'
    ? closeUp(closeUps.get(handle) ?? spec.flat.focus, sheet.toString())
    : sheet.toString()
}

/** A garment for a scene: only its marks, with ids that are unique within the scene. */
export function drawPlaced(
  { handle, colour, view = 'front' }: PlacedFlat,
  { name, pen }: { name: string; pen?: number },
): string {
  const { flat } = specOf(handle)
  const sheet = sheetOf(handle, colour, pen)
  if (view === 'back') flat.back?.(sheet)
  else flat.front(sheet)
  return `<svg width="400" height="500" viewBox="0 0 400 500">${named(sheet, name)}</svg>`
}

/** The drawing that shows where a style is measured, for a scene. */
export function drawMeasured(handle: string): string {
  const { cloth, flat } = specOf(handle)
  const sheet = new Sheet(draftPalette, cloth, { isDraft: true, isPlaced: true })
  flat.front(sheet)
  drawMeasures(sheet, flat.measures ?? [])
  return named(sheet, handle)
}

/** A sheet in the cloth of a style and colour, for drawings other than its flat. */
export function sheetOf(handle: string, colour: string, pen = 1): Sheet {
  return sheetFor(handle, specOf(handle), colour, { isPlaced: true, pen })
}

export function named(sheet: Sheet, name: string): string {
  return sheet.toString().replaceAll(/(id="|href="#|url\(#)/g, `$1${name}-`)
}

export interface PlacedFlat {
  handle: string
  colour: string
  view?: 'front' | 'back'
}

function specOf(handle: string): FlatSpec {
  const spec = specs.get(handle)
  if (!spec) throw new Error(`no drawing for style ${handle}`)
  return spec
}

function sheetFor(
  handle: string,
  spec: FlatSpec,
  colourCode: string,
  options: SheetOptions = {},
): Sheet {
  const style = range.find((s) => s.handle === handle)
  if (!style?.colours.includes(colourCode))
    throw new Error(`${handle} is not made in ${colourCode}`)
  const colour = colourOf(colourCode)
  const accents = spec.accents?.(colourCode)
  const palette = spec.groundColour
    ? paletteOf(colourOf(spec.groundColour), { ...accents, dye: colour.hex })
    : paletteOf(colour, accents)
  return new Sheet(palette, spec.cloth, options)
}

function colourOf(code: string): { code: string; hex: string } {
  const colour = colours.find((c) => c.code === code)
  if (!colour) throw new Error(`unknown colour ${code}`)
  return colour
}

function closeUp(focus: Focus, marks: string): string {
  const scale = Math.round((400 / focus.width) * 1000) / 1000
  return `<g transform="scale(${scale}) translate(${-focus.x} ${-focus.y})">${marks}</g>`
}
