import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { plainAddress } from './page-address.ts'

test.each([
  ['/about-us/', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/ZH/Shop/Main/Product', '/zh/shop/main/product'],
  ['/en', '/'],
  ['/EN/FAQ/', '/faq'],
  ['//Evil.example//', '/evil.example'],
  ['/en//evil.example', '/evil.example'],
  ['/a//b/', '/a//b'],
  ['/posts/%E6%81%A4%E8%A1%AB-Notes', '/posts/%E6%81%A4%E8%A1%AB-notes'],
  [
    '/shop/main/product/prd_aB3dE5fG7h/Oxford-Shirt',
    '/shop/main/product/prd_aB3dE5fG7h/oxford-shirt',
  ],
])('%s is led on to the address %s', (path, plain) => {
  expect(plainAddress(path)).toBe(plain)
})

test.each([
  '/',
  '/zh',
  '/pages/winter-care',
  '/shop/main/order/ord_4Fq0aXb2Lk9mZr7TuVwY1c',
  '/shop/main/wishlist/shared/4Fq0aXb2Lk9mZr7TuVwY1c',
  '/shop/main/order/PR-7K3Q-9XD',
  '/posts/%E6%81%A4%E8%A1%AB',
  '/About-Us.data',
  '/%E0%A4%A',
])('%s is an address already', (path) => {
  expect(plainAddress(path)).toBe(path)
})

test('an address of many slashes takes no longer than any other', async () => {
  const address = `/a${'/'.repeat(200_000)}b/`
  expect(await processorMs(() => plainAddress(address))).toBeLessThan(1000)
})
