import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { daysIn, eachDay, monthsIn, periodBefore, periodOfMonth } from './period.ts'

test.each([
  ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['two months', '2026-01-01', '2026-02-28', '2025-11-01', '2025-12-31'],
  ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['a day', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ['part of a month', '2026-11-01', '2026-11-22', '2026-10-10', '2026-10-31'],
])('the period before %s', (_name, from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last })
})

test('a month has all of its days', () => {
  expect(periodOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthsIn({ from: '2026-11-30', to: '2027-01-01' })).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ])
})

test('the period before ends where this one starts', () => {
  const start = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 800 }), (from, more) => {
      const period = { from, to: addDays(from, more) }
      const before = periodBefore(period)
      expect(addDays(before.to, 1)).toBe(from)
      expect(eachDay(period)).toHaveLength(daysIn(period))
      expect(daysIn(before)).toBeGreaterThan(0)
    }),
  )
})
