import { expect, test } from 'vitest'
import { isShownName } from './shown-name.ts'

test.each([
  ['Tai Man', true],
  ['T. M. Chan', true],
  ['Chan T.', true],
  ['陳大文', true],
  ['Anne-Marie O’Neill', true],
  ['José', true],
  ['', false],
  ['www.example.com', false],
  ['Call 6123 4567', false],
  ['a@b.hk', false],
  ['<b>', false],
  ['x'.repeat(41), false],
])('%s is a name to show: %s', (text, isName) => {
  expect(isShownName(text)).toBe(isName)
})
