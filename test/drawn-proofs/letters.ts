import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, lint the other one
import opentype, { type Font } from 'opentype.js'
import { svgCommand } from '../svg-command.ts'

/** Letters are drawn as outlines, so that pictures do not depend on installed fonts. */
const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
)
let loaded: Font | undefined

function font(): Font {
  loaded ??= opentype.parse(new Uint8Array(readFileSync(file)).buffer)
  return loaded
}

export function textWidth(text: string, size: number): number {
  return font().getAdvanceWidth(text, size)
}

interface Written {
  x: number
  /** The baseline. */
  y: number
  size: number
  colour: string
  align: 'left' | 'right' | 'centre'
  isBold?: boolean
}

export function write(text: string, { x, y, size, colour, align, isBold }: Written): string {
  const width = textWidth(text, size)
  const shift = { left: 0, centre: width / 2, right: width }[align]
  const outline = font()
    .getPath(text, x - shift, y, size)
    .commands.map((command) => svgCommand(command, 1))
    .join('')
  // The font has only one weight: an outline in the same colour makes it bold.
  const stroke = isBold ? ` stroke="${colour}" stroke-width="${size / 22}"` : ''
  return `<path d="${outline}" fill="${colour}"${stroke}/>`
}
