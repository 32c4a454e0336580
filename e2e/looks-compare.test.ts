import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf, stored } from './looks/compare.ts'

/** A screen with a title and a square, drawn `dx` pixels to the right. */
async function screen({ dx = 0, height = 400, ink = '#111' } = {}): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}">
    <rect width="400" height="${height}" fill="#fff"/>
    <text x="${20 + dx}" y="60" font-size="20" fill="${ink}">Your cart, two items</text>
    <rect x="${40 + dx}" y="120" width="64" height="80" fill="#9ab"/></svg>`
  return stored(await sharp(Buffer.from(drawing)).png().toBuffer(), 400)
}

test('the same screen looks the same, also with edges of half a pixel elsewhere', async () => {
  const before = await screen()
  expect(await differenceOf(before, await screen())).toBeNull()
  expect(await differenceOf(before, await screen({ dx: 0.5 }))).toBeNull()
})

test('what has moved, lost its ink or grown is told', async () => {
  const before = await screen()
  for (const after of [{ dx: 12 }, { ink: '#ddd' }]) {
    expect((await differenceOf(before, await screen(after)))?.summary).toMatch(/^\d+ cells differ/)
  }
  const grown = await differenceOf(before, await screen({ height: 420 }))
  expect(grown?.summary).toBe('20 px taller, 0 cells differ')
})
