import { expect, test } from 'vitest'
import { readSince } from './since.ts'

test.each([
  ['2026-11-24', '2026-11-23T16:00:00.000Z'],
  ['2026-11-24T19:00:00Z', '2026-11-24T19:00:00.000Z'],
  ['2026-11-24T19:00+08:00', '2026-11-24T11:00:00.000Z'],
])('%s is read as %s', (text, moment) => {
  expect(readSince(text)?.toISOString()).toBe(moment)
})

test.each(['', 'yesterday', '2026-11-24T19:00:00', '2026-11-24 19:00', '2026-13-01', '24.11.2026'])(
  '“%s” is refused: it is no day, or a moment without a time zone',
  (text) => {
    expect(readSince(text)).toBeNull()
  },
)
