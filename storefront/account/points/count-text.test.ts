import { expect, test } from 'vitest'
import { changeText, countText } from './count-text.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [12_450, '12,450'],
  [-1500, '−1,500'],
])('%i points are written %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test('a change shows its direction', () => {
  expect([changeText(500), changeText(-500)]).toEqual(['+500', '−500'])
})
