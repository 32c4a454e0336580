import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages } from '../messages/en.ts'
import { messages as zh } from '../messages/zh.ts'
import { errorText, errorTitle } from './error-text.ts'

test('the API’s own message is passed on', () => {
  const error = new ApiError(409, { message: 'Not enough stock.', code: 'out_of_stock' })
  expect(errorText(error, messages)).toBe('Not enough stock.')
})

test('a response without a message gets the standard one', () => {
  const error = new ApiError(502, { message: '', code: 'unavailable' })
  expect(errorText(error, messages)).toBe(messages.errors.serverText)
})

test('an API error wrapped in another error is used', () => {
  const cause = new ApiError(404, { message: 'Product not found.', code: 'product_not_found' })
  expect(errorText(new Error('wishlist-add-fail', { cause }), messages)).toBe('Product not found.')
})

test('without a response it reports no connection, wrapped or not', () => {
  const lost = new ConnectionError(new TypeError('fetch failed'))
  expect(errorText(lost, messages)).toBe(messages.errors.noConnection)
  const wrapped = new Error('wishlist-add-fail', { cause: lost })
  expect(errorText(wrapped, messages)).toBe(messages.errors.noConnection)
  expect(errorTitle(lost, messages)).toBe('Error from Server')
})

test.each([
  ['Error', messages],
  ['錯誤', zh],
  ['错误', cn],
])('any other error of the browser is %j, never the server’s', (text, language) => {
  const bug = new TypeError('Cannot read properties of undefined')
  expect(errorText(bug, language)).toBe(text)
  expect(errorTitle(bug, language)).toBe(text)
  expect(errorTitle(new ApiError(500, { message: '', code: 'internal' }), language)).toBe(
    language.errors.serverTitle,
  )
})
