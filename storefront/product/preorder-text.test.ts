import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { preorderText } from './preorder-text.ts'

test.each([
  [['2027-01-15'], 'Pre-order: ships from 15/01/2027'],
  [['2027-03-01', '2027-01-15'], 'Pre-order: ships from 15/01/2027'],
  [['2026-11-01', '2027-01-15'], 'Pre-order: ships from 15/01/2027'],
  [['2026-11-01'], 'Pre-order: date to be confirmed'],
  [[], 'Pre-order: date to be confirmed'],
])('stock expected on %j is shown as %s', (days, text) => {
  expect(preorderText(days, messages.product, '2026-11-22')).toBe(text)
})
