import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['No. 014 Oxford Shirt', 'no-014-oxford-shirt'],
  ['  Tee -- “Heavy” / 240 g!  ', 'tee-heavy-240-g'],
  ['牛津恤衫', '牛津恤衫'],
  ['牛津 恤衫（白色）', '牛津-恤衫-白色'],
  ['深水埗 T-shirt', '深水埗-t-shirt'],
  ['𠮷野家', '𠮷野家'],
  ['Café Crêpe', 'cafe-crepe'],
  ['CAFE\u0301', 'cafe'],
  ['Kimono きもの', 'kimono'],
  ['50% off', '50-off'],
  ['---', ''],
  ['', ''],
])('%o becomes %o', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('A', 'é', 'E\u0301', 'İ', '衫', '豈', '々', '-', ' ', '🙂', 'ß'),
  }),
)

test('a slug contains allowed characters only, and slugifying it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^(?:[a-z0-9\p{Script=Han}]+(?:-[a-z0-9\p{Script=Han}]+)*)?$/u)
      expect(slug).toBe(slug.normalize('NFC'))
      expect(slugify(slug)).toBe(slug)
    }),
    { seed: 13, numRuns: 300 },
  )
})
