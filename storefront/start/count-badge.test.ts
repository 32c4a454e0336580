import { expect, test } from 'vitest'
import { badgeText, isManyCount } from './count-badge.ts'

test.each([
  [0, '', false],
  [1, '1', false],
  [99, '99', false],
  [100, '100', true],
  [1204, '1204', true],
])('a count of %i reads %j, small: %j', (count, text, isMany) => {
  expect(badgeText(count)).toBe(text)
  expect(isManyCount(count)).toBe(isMany)
})
