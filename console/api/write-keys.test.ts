import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { settleWrite, writeKey } from './write-keys.ts'

const call = 'POST /counter/sales'
const sale = (id: string) => ({ body: { lines: [{ variant_id: id, qty: 1 }] } })
const refusal = (status: number, code: string) => new ApiError(status, { message: '', code })

test.each([
  ['the connection was lost', new ConnectionError(null)],
  ['a proxy gave up', refusal(504, 'unavailable')],
  ['the first try still runs', refusal(409, 'idempotency_in_progress')],
])('a second press keeps its key if %s', (reason, error) => {
  const first = writeKey(call, sale(reason))
  settleWrite(call, sale(reason), error)
  expect(writeKey(call, sale(reason))).toBe(first)
})

test.each([
  ['done', null],
  ['refused', refusal(409, 'conflict')],
])('the same input gets a new key once it was %s', (reason, error) => {
  const first = writeKey(call, sale(reason))
  settleWrite(call, sale(reason), error)
  expect(writeKey(call, sale(reason))).not.toBe(first)
})

test('another input and another call get keys of their own', () => {
  const keys = [
    writeKey(call, sale('var_1')),
    writeKey(call, sale('var_2')),
    writeKey('POST /counter/returns', sale('var_1')),
  ]
  expect(new Set(keys).size).toBe(3)
})
