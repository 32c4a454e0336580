import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outline } from '#test/proofs/faces.ts'
import { glyphsOf } from './glyphs.ts'
import { inkOf } from './ink.ts'

async function measured(text: string, size: number, colours = ['#ffffff', '#222222']) {
  const [width, height] = [Math.ceil(size * text.length), size * 2]
  const path = outline(text, { face: 'roboto', size }, { x: 10.3, y: size * 1.4 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours[0]}"/><g fill="${colours[1]}">${path}</g></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = inkOf({ data, width, height }, { x0: 0, y0: 0, x1: width, y1: height }, 0)
  return inked ? glyphsOf(inked, text) : []
}

test('the same letter of the same size measures the same at any position', async () => {
  const glyphs = await measured('8-1808', 40)
  const eights = glyphs.filter(({ letter }) => letter === '8')
  expect(eights).toHaveLength(3)
  const heights = eights.map(({ height }) => height)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1)
})

test('a letter one pixel larger measures larger', async () => {
  const [small] = await measured('8', 40)
  const [large] = await measured('8', 41)
  expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(41 / 40, 2)
})

test('light letters on dark paper measure as dark ones on light', async () => {
  const [dark] = await measured('8', 40)
  const [light] = await measured('8', 40, ['#101418', '#f5f5f7'])
  expect(light?.height).toBeCloseTo(dark?.height ?? 0, 1)
})

test('an empty area has no letters', async () => {
  expect(await measured('  ', 40)).toEqual([])
})
