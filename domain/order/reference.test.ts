import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReference, newReference, normaliseReference } from './reference.ts'

const alphabet = '0123456789ACDEFGHJKMNPQRTVWXY'

const reference = fc
  .array(fc.nat(alphabet.length - 1), { minLength: 6, maxLength: 6 })
  .map((draws) => newReference((bound) => (draws.pop() ?? 0) % bound))

test('a new reference is short, readable aloud and already normalised', () => {
  fc.assert(
    fc.property(reference, (text) => {
      expect(text).toMatch(/^PR-[0-9AC-HJKMNPQRTVWXY]{4}-[0-9AC-HJKMNPQRTVWXY]{3}$/)
      expect(isReference(text)).toBe(true)
      expect(normaliseReference(text)).toBe(text)
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a thousand random references do not repeat', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newReference())).size).toBe(1_000)
})

test('any single wrong character is detected', () => {
  fc.assert(
    fc.property(reference, (text) => {
      const wrong = [3, 4, 5, 6, 8, 9, 10].flatMap((at) =>
        Array.from(
          alphabet.replace(text.charAt(at), ''),
          (other) => text.slice(0, at) + other + text.slice(at + 1),
        ),
      )
      expect(wrong.filter((one) => normaliseReference(one) !== null)).toEqual([])
    }),
    { seed: 8, numRuns: 40 },
  )
})

test('any two neighbours swapped are detected', () => {
  fc.assert(
    fc.property(reference, (text) => {
      const body = text.slice(3).replace('-', '')
      for (let at = 0; at < body.length - 1; at++) {
        const [left, right] = [body.charAt(at), body.charAt(at + 1)]
        if (left === right) continue
        const swapped = body.slice(0, at) + right + left + body.slice(at + 2)
        expect(normaliseReference(swapped), swapped).toBeNull()
      }
    }),
    { seed: 9, numRuns: 200 },
  )
})

test.each([
  'PR-7K3Q-9XD',
  'pr-7k3q-9xd',
  '7K3Q9XD',
  '#PR 7K3Q 9XD',
  'PR–7K3Q—9XD',
  'ＰＲ－７Ｋ３Ｑ－９ＸＤ',
  '  PR7K3Q9XD\n',
])('%o is read as PR-7K3Q-9XD', (typed) => {
  expect(normaliseReference(typed)).toBe('PR-7K3Q-9XD')
  expect(isReference(typed)).toBe(typed === 'PR-7K3Q-9XD')
})

test.each(['PR-0125-8VC', 'PR-OI2S-BUC', 'PR-0LZ5-BVC', 'oizs8uc'])(
  'a look-alike in %o is read as the character it looks like',
  (typed) => {
    expect(normaliseReference(typed)).toBe('PR-0125-8VC')
  },
)

test.each([
  '',
  'PR',
  'PR-7K3Q',
  'PR-7K3Q-9XDX',
  'XX-7K3Q-9XD',
  'PR-PR-7K3Q-9XD',
  'PR-0000-000',
  '漢字漢字漢字漢',
  '🙂🙂🙂🙂🙂🙂🙂',
])('%o is not a reference', (text) => {
  expect(normaliseReference(text)).toBeNull()
})

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

test('any text is handled without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (text) => {
      const read = normaliseReference(text)
      if (read !== null) expect(isReference(read)).toBe(true)
    }),
    { seed: 10, numRuns: 200 },
  )
})
