import { expect, test } from 'vitest'
import { homeRedirect, languageSwitch } from './page-language.ts'

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
  expect(homeRedirect('/', headers)).toBe(expected)
  expect(homeRedirect('/?ref=mail', headers)).toBe(expected && `${expected}?ref=mail`)
})

test.each(['/cn', '/shop/main/product', '/pages/returns?next=/', '//', '/zh?a=/'])(
  'only the root redirects by language: %s does not',
  (url) => {
    expect(homeRedirect(url, { cookie: 'store_i18n=zh' })).toBeUndefined()
  },
)

test('switching the language stores it for a year and redirects to the given page', () => {
  const to = encodeURIComponent('/zh/shop/main/product?keyword=襯衫&page=2')
  expect(languageSwitch(`/language/zh?to=${to}`, origin)).toEqual({
    location: '/zh/shop/main/product?keyword=%E8%A5%AF%E8%A1%AB&page=2',
    cookie: 'store_i18n=zh; Max-Age=31536000; Path=/; SameSite=Lax',
  })
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
