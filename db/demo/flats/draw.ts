import { colours } from '#db/colours.ts'
import { range } from '../range.ts'
import { closeUps } from './close-ups.ts'
import { drawMeasures } from './dimension.ts'
import type { Focus } from './flat.ts'
import { draftPalette, ground, paletteOf } from './palette.ts'
import { Sheet } from './sheet.ts'
import type { FlatSpec } from './specs.ts'
import { specs } from './specs.ts'

export type View = 'front' | 'back' | 'detail' | 'measure'

/** Views a style has, in gallery order. */
export function viewsOf(handle: string): readonly View[] {
  const { flat } = specOf(handle)
  return [
    'front',
    ...(flat.back ? (['back'] as const) : []),
    'detail',
    ...(flat.measures ? (['measure'] as const) : []),
  ]
}

/** One picture of a garment, 400 by 500, on the bone ground. */
export function drawFlat(handle: string, colourCode: string, view: View): string {
  const spec = specOf(handle)
  if (!viewsOf(handle).includes(view)) throw new Error(`${handle} has no ${view} view`)
  const sheet = sheetFor(handle, spec, colourCode, view)
  if (view === 'back') spec.flat.back?.(sheet)
  else spec.flat.front(sheet)
  if (view === 'measure') drawMeasures(sheet, spec.flat.measures ?? [])
  const marks =
    view === 'detail'
      ? closeUp(closeUps.get(handle) ?? spec.flat.focus, sheet.toString())
      : sheet.toString()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="${ground}"/>${marks}</svg>`
}

function specOf(handle: string): FlatSpec {
  const spec = specs.get(handle)
  if (!spec) throw new Error(`no drawing for style ${handle}`)
  return spec
}

function sheetFor(handle: string, spec: FlatSpec, colourCode: string, view: View): Sheet {
  const style = range.find((s) => s.handle === handle)
  if (!style?.colours.includes(colourCode))
    throw new Error(`${handle} is not made in ${colourCode}`)
  if (view === 'measure') return new Sheet(draftPalette, spec.cloth, true)
  const colour = colourOf(colourCode)
  if (!spec.groundColour)
    return new Sheet(paletteOf(colour, spec.accents?.(colourCode)), spec.cloth)
  return new Sheet(
    paletteOf(colourOf(spec.groundColour), { ...spec.accents?.(colourCode), dye: colour.hex }),
    spec.cloth,
  )
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
