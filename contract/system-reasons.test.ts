import { expect, test } from 'vitest'
import { returnReasons } from './return-reasons.ts'
import { reasonIn, systemReasons } from './system-reasons.ts'

test('the shop’s own reasons are read in any language, and what people typed stays', () => {
  expect(reasonIn(systemReasons.overdue.en, 'zh')).toBe('逾期未付清')
  expect(reasonIn('expired_or_canceled_card', 'en')).toBe('The card has expired or was cancelled')
  expect(reasonIn('A late parcel', 'zh')).toBe('A late parcel')
})

test('a reason that a customer chose is read in any language, with the words below it', () => {
  const [doesNotFit] = returnReasons
  expect(reasonIn(doesNotFit.zh, 'en')).toBe(doesNotFit.en)
  expect(reasonIn(`${doesNotFit.en}\nToo wide\nat the chest`, 'cn')).toBe(
    `${doesNotFit.cn}\nToo wide\nat the chest`,
  )
})
