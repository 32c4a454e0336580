import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const parameters = {
  names: ['keyword', 'size', 'page'],
  routeIds: new Set(['root', 'routes/home']),
}
const key = (url: string) => pageKey(url, parameters)

test.each([
  ['/', '/'],
  ['/zh/about-us', '/zh/about-us'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/list?page=2&keyword=shirt', '/list?keyword=shirt&page=2'],
  ['/list?keyword=shirt&gclid=x&page=2', '/list?keyword=shirt&page=2'],
  ['/list?size=M&size=L', '/list?size=L&size=M'],
  ['/list?keyword=&page=', '/list'],
  ['/list?keyword=%E8%A1%AB%20a', '/list?keyword=%E8%A1%AB+a'],
  ['/list?', '/list'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  ['/_.data?_routes=root,routes/home', '/_.data?_routes=root%2Croutes%2Fhome'],
  ['/_.data?_routes=root,made-up', '/_.data'],
  ['/?_routes=root', '/'],
])('%s has the cache key %s', (url, expected) => {
  expect(key(url)).toBe(expected)
})

test('an overlong URL has no key', () => {
  expect(key(`/${'a'.repeat(2000)}`)).toBeNull()
  expect(key(`/list?keyword=${'a'.repeat(2000)}`)).toBeNull()
  expect(key(`/list?utm_source=${'a'.repeat(2000)}`)).toBe('/list')
})
