import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const evening = new Date('2026-11-21T15:30:00.000Z')

test.each([
  ['2026-11-21T15:59:59.999Z', 0, 'until the end of today in Hong Kong'],
  ['2026-11-21T16:00:00.000Z', 1, 'half an hour later it is tomorrow there'],
  ['2026-12-21T04:00:00.000Z', 30, 'a month on'],
])('%s: %i days (%s)', (endsAt, days) => {
  expect(daysLeft(endsAt, evening)).toBe(days)
})
