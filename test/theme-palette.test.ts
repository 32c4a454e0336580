import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fullColour } from '#domain/theme/colour.ts'
import { palettes } from '#domain/theme/palette.ts'

const css = readFileSync(new URL('../ui/css/theme.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

test.each([
  ['light', light, palettes.light],
  ['dark', dark, { ...palettes.dark, primary: null }],
])('the palette of the %s layout is that of the style sheet', (_, block, palette) => {
  for (const [name, colour] of Object.entries(palette)) {
    if (colour === null) continue
    const [, written = ''] = new RegExp(`  --${name}: (#[0-9a-f]+);`).exec(block) ?? []
    expect(fullColour(written), name).toBe(colour)
  }
})
