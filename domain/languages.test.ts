import { expect, test } from 'vitest'
import { allLanguages, shownLocale } from './languages.ts'
import { locales } from './locale.ts'

test.each([
  ['zh', 'zh'],
  ['en', 'en'],
  ['cn', 'zh'],
  [undefined, 'zh'],
  [null, 'zh'],
] as const)(
  'a shopper who wants %s reads %s where English and Traditional are shown',
  (wanted, read) => {
    expect(shownLocale({ shown: ['en', 'zh'], fallback: 'zh' }, wanted)).toBe(read)
  },
)

test.each(locales)('a shop that chose nothing shows %s, and English to everyone else', (locale) => {
  expect(shownLocale(allLanguages, locale)).toBe(locale)
  expect(shownLocale(allLanguages, undefined)).toBe('en')
})
