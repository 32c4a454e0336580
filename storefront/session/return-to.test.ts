import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginPath, pageWithin, returnToOf } from './return-to.ts'

test.each([
  ['/account', '/account'],
  ['/zh/account/orders?page=2#list', '/account/orders?page=2#list'],
  ['/shop/main/checkout', '/shop/main/checkout'],
  ['/', '/'],
  [null, null],
  ['', null],
  ['account', null],
  ['https://other.example/account', null],
  ['javascript:alert(1)', null],
  ['//other.example', null],
  ['/\\other.example', null],
  ['/\t/other.example', null],
  ['/.//other.example', null],
  ['/zh//other.example', null],
  ['/zh/.//other.example', null],
  ['/authentication/login/email', null],
  ['/zh/authentication/register/email', null],
  ['/language/zh?to=/', null],
  ['/api/customer/auth/logout', null],
])('the sign-in’s return path for %j is %j', (given, page) => {
  expect(pageWithin(given)).toBe(page)
})

test('no return path leads out of the shop', () => {
  const item = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '\t',
    '\n',
    '%2f',
    'zh',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (items) => {
      const page = pageWithin(`/${items.join('')}`)
      if (page !== null)
        expect(new URL(page, 'https://shop.example').origin).toBe('https://shop.example')
    }),
  )
})

test('the sign-in leads back to the page it was opened from', () => {
  const page = '/shop/main/product?keyword=a&sort=newest'
  expect(returnToOf(new URL(loginPath(page), 'https://shop.example').search)).toBe(page)
  expect(returnToOf('')).toBeNull()
})
