import { expect, test } from 'vitest'
import { needsOfPath, plainOwnPath } from './own-path.ts'

test.each([
  ['pages/winter-care', '/pages/winter-care'],
  [' /pages/winter-care ', '/pages/winter-care'],
  ['/zh/pages/winter-care', '/pages/winter-care'],
  ['cn', '/'],
  ['/', '/'],
  ['', ''],
  ['/english', '/english'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:shop@example.com', 'mailto:shop@example.com'],
  ['//evil.example', '//evil.example'],
  ['www.example.com', '/www.example.com'],
])('a link typed as %j is stored as %j', (typed, stored) => {
  expect(plainOwnPath(typed)).toBe(stored)
})

test.each([
  ['/', []],
  ['/about-us', [{ kind: 'content', key: 'about-us' }]],
  ['/pages/winter-care/', [{ kind: 'content', key: 'winter-care' }]],
  ['/terms-of-service/refund-policy', [{ kind: 'content', key: 'refund-policy' }]],
  ['/refund-policy#top', [{ kind: 'content', key: 'refund-policy' }]],
  ['/shop/main/product?sort=newest', []],
  ['/shop/main/product?collections=aw26', [{ kind: 'collection', key: 'aw26' }]],
  ['/shop/main/category/tops/product', [{ kind: 'category', key: 'tops' }]],
  ['/shop/main/product/pro_1/coat', [{ kind: 'product', key: 'pro_1' }]],
  ['/posts/snow?ref=1', [{ kind: 'post', key: 'snow' }]],
  ['/posts/%E9%9B%AA', [{ kind: 'post', key: '雪' }]],
  ['/articles/care', [{ kind: 'library', key: 'care' }]],
  ['/articles/care/wool', [{ kind: 'article', library: 'care', key: 'wool' }]],
  ['/winter-care', null],
  ['/shop/main/product/a/b/c', null],
  ['/shop/second/product', null],
  ['/www.example.com', null],
])('the path %s needs %j', (path, needs) => {
  expect(needsOfPath(path)).toEqual(needs)
})
