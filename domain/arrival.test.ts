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
  ['all in stock', [here, here], today],
  ['one item expected', [here, inJanuary], '2027-01-15'],
  ['two items expected', [inMarch, here, inJanuary], '2027-03-01'],
  ['an item expected today', [here, dueToday], today],
  ['an overdue item', [here, overdue], null],
  ['one item sold out', [here, gone, inJanuary], null],
  ['no items', [], null],
])('an order with %s ships as a whole, or has no known date', (_, lines, day) => {
  expect(leavesOn(lines, today, null)).toBe(day)
})

test.each<[string, Supply[], string | null]>([
  ['all in stock', [here, here], today],
  ['some sold out', [here, gone], today],
  ['all expected on one day', [inJanuary, gone, inJanuary], '2027-01-15'],
  ['some in stock, some expected', [here, inJanuary], null],
  ['expected on different days', [inJanuary, inMarch], null],
  ['all overdue', [overdue, overdue], null],
  ['all sold out', [gone, gone], null],
  ['no items', [], null],
])(
  'before a size is chosen, with %s, a date is shown only if it holds for all',
  (_, choices, day) => {
    expect(anyLeavesOn(choices, today, null)).toBe(day)
  },
)

test.each<[string, Supply, string | null, string | null]>([
  ['what is in stock', here, '2026-11-24', '2026-11-24'],
  ['what is expected earlier', dueToday, '2026-11-24', '2026-11-24'],
  ['what is expected later', inJanuary, '2026-11-24', '2027-01-15'],
  ['what is overdue', overdue, '2026-11-24', null],
  ['what is in stock, after the closure', here, '2026-11-21', today],
])('while the shop is closed, %s leaves once it resumes', (_, supply, resumesOn, day) => {
  expect(leavesOn([supply], today, resumesOn)).toBe(day)
  expect(anyLeavesOn([supply], today, resumesOn)).toBe(day)
})

test('an order that ships on a day arrives after the courier’s days, skipping holidays', () => {
  const way = { minDays: 1, maxDays: 2, holidays: ['2026-12-25', '2026-12-26'] }
  expect(arrivalOf('2026-11-20', way)).toEqual({ from: '2026-11-21', to: '2026-11-23' })
  expect(arrivalOf('2026-12-24', way)).toEqual({ from: '2026-12-28', to: '2026-12-29' })
})
