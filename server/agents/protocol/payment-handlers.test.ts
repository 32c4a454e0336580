import { expect, test } from 'vitest'
import { ownNamespace } from './payment-handlers.ts'

test.each([
  ['https://shop.example.com', 'com.example.shop'],
  ['https://my-shop.co.uk:8443', 'uk.co.my_shop'],
  ['https://1shop.hk', 'hk.n1shop'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1', 'n1.n0.n0.n127'],
])('the namespace of %s is %s', (origin, name) => {
  expect(ownNamespace(origin)).toBe(name)
  expect(`${name}.fps`).toMatch(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/)
})
