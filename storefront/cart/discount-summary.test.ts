import { expect, test } from 'vitest'
import { deliveryDetail, discountSummary } from './discount-summary.ts'

const messages = {
  productDiscount: 'Product discount',
  shopDiscount: 'Shop discount',
  voucher: 'Voucher',
  gift: 'Gift',
}
const delivery = { delivery: 'Delivery', free: 'Free', was: 'was' }

function aDiscount(
  kind: 'local' | 'global' | 'voucher',
  on: 'goods' | 'shipping' | 'gift',
  en: string,
  amount: string,
) {
  return { kind, on, amount, title: { en, zh: `${en}中`, cn: `${en}简` } }
}

const all = [
  aDiscount('local', 'goods', 'Summer', '100.00'),
  aDiscount('global', 'goods', 'Two for less', '80.00'),
  aDiscount('voucher', 'goods', 'Welcome', '50.00'),
  aDiscount('voucher', 'shipping', 'Free delivery', '40.00'),
  aDiscount('global', 'gift', 'Socks with a shirt', '0.00'),
]

function factLines(
  discounts: typeof all,
  local: string,
  global: string,
  locale: 'en' | 'zh' = 'en',
) {
  const details = discountSummary({ discounts, local, global }, messages, locale)
  return details.map(({ term, detail }) =>
    typeof detail === 'string' ? `${term}: ${detail}` : term,
  )
}

test('every discount shows its title and amount', () => {
  expect(factLines(all, '100.00', '130.00')).toEqual([
    'Product discount · Summer: −HK$100',
    'Shop discount · Two for less: −HK$80',
    'Voucher · Welcome: −HK$50',
    'Socks with a shirt: Gift',
  ])
  expect(factLines(all, '100.00', '130.00', 'zh')[0]).toBe('Product discount · Summer中: −HK$100')
})

test('markdowns are listed next to the promotions', () => {
  expect(factLines(all.slice(0, 1), '130.50', '0.00')).toEqual([
    'Product discount · Summer: −HK$100',
    'Product discount: −HK$30.50',
  ])
  expect(factLines([], '0.00', '0.00')).toEqual([])
})

test('two promotions with the same title stay distinguishable', () => {
  const twice = [all[1], all[1]].flatMap((each) => each ?? [])
  expect(factLines(twice, '0.00', '160.00').map((line) => line.split(':')[0])).toEqual([
    'Shop discount · Two for less',
    'Shop discount · Two for less (2)',
  ])
})

test('discounted delivery shows the original fee and the reason', () => {
  expect(deliveryDetail({ discounts: all, fee: '0.00' }, delivery, 'en')).toEqual({
    term: 'Delivery · Free delivery',
    amount: 'Free',
    before: 'HK$40',
  })
  expect(deliveryDetail({ discounts: [], fee: '40.00' }, delivery, 'en')).toEqual({
    term: 'Delivery',
    amount: 'HK$40',
    before: null,
  })
})
