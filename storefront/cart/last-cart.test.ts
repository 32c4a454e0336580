import { expect, test } from 'vitest'
import { cart as cartShape } from '#contract/endpoints/cart.ts'
import { cartExample } from '#contract/endpoints/cart-example.ts'
import { parseLastCart } from './last-cart.ts'

const cart = cartShape.parse(cartExample)
const owner = { account: 'mark', build: '/assets/cart-1.js' }
const stored = { ...owner, cart }

test('the cart an account last had in this browser is shown to it again', () => {
  expect(parseLastCart(JSON.parse(JSON.stringify(stored)), owner)).toEqual(cart)
})

test.each([
  ['another account', stored, { ...owner, account: 'other' }],
  ['a visitor without an account', { ...stored, account: null }, { ...owner, account: null }],
  ['another build of the shop', stored, { ...owner, build: '/assets/cart-2.js' }],
  ['an empty storage', null, owner],
  ['text that is not a cart', { ...owner, cart: 'cart' }, owner],
  ['a list', [], owner],
])('%s is shown no stored cart', (_, value, reader) => {
  expect(parseLastCart(value, reader)).toBeUndefined()
})
