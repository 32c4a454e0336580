import { expect, test } from 'vitest'
import { anyLeavesOn, arrivalOf, leavesOn, type Supply } from './arrival.ts'

const today = '2026-11-22'
const here: Supply = { state: 'here' }
const gone: Supply = { state: 'gone' }
const inJanuary: Supply = { state: 'to_come', expectedOn: '2027-01-15' }
const inMarch: Supply = { state: 'to_come', expectedOn: '2027-03-01' }
const dueToday: Supply = { state: 'to_come', expectedOn: today }
const overdue: Supply = { state: 'to_come', expectedOn: '2026-11-21' }

test.each<[string, Supply[], string | null]>([
  ['all here', [here, here], today],
  ['one still to come', [here, inJanuary], '2027-01-15'],
  ['two still to come', [inMarch, here, inJanuary], '2027-03-01'],
  ['expected today', [here, dueToday], today],
  ['expected before today, and not here', [here, overdue], null],
  ['one sold out', [here, gone, inJanuary], null],
  ['nothing', [], null],
])('an order with %s ships as a whole, or has no known date', (_, lines, day) => {
  expect(leavesOn(lines, today)).toBe(day)
})

test.each<[string, Supply[], string | null]>([
  ['all here', [here, here], today],
  ['some sold out', [here, gone], today],
  ['all to come on one day', [inJanuary, gone, inJanuary], '2027-01-15'],
  ['some here, some to come', [here, inJanuary], null],
  ['to come on different days', [inJanuary, inMarch], null],
  ['all overdue', [overdue, overdue], null],
  ['all sold out', [gone, gone], null],
  ['nothing', [], null],
])('before a size is chosen of %s, only a date that holds for all is shown', (_, choices, day) => {
  expect(anyLeavesOn(choices, today)).toBe(day)
})

test('an order that ships on a day arrives after the courier’s days, skipping holidays', () => {
  const way = { minDays: 1, maxDays: 2, holidays: ['2026-12-25', '2026-12-26'] }
  expect(arrivalOf('2026-11-20', way)).toEqual({ from: '2026-11-21', to: '2026-11-23' })
  expect(arrivalOf('2026-12-24', way)).toEqual({ from: '2026-12-28', to: '2026-12-29' })
})
