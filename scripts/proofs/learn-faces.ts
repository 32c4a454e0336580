import { readFileSync, writeFileSync } from 'node:fs'
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, lint the other one
import opentype from 'opentype.js'
import sharp from 'sharp'
import { glyphGrid } from '#server/platform/adapters/recogniser/signs/glyph-grid.ts'
import { glyphsOf } from '#server/platform/adapters/recogniser/signs/glyphs.ts'
import { inkOf } from '#server/platform/adapters/recogniser/signs/ink.ts'
import { svgCommand } from '#test/svg-command.ts'

/**
 * Extracts the digits of typefaces for `signs/family.ts`. Each argument is a family, a weight and
 * its font file: `node scripts/proofs/learn-faces.ts arimo:400=arimo.woff arimo:700=bold.woff`.
 */
const digits = '0123456789'
const size = 56
const out = new URL(
  '../../server/platform/adapters/recogniser/signs/known-faces.json',
  import.meta.url,
)

const learnt: Record<string, Record<string, { aspect: number; grid: string }[]>> = {}
for (const argument of process.argv.slice(2)) {
  const [name = '', file = ''] = argument.split('=')
  const [family = '', weight = ''] = name.split(':')
  learnt[family] = { ...learnt[family], [weight]: await learn(file) }
}
writeFileSync(out, `${JSON.stringify(learnt, null, 1)}\n`)

async function learn(file: string) {
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer)
  let x = 20.3
  const paths = Array.from(digits, (digit) => {
    const glyph = font.charToGlyph(digit)
    const path = glyph
      .getPath(x, size * 1.2, size)
      .commands.map((command) => svgCommand(command, 2))
      .join('')
    x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + 4
    return path
  })
  const [width, height] = [Math.ceil(x + 20), Math.ceil(size * 1.6)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path d="${paths.join('')}" fill="#222"/></svg>`
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const inked = inkOf({ data, width, height }, { x0: 0, y0: 0, x1: width, y1: height }, 0)
  const glyphs = inked ? glyphsOf(inked, digits) : []
  if (glyphs.length !== digits.length) throw new Error(`the digits of ${file} touch`)
  return glyphs.map(glyphGrid).map(({ aspect, cells }) => ({
    aspect: Math.round(aspect * 1000) / 1000,
    grid: Buffer.from(cells).toString('base64'),
  }))
}
