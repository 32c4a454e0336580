import { expect, test } from 'vitest'
import { openingHours } from './shop-schema.ts'

test.each([
  ['Daily 11:30–20:30; closed on the first two days of Lunar New Year', 'Mo-Su 11:30-20:30'],
  ['Monday to Friday 9:00–18:00; not open to the public', 'Mo-Fr 09:00-18:00'],
  ['Mon to Sat 10:00 - 19:00', 'Mo-Sa 10:00-19:00'],
])('%j becomes schema.org opening hours', (text, hours) => {
  expect(openingHours(text)).toBe(hours)
})

test.each(['', 'By appointment', 'Daily', 'Tuesdays 11:00–19:00'])(
  '%j yields no opening hours',
  (text) => {
    expect(openingHours(text)).toBeUndefined()
  },
)
