import { expect, test } from 'vitest'
import { isLocale, localeFromAcceptLanguage, localize } from './locale.ts'

test.each([
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh-TW', 'zh'],
  ['zh-Hant', 'zh'],
  ['zh-Hans-HK', 'cn'],
  ['zh-CN', 'cn'],
  ['zh', 'cn'],
  ['yue', 'zh'],
  ['yue-Hans', 'cn'],
  ['fr, en-GB;q=0.5', 'en'],
  ['en;q=0.1, zh-Hant-MO;q=0.9', 'zh'],
  ['zh-HK;q=0, en', 'en'],
  ['fr, de', undefined],
  ['', undefined],
  [null, undefined],
  [';;,,q=1', undefined],
  ['a'.repeat(100_000), undefined],
])('Accept-Language %o asks for %o', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale)
})

test.each([
  { text: { en: 'Shirt', zh: '恤衫', cn: '衬衫' }, said: ['Shirt', '恤衫', '衬衫'] },
  { text: { en: 'Shirt', zh: '恤衫', cn: '' }, said: ['Shirt', '恤衫', '恤衫'] },
  { text: { en: 'Shirt', zh: '', cn: '' }, said: ['Shirt', 'Shirt', 'Shirt'] },
])('missing text falls back to the next best language: $said', ({ text, said }) => {
  expect([localize(text, 'en'), localize(text, 'zh'), localize(text, 'cn')]).toEqual(said)
})

test.each(['EN', 'zh-HK', '', null, 1, {}])('%o is not a locale of the shop', (value) => {
  expect(isLocale(value)).toBe(false)
})
