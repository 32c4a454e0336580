import { expect, test } from 'vitest'
import { newId, randomText } from './ids.ts'
import { randomBelow } from './random.ts'

test('an id carries its kind; those that grant access are longer', () => {
  expect(newId('order')).toMatch(/^ord_[0-9A-Za-z]{22}$/)
  expect(newId('product')).toMatch(/^prd_[0-9A-Za-z]{10}$/)
})

test('random text uses every character about equally', () => {
  const counts = new Map<string, number>()
  for (const character of randomText(62_000)) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  expect(counts.size).toBe(62)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250)
})

test('a number below a bound is within range, and every value occurs', () => {
  const seen = new Set(Array.from({ length: 2_000 }, () => randomBelow(29)))
  expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 29 }, (_, n) => n))
})
