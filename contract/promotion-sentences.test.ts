import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { PromotionHint } from '#domain/pricing/hints.ts'
import type { GlobalPromotion } from '#domain/pricing/pricing-input.ts'
import { hintSentence, promotionSentence } from './promotion-sentences.ts'

const everything = { everything: true as const }
const buyGet = { kind: 'buy_get' as const, buy: 2, get: 1, getScope: null, percent: 100, times: 1 }
const set = {
  kind: 'bundle' as const,
  parts: [
    { scope: everything, qty: 1 },
    { scope: everything, qty: 1 },
  ],
  off: { kind: 'price' as const, price: cents(90_000) },
  times: 1,
}
const one: PromotionHint['missing'] = { kind: 'items', count: 1 }
const money: PromotionHint['missing'] = { kind: 'spend', amount: cents(22_000) }

test.each<[PromotionHint['missing'], PromotionHint['reward'], string, string]>([
  [one, buyGet, 'Add 1 more to get one free', '再加 1 件，即有 1 件免費'],
  [
    one,
    { ...buyGet, percent: 50 },
    'Add 1 more to get one at 50% off',
    '再加 1 件，即有 1 件 5 折',
  ],
  [one, set, 'Add 1 more to complete the set: HK$900', '再加 1 件，湊齊一套即享 HK$900'],
  [
    money,
    { kind: 'percent', percent: 15, cap: null },
    'Spend HK$220 more for 15% off',
    '再買 HK$220，即享 85 折',
  ],
  [
    money,
    { kind: 'amount', amount: cents(5_000) },
    'Spend HK$220 more for HK$50 off',
    '再買 HK$220，即減 HK$50',
  ],
  [
    money,
    { kind: 'free_shipping' },
    'Spend HK$220 more for free delivery',
    '再買 HK$220，即享免運費',
  ],
])('%o of %o is said in words', (missing, reward, en, zh) => {
  const title = { en: '', zh: '', cn: '' }
  expect(hintSentence({ id: '', title, missing, reward })).toMatchObject({ en, zh })
})

const steps = [
  { from: cents(100_000), percent: 10 },
  { from: cents(200_000), percent: 15 },
]

test.each<[GlobalPromotion['effect'], string, string]>([
  [buyGet, 'Buy 2, get 1 free (the cheapest of every 3)', '买 2 送 1（每 3 件中价格最低的 1 件）'],
  [
    { ...buyGet, get: 2, percent: 30 },
    'Buy 2, get 2 at 30% off (the cheapest 2 of every 4)',
    '买 2 件，另 2 件 7 折（每 4 件中价格最低的 2 件）',
  ],
  [{ ...buyGet, getScope: everything }, 'Buy 2, get 1 free', '买 2 送 1'],
  [set, 'Set of 2: HK$900', '一套 2 件 HK$900'],
  [
    { kind: 'spend_steps', steps },
    '10% off from HK$1,000; 15% off from HK$2,000',
    '满 HK$1,000 享 9 折；满 HK$2,000 享 85 折',
  ],
  [{ kind: 'percent', percent: 12.5, cap: null }, '12.5% off', '87.5 折'],
  [{ kind: 'percent', percent: 95, cap: null }, '95% off', '0.5 折'],
])('%o is described', (effect, en, cn) => {
  const terms = { minSpend: null, minQuantity: null }
  expect(promotionSentence({ effect, ...terms }, [])).toMatchObject({ en, cn })
})

test('conditions and members are named', () => {
  const effect = { kind: 'gift' as const, gifts: [] }
  const gold = { en: 'Gold', zh: '金會員', cn: '金会员' }
  expect(promotionSentence({ effect, minSpend: cents(60_000), minQuantity: 2 }, [gold])).toEqual({
    en: 'A free gift, Gold only, from HK$600, from 2 items',
    zh: '金會員專享，滿 HK$600，滿 2 件，送贈品',
    cn: '金会员专享，满 HK$600，满 2 件，送赠品',
  })
})
