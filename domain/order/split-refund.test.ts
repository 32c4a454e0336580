import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, sumCents } from '../money.ts'
import { splitRefund } from './split-refund.ts'

const cash = { id: 'cash', left: cents(500_00) }
const octopus = { id: 'octopus', left: cents(380_00) }

test.each([
  ['what the larger payment covers goes back to it alone', 500_00, { cash: 500_00 }],
  ['more than that takes the next one', 500_01, { cash: 500_00, octopus: 1 }],
  ['everything goes back the way it came', 880_00, { cash: 500_00, octopus: 380_00 }],
])('%s', (_, amount, expected) => {
  const parts = splitRefund([octopus, cash], cents(amount))
  expect(Object.fromEntries((parts ?? []).map((part) => [part.paymentId, part.cents]))).toEqual(
    expected,
  )
})

test('more than was paid is refused', () => {
  expect(splitRefund([cash, octopus], cents(880_01))).toBeNull()
  expect(splitRefund([], cents(1))).toBeNull()
})

test('the parts add up to the refund, and none is more than its payment has left', () => {
  const payments = fc
    .array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 })
    .map((lefts) => lefts.map((left, at) => ({ id: `${at}`, left: cents(left) })))
  fc.assert(
    fc.property(payments, fc.integer({ min: 1, max: 300_000 }), (given, amount) => {
      const parts = splitRefund(given, cents(amount))
      const left = sumCents(given.map((payment) => payment.left))
      expect(parts === null).toBe(amount > left)
      if (parts === null) return
      expect(sumCents(parts.map((part) => part.cents))).toBe(amount)
      for (const part of parts) {
        const payment = given.find(({ id }) => id === part.paymentId)
        expect(part.cents).toBeLessThanOrEqual(payment?.left ?? 0)
        expect(part.cents).toBeGreaterThan(0)
      }
    }),
  )
})
