import { expect, test } from 'vitest'
import { reasonIn, systemReasons } from './system-reasons.ts'

test('the shop’s own reasons are read in any language, and what people typed stays', () => {
  expect(reasonIn(systemReasons.overdue.en, 'zh')).toBe('逾期未付清')
  expect(reasonIn('expired_or_canceled_card', 'en')).toBe('The card has expired or was cancelled')
  expect(reasonIn('A late parcel', 'zh')).toBe('A late parcel')
})
