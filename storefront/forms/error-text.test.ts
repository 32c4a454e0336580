import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { messages } from '../messages/en.ts'
import { errorText } from './error-text.ts'

test('the shop’s own sentence is passed on', () => {
  const error = new ApiError(409, { message: 'Not enough stock.', code: 'out_of_stock' })
  expect(errorText(error, messages)).toBe('Not enough stock.')
})

test('an answer that is not the shop’s own gets a sentence all the same', () => {
  const error = new ApiError(502, { message: '', code: 'unavailable' })
  expect(errorText(error, messages)).toBe(messages.errors.serverText)
})

test('a refusal inside another error is the one that is read', () => {
  const cause = new ApiError(404, { message: 'Product not found.', code: 'product_not_found' })
  expect(errorText(new Error('wishlist-add-fail', { cause }), messages)).toBe('Product not found.')
})
