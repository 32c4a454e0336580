import { expect, test } from 'vitest'
import { dayRange } from './day-range.ts'

test.each([
  ['en', '2026-11-24', '2026-11-25', 'Tue 24 – Wed 25 Nov'],
  ['en', '2026-11-30', '2026-12-01', 'Mon 30 Nov – Tue 1 Dec'],
  ['en', '2026-11-24', '2026-11-24', 'Tue 24 Nov'],
  ['zh', '2026-11-24', '2026-11-25', '11月24日（週二）至25日（週三）'],
  ['zh', '2026-11-30', '2026-12-01', '11月30日（週一）至12月1日（週二）'],
  ['cn', '2026-11-24', '2026-11-24', '11月24日（周二）'],
] as const)('in %s, %s to %s reads %s', (locale, from, to, text) => {
  expect(dayRange(from, to, locale)).toBe(text)
})
