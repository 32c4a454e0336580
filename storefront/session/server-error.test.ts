import { beforeEach, expect, test } from 'vitest'
import { toasts } from '#ui/toasts.ts'
import { reportServerError } from './server-error.ts'

const shown = () => toasts.get().map(({ text, tone }) => `${tone}: ${text}`)
const cart = 'https://shop.example/api/customer/stores/main/shopping-cart/all'

beforeEach(() => toasts.set([]))

test.each([
  ['en', 500, 'error: Error from Server'],
  ['zh', 502, 'error: 服務器報錯'],
  ['cn', 503, 'error: 服务器报错'],
] as const)('in %s, a %s is one error toast, also when two calls fail', (locale, status, toast) => {
  reportServerError({ url: cart, status }, locale)
  reportServerError({ url: cart, status }, locale)
  expect(shown()).toEqual([toast])
})

test('a refusal is left to the screen that made the call', () => {
  reportServerError({ url: cart, status: 409 }, 'en')
  expect(shown()).toEqual([])
})

test('related items that cannot be fetched are missing without a word', () => {
  const url = 'https://shop.example/api/customer/stores/main/related-products-urls?x=1'
  reportServerError({ url, status: 500 }, 'en')
  expect(shown()).toEqual([])
})
