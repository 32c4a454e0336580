import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { outcomeOf, outcomeOfQuote } from './order-outcome.ts'

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

const issue = (path: string) =>
  new ApiError(422, { message: 'Invalid', code: 'invalid', issues: [{ path, message: 'Why' }] })

test.each([
  ['stock', answer(409, 'out_of_stock'), 'line'],
  ['a withdrawn item', answer(409, 'variant_unavailable'), 'line'],
  ['a price', answer(409, 'price_changed'), 'price_changed'],
  ['a voucher', answer(409, 'voucher_not_applicable'), 'voucher'],
  ['points', answer(409, 'not_enough_points'), 'points'],
  ['an empty cart', answer(409, 'cart_empty'), 'empty'],
  ['a courier', answer(409, 'delivery_unavailable'), 'fields'],
  ['a payment method', answer(409, 'payment_method_unavailable'), 'fields'],
  ['a removed card', issue('credit_card_id'), 'fields'],
  ['a field', issue('delivery_details.phone'), 'fields'],
  ['a limit on one order', issue('checkout_product_variant_ids'), 'wait'],
  ['a limit of requests', answer(429, 'rate_limited'), 'wait'],
  ['two changes at once', answer(409, 'conflict'), 'wait'],
  ['an earlier press', answer(409, 'idempotency_in_progress'), 'in_progress'],
  ['a shop that is down', answer(503, 'unavailable'), 'no_answer'],
])('a refusal because of %s stays on the form', (_, error, kind) => {
  expect(outcomeOf(error)).toMatchObject({ kind })
})

test.each([
  ['a fault of the shop', answer(500, 'internal')],
  ['a store that is gone', answer(404, 'not_found')],
  ['a field that no one typed', issue('success_url')],
])('%s leads to the failure page', (_, error) => {
  expect(outcomeOf(error)).toMatchObject({ kind: 'failed' })
})

test('what is no longer offered is said of the field that chose it', () => {
  const problems = (error: ApiError) => Object.assign({ problems: {} }, outcomeOf(error)).problems
  expect(problems(answer(409, 'delivery_unavailable'))).toEqual({ delivery: 'deliveryGone' })
  expect(problems(answer(409, 'payment_method_unavailable'))).toEqual({ payment: 'paymentGone' })
  expect(problems(issue('credit_card_id'))).toEqual({ payment: 'cardGone' })
})
