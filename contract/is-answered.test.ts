import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from './client.ts'
import { isAnswered } from './is-answered.ts'

const refusal = (status: number, code: string) => new ApiError(status, { message: '', code })

test.each([
  ['a lost connection', new ConnectionError(null), false],
  ['a bad gateway', refusal(502, 'unavailable'), false],
  ['a proxy that gave up waiting', refusal(504, 'unavailable'), false],
  ['a proxy that answers no JSON', refusal(404, 'unavailable'), false],
  ['an error of the shop', refusal(500, 'internal'), false],
  ['a first try that still runs', refusal(409, 'idempotency_in_progress'), false],
  ['too many calls', refusal(429, 'rate_limited'), false],
  ['a conflict', refusal(409, 'conflict'), true],
  ['invalid input', refusal(422, 'invalid'), true],
  ['nothing found', refusal(404, 'not_found'), true],
])('%s settles a call: %s', (_, error, settles) => {
  expect(isAnswered(error)).toBe(settles)
})
