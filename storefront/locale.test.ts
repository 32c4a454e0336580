import { expect, test } from 'vitest'
import { isKnownPrefix, localeOfPath, localePath, unprefixedPath } from './locale.ts'
import { knownSearch } from './rendering/page-parameters.ts'

test.each([
  ['en', '/', '/'],
  ['en', '/about-us', '/about-us'],
  ['zh', '/', '/zh'],
  ['zh', '/?page=2', '/zh?page=2'],
  ['cn', '/shop/main/product?keyword=a', '/cn/shop/main/product?keyword=a'],
] as const)('in %s, %s is at %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected)
  expect(localeOfPath(expected.split('?')[0] ?? '')).toBe(locale)
})

test.each([
  ['/', '/'],
  ['/zh', '/'],
  ['/zh/about-us', '/about-us'],
  ['/about-us', '/about-us'],
  ['/zhou', '/zhou'],
])('%s without its language prefix is %s', (path, expected) => {
  expect(unprefixedPath(path)).toBe(expected)
})

test('only zh and cn are prefixes; English has none', () => {
  expect([undefined, 'zh', 'cn'].every(isKnownPrefix)).toBe(true)
  expect(['en', 'fr', 'ZH', 'product'].some(isKnownPrefix)).toBe(false)
})

test('a link keeps only the known query parameters, in a fixed order', () => {
  expect(knownSearch('?page=2&utm_source=x&size=M&size=L&keyword=')).toBe('?size=L&size=M&page=2')
  expect(knownSearch('?utm_source=x')).toBe('')
})
