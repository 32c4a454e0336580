import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node takes its CommonJS build, lint the other one
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** Letters as outlines: drawn the same on every machine, whatever fonts it has. */
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
  /** Of the line the letters stand on. */
  y: number
  size: number
  colour: string
  align: 'left' | 'right' | 'centre'
  isBold?: boolean
}

/** A line of text as an SVG path. */
export function write(text: string, { x, y, size, colour, align, isBold }: Written): string {
  const width = textWidth(text, size)
  const shift = { left: 0, centre: width / 2, right: width }[align]
  const outline = font()
    .getPath(text, x - shift, y, size)
    .commands.map(spell)
    .join('')
  // The font has one weight: an outline of its own colour makes the bold one.
  const stroke = isBold ? ` stroke="${colour}" stroke-width="${size / 22}"` : ''
  return `<path d="${outline}" fill="${colour}"${stroke}/>`
}

/** Not `toPathData`: rounding, it writes NaN now and then. */
function spell(command: PathCommand): string {
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${at(command.x, command.y)}`
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}
