import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  deliveryEstimate,
  formatDateTime,
  formatDay,
  hongKongDay,
  startOfHongKongDay,
} from './dates.ts'
import { generalHolidays } from './holidays.ts'

test.each([
  ['2026-11-21T04:00:00Z', '21/11/2026 12:00'],
  ['2026-12-31T15:59:59Z', '31/12/2026 23:59'],
  ['2026-12-31T16:00:00Z', '01/01/2027 00:00'],
  ['2026-07-01T01:05:00Z', '01/07/2026 09:05'],
])('%s is formatted as %s', (iso, shown) => {
  expect(formatDateTime(new Date(iso))).toBe(shown)
})

test('the clock is Asia/Hong_Kong’s on any day since 1979', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Hong_Kong',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const from = new Date('2000-01-01T00:00:00Z')
  const until = new Date('2099-12-31T00:00:00Z')
  fc.assert(
    fc.property(fc.date({ min: from, max: until, noInvalidDate: true }), (at) => {
      expect(formatDateTime(at)).toBe(clock.format(at).replace(',', ''))
    }),
    { seed: 12, numRuns: 200 },
  )
})

test('an invalid date is a bug', () => {
  expect(() => formatDateTime(new Date('yesterday'))).toThrow(RangeError)
})

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i days is %s', (date, count, later) => {
  expect(addDays(date, count)).toBe(later)
})

test('a day starts at midnight in Hong Kong', () => {
  expect(startOfHongKongDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(hongKongDay(startOfHongKongDay('2026-03-01'))).toBe('2026-03-01')
})

test('a day is formatted the way Hong Kong writes it', () => {
  expect(formatDay('2026-11-05')).toBe('05/11/2026')
  expect(hongKongDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

const friday = '2026-11-20T04:00:00Z'
const sunday = '2026-11-22T04:00:00Z'

test.each([
  { on: friday, minDays: 0, maxDays: 1, from: '2026-11-20', to: '2026-11-21' },
  { on: friday, minDays: 1, maxDays: 3, from: '2026-11-21', to: '2026-11-24' },
  { on: friday, minDays: 2, maxDays: 9, from: '2026-11-23', to: '2026-12-01' },
  { on: sunday, minDays: 0, maxDays: 1, from: '2026-11-23', to: '2026-11-23' },
  { on: '2026-11-21T16:30:00Z', minDays: 1, maxDays: 2, from: '2026-11-23', to: '2026-11-24' },
])('ordered $on, $minDays to $maxDays days: due $from to $to', ({ on, from, to, ...days }) => {
  expect(deliveryEstimate(new Date(on), { ...days, holidays: [] })).toEqual({ from, to })
})

test.each([
  // Christmas Day, the first weekday after it, and a Sunday.
  { on: '2026-12-24T04:00:00Z', minDays: 1, maxDays: 2, from: '2026-12-28', to: '2026-12-29' },
  { on: '2026-12-25T04:00:00Z', minDays: 0, maxDays: 1, from: '2026-12-28', to: '2026-12-28' },
  // Lunar New Year 2027 begins on a Saturday: four days without deliveries.
  { on: '2027-02-05T04:00:00Z', minDays: 1, maxDays: 1, from: '2027-02-10', to: '2027-02-10' },
])('ordered $on, with holidays: due $from to $to', ({ on, from, to, ...days }) => {
  const holidays = generalHolidays.map(({ day }) => day)
  expect(deliveryEstimate(new Date(on), { ...days, holidays })).toEqual({ from, to })
})

test('each year has its seventeen general holidays, none on a Sunday or listed twice', () => {
  const days = generalHolidays.map(({ day }) => day)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(days.filter((day) => new Date(day).getUTCDay() === 0)).toEqual([])
  for (const year of ['2026', '2027']) {
    expect(days.filter((day) => day.startsWith(year))).toHaveLength(17)
  }
})
