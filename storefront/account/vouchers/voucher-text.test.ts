import { expect, test } from 'vitest'
import { exampleVoucher } from '#contract/endpoints/vouchers.ts'
import { account } from '../../messages/en/account.ts'
import type { Voucher } from '../own-data.ts'
import { lifeOf, termsOf } from './voucher-text.ts'

const { vouchers: messages } = account
const voucher: Voucher = exampleVoucher

test.each<[Partial<Voucher>, string]>([
  [{ title: { en: 'Autumn', zh: '秋', cn: '秋' } }, 'HK$50 off'],
  [{ discount_type: 'percent', discount_value: '10.00' }, '10% off'],
  [
    { discount_type: 'percent', discount_value: '12.5', max_discount: '100.00' },
    '12.5% off, up to HK$100',
  ],
  [{ discount_type: 'free_shipping', discount_value: null }, 'Free delivery'],
])('a voucher shows its discount: %j', (details, text) => {
  expect(termsOf({ ...voucher, ...details }, messages, 'en')).toEqual([text, 'From HK$400'])
})

test('a voucher shows its requirements, and does not repeat its title', () => {
  expect(termsOf(voucher, messages, 'en')).toEqual(['From HK$400'])
  expect(termsOf({ ...voucher, min_spending: null }, messages, 'en')).toEqual(['No minimum'])
  const scope = { everything: false, product_ids: [], category_ids: ['cat_1'], tags: [] }
  expect(termsOf({ ...voucher, min_quantity: 2, scope }, messages, 'en')).toEqual([
    'From HK$400',
    'From 2 pieces',
    'For certain pieces',
  ])
})

test('a voucher shows how long its code is valid', () => {
  expect(lifeOf(voucher, messages)).toBe('Lasts 90 days once redeemed')
  const ends = { ...voucher, valid_days: null, ends_at: '2026-12-31T15:59:59.999Z' }
  expect(lifeOf(ends, messages)).toBe('Until 31/12/2026')
  expect(lifeOf({ ...ends, ends_at: null }, messages)).toBe('Does not end')
})
