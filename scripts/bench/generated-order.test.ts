import { expect, test } from 'vitest'
import { isReference } from '#domain/order/reference.ts'
import { customers, generatedOrder } from './generated-order.ts'

const variantIds = Array.from({ length: 60 }, (_, at) => `variant ${at}`)
const orders = Array.from({ length: 5000 }, (_, number) => generatedOrder(number, variantIds))

test('each order has a unique, well-formed reference', () => {
  expect(new Set(orders.map(({ reference }) => reference)).size).toBe(orders.length)
  for (const { reference } of orders) expect(isReference(reference)).toBe(true)
})

test('an order is deterministic and has two different items', () => {
  expect(generatedOrder(4711, variantIds)).toEqual(orders[4711])
  for (const { variants } of orders) expect(new Set(variants).size).toBe(2)
})

test('every customer has orders in each final state, with the same name, email and number', () => {
  const own = orders.filter((_, number) => number % customers === 9 || number % customers === 8)
  expect(new Set(own.map(({ account_id }) => account_id)).size).toBe(2)
  expect(new Set(own.map(({ email }) => email)).size).toBe(2)
  expect(new Set(own.map(({ phone }) => phone)).size).toBe(2)
  expect(new Set(orders.map(({ fate }) => fate))).toEqual(
    new Set(['completed', 'pending', 'cancelled']),
  )
})
