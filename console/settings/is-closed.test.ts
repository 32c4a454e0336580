import { expect, test } from 'vitest'
import { isClosed } from './is-closed.ts'

test.each([
  [{ is_on: true, ends_at: null }, true],
  [{ is_on: true, ends_at: '2999-01-01T00:00:00Z' }, true],
  [{ is_on: true, ends_at: '2020-01-01T00:00:00Z' }, false],
  [{ is_on: false, ends_at: null }, false],
  [undefined, false],
  [null, false],
])('the shop with the stored closure %j is closed: %s', (stored, wanted) => {
  expect(isClosed(stored)).toBe(wanted)
})
