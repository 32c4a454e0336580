import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, lint the other one
import opentype, { type Font } from 'opentype.js'
import { svgCommand } from '../svg-command.ts'

const { resolve } = createRequire(import.meta.url)

/** Typefaces from packages, drawn as outlines, so that pictures do not depend on installed fonts. */
const files = {
  roboto: ['@fontsource/roboto/files/roboto-latin-400-normal.woff', '700'],
  arimo: ['@fontsource/arimo/files/arimo-latin-400-normal.woff', '700'],
  lato: ['@fontsource/lato/files/lato-latin-400-normal.woff', '700'],
  tinos: ['@fontsource/tinos/files/tinos-latin-400-normal.woff', '700'],
  mono: ['@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff', '700'],
} as const
const chinese =
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'

export type Face = keyof typeof files

const loaded = new Map<string, Font>()

function load(name: string): Font {
  const cached = loaded.get(name)
  if (cached) return cached
  const font = opentype.parse(new Uint8Array(readFileSync(resolve(name))).buffer)
  loaded.set(name, font)
  return font
}

interface Run {
  text: string
  font: Font
  /** The Chinese face has only one weight: an outline makes it bold. */
  needsStroke: boolean
}

export interface TextStyle {
  face: Face
  size: number
  isBold?: boolean
}

/** Latin letters in the given face, all others in the Chinese one, as on a phone. */
function runsOf(text: string, { face, isBold = false }: TextStyle): Run[] {
  const [regular, bold] = files[face]
  const latin = load(isBold ? regular.replace('400', bold) : regular)
  return (text.match(/[\x20-\x7e]+|[^\x20-\x7e]+/g) ?? []).map((part) => {
    const isLatin = part.charCodeAt(0) < 0x7f
    return { text: part, font: isLatin ? latin : load(chinese), needsStroke: isBold && !isLatin }
  })
}

export function widthOf(text: string, style: TextStyle): number {
  return runsOf(text, style)
    .flatMap(({ font, text: part }) => Array.from(part, (letter) => advanceOf(font, letter)))
    .reduce((sum, advance) => sum + advance * style.size, 0)
}

/** Outlines of a line of text that starts at x, with its baseline at y. */
export function outline(text: string, style: TextStyle, at: { x: number; y: number }): string {
  let x = at.x
  return runsOf(text, style)
    .map(({ text: part, font, needsStroke }) => {
      const path = Array.from(part, (letter) => {
        const { commands } = font.charToGlyph(letter).getPath(x, at.y, style.size)
        x += advanceOf(font, letter) * style.size
        return commands.map((command) => svgCommand(command, 2)).join('')
      })
      return `<path d="${path.join('')}"${needsStroke ? ` stroke-width="${style.size / 24}"` : ''}/>`
    })
    .join('')
}

/** At size 1, letter by letter, because the library only shapes scripts it knows. */
function advanceOf(font: Font, letter: string): number {
  return (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm
}
