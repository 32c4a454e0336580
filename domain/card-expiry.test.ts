import { expect, test } from 'vitest'
import { isExpiredCard } from './card-expiry.ts'

test.each([
  [11, 2026, '2026-11-30T15:59:59Z', false],
  [11, 2026, '2026-11-30T16:00:00Z', true],
  [12, 2025, '2026-11-21T04:00:00Z', true],
  [1, 2027, '2026-11-21T04:00:00Z', false],
])('a card of %i/%i, in Hong Kong at %s: expired is %s', (exp_month, exp_year, now, isExpired) => {
  expect(isExpiredCard({ exp_month, exp_year }, new Date(now))).toBe(isExpired)
})
