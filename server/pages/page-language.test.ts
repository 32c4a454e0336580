import { expect, test } from 'vitest'
import { allLanguages, type Languages } from '#domain/languages.ts'
import { homeRedirect, languageSwitch, shownAddress } from './page-language.ts'

const origin = 'https://shop.example'

test.each([
  [{}, undefined],
  [{ 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' }, '/zh'],
  [{ 'accept-language': 'zh-CN' }, '/cn'],
  [{ 'accept-language': 'fr-FR,fr' }, undefined],
  [{ 'accept-language': 'zh-HK', cookie: 'store_i18n=en' }, undefined],
  [{ cookie: 'a=b; store_i18n=cn; c=d' }, '/cn'],
  [{ cookie: 'not_store_i18n=cn' }, undefined],
  [{ cookie: 'store_i18n=xx', 'accept-language': 'zh-TW' }, '/zh'],
])('the root with %o redirects to %s', (headers, expected) => {
  expect(homeRedirect('/', headers, allLanguages)).toBe(expected)
  expect(homeRedirect('/?ref=mail', headers, allLanguages)).toBe(expected && `${expected}?ref=mail`)
})

test.each(['/cn', '/shop/main/product', '/pages/returns?next=/', '//', '/zh?a=/'])(
  'only the root redirects by language: %s does not',
  (url) => {
    expect(homeRedirect(url, { cookie: 'store_i18n=zh' }, allLanguages)).toBeUndefined()
  },
)

test('switching the language stores it for a year and redirects to the given page', () => {
  const to = encodeURIComponent('/zh/shop/main/product?keyword=襯衫&page=2')
  expect(languageSwitch(`/language/zh?to=${to}`, origin)).toEqual({
    location: '/zh/shop/main/product?keyword=%E8%A5%AF%E8%A1%AB&page=2',
    cookie: 'store_i18n=zh; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  })
  expect(languageSwitch('/language/zh', 'http://localhost:3000')?.cookie).toMatch(/SameSite=Lax$/)
})

test('a path with letters that are encoded once leads to the page, too', () => {
  const to = '/zh/shop/main/product/prd_1/%E6%81%A4%E8%A1%AB%3Fpage%3D2%26keyword%3D%2525'
  expect(languageSwitch(`/language/zh?to=${to}`, origin)?.location).toBe(
    '/zh/shop/main/product/prd_1/%E6%81%A4%E8%A1%AB?page=2&keyword=%25',
  )
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('switching the language never leaves the shop: %s', (to) => {
  const { location } = languageSwitch(`/language/cn?to=${encodeURIComponent(to)}`, origin) ?? {}
  expect(location).toBe('/')
})

test('only languages of the shop can be chosen', () => {
  expect(languageSwitch('/language/fr?to=%2F', origin)).toBeUndefined()
  expect(languageSwitch('/languages/zh', origin)).toBeUndefined()
})

const twoOf: Languages = { shown: ['en', 'zh'], fallback: 'zh' }
const chinese: Languages = { shown: ['zh', 'cn'], fallback: 'zh' }
const english: Languages = { shown: ['en'], fallback: 'en' }

test.each([
  [{}, twoOf, '/zh'],
  [{ 'accept-language': 'fr' }, twoOf, '/zh'],
  [{ 'accept-language': 'zh-CN' }, twoOf, '/zh'],
  [{ 'accept-language': 'en-GB' }, twoOf, undefined],
  [{ cookie: 'store_i18n=cn', 'accept-language': 'en' }, twoOf, '/zh'],
  [{ cookie: 'store_i18n=en' }, chinese, '/zh'],
  [{ 'accept-language': 'zh-HK' }, english, undefined],
])('with %o, where %o are shown, the root redirects to %s', (headers, languages, expected) => {
  expect(homeRedirect('/', headers, languages)).toBe(expected)
})

test.each([
  ['/cn/about-us', twoOf, '/zh/about-us'],
  ['/cn', twoOf, '/zh'],
  ['/cn?preview=x', twoOf, '/zh?preview=x'],
  ['/zh/about-us', twoOf, undefined],
  ['/about-us', twoOf, undefined],
  ['/cn/about-us.data', twoOf, undefined],
  ['/cn/about-us.state?v=1', twoOf, undefined],
  ['/about-us?page=2', chinese, '/zh/about-us?page=2'],
  ['/', chinese, undefined],
  ['/cnx', chinese, '/zh/cnx'],
  ['/zh', english, '/'],
  ['/zh?a=b', english, '/?a=b'],
  ['/zh/posts/sale?page=2', english, '/posts/sale?page=2'],
  ['/zh/posts', allLanguages, undefined],
])('%s, where %o are shown, leads to %s', (url, languages, expected) => {
  expect(shownAddress(url, languages)).toBe(expected)
})

test('no address of a language that is switched off leads to another site', () => {
  expect(shownAddress('/zh//evil.example', english)).not.toMatch(/^\/[/\\]/)
  expect(shownAddress('/zh/\\evil.example', english)).not.toMatch(/^\/[/\\]/)
})
