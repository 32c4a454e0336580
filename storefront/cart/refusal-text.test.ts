import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { messages } from '../messages/en.ts'
import { refusalText } from './refusal-text.ts'

function outOfStock(available: number): ApiError {
  const message = 'Not enough stock.'
  return new ApiError(409, { message, code: 'out_of_stock', details: { available } })
}

test('a shortage shows the available quantity, and zero reads as sold out', () => {
  expect(refusalText(outOfStock(2), messages)).toBe('Only 2 available')
  expect(refusalText(outOfStock(0), messages)).toBe('Sold out')
})

test('other errors show the API’s message', () => {
  const full = new ApiError(409, { message: 'The cart is full.', code: 'cart_full' })
  expect(refusalText(full, messages)).toBe('The cart is full.')
})

test('without a response it reports no connection', () => {
  expect(refusalText(new ConnectionError(new TypeError('fetch failed')), messages)).toBe(
    messages.errors.noConnection,
  )
})
