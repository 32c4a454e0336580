import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { outcomeOfQuote } from './order-outcome.ts'

const answer = (status: number, code: string) => new ApiError(status, { message: 'So', code })

test.each([
  ['a lost connection', new ConnectionError(new TypeError('Failed to fetch')), 'no_answer'],
  ['a proxy without the shop', answer(502, 'unavailable'), 'no_answer'],
  ['an ended session', answer(401, 'unauthenticated'), 'wait'],
  ['a limit of requests', answer(429, 'rate_limited'), 'wait'],
  ['a refusal', answer(409, 'cart_empty'), 'empty'],
])('a cart that cannot be priced for %s has its own outcome', (_, error, kind) => {
  expect(outcomeOfQuote(error)).toMatchObject({ kind })
})

test('a fault of our own is not taken for a lost connection', () => {
  const fault = new TypeError('Cannot read properties of undefined')
  expect(() => outcomeOfQuote(fault)).toThrow(fault)
})
