import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { messages } from '../messages/en.ts'
import { errorText } from './error-text.ts'

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
