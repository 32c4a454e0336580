import { expect, test } from 'vitest'
import { cart as cartShape } from '#contract/endpoints/cart.ts'
import { cartExample } from '#contract/endpoints/cart-example.ts'
import { emptyCart, type Cart, type CartLine } from '../cart/cart-query.ts'
import {
  deviations,
  isOrderable,
  lostGifts,
  lostLines,
  refusalOf,
  withGifts,
} from './order-obstacles.ts'

const [example] = cartExample.cart_items

function line(id: string, given: Partial<CartLine> = {}): CartLine {
  const { cart_items: lines } = cartShape.parse({
    ...cartExample,
    cart_items: [{ ...example, product_variant_id: id, available: 5, problem: null, ...given }],
  })
  const [only] = lines
  if (!only) throw new Error('the example has no line')
  return only
}

const soldOut = { problem: 'out_of_stock', available: 0, is_checked_out: false } as const

function cartOf(lines: CartLine[], total: string, given: Partial<Cart> = {}): Cart {
  const { calculations } = emptyCart
  const price = { subtotal: total, total }
  return { ...emptyCart, cart_items: lines, calculations: { ...calculations, price }, ...given }
}

const ticks = { unticked: [] }
const choices = { unticked: [], voucher: null, withPoints: [] }
const both = cartOf([line('a'), line('b')], '200.00')
const rest = cartOf([line('a'), line('b', soldOut)], '100.00')

test('an order as shown is sent', () => {
  expect(refusalOf(both, both, ticks)).toBeNull()
})

test('what sold out since it was shown is reported once, and the next press orders the rest', () => {
  expect(refusalOf(both, rest, ticks)).toEqual({ kind: 'line', variantId: 'b', available: 0 })
  expect(refusalOf(rest, rest, ticks)).toBeNull()
})

test('a second line that is lost later is reported, too', () => {
  const three = cartOf([line('a'), line('b', soldOut), line('c')], '200.00')
  const one = cartOf([line('a'), line('b', soldOut), line('c', soldOut)], '100.00')
  expect(refusalOf(three, one, ticks)).toMatchObject({ variantId: 'c' })
})

test('a line that was left out on purpose is not reported', () => {
  expect(refusalOf(rest, rest, { unticked: ['b'] })).toBeNull()
  expect(lostLines(rest, { unticked: ['b'] })).toEqual([])
})

test('with nothing left, every press says why instead of ordering', () => {
  const none = cartOf([line('b', { ...soldOut, problem: 'unavailable' })], '0.00')
  expect(refusalOf(none, none, ticks)).toEqual({ kind: 'line', variantId: 'b', available: null })
  expect(refusalOf(both, cartOf([], '0.00'), ticks)).toEqual({ kind: 'empty' })
  expect(isOrderable(none, ticks)).toBe(false)
})

test('a total that differs from the one on the button is shown first', () => {
  const dearer = cartOf([line('a'), line('b')], '210.00')
  expect(refusalOf(both, dearer, ticks)).toEqual({ kind: 'price_changed' })
  expect(refusalOf(undefined, both, ticks)).toEqual({ kind: 'price_changed' })
  expect(refusalOf(dearer, dearer, ticks)).toBeNull()
})

test('too few points are said on every press, and the button names no total', () => {
  const point = { subtotal: 900, total: 900 }
  const short = {
    ...both,
    is_enough_membership_points: false,
    calculations: { ...both.calculations, point },
  }
  expect(refusalOf(short, short, ticks)).toEqual({ kind: 'points', balance: null, needed: 900 })
  expect(isOrderable(short, ticks)).toBe(false)
  expect(isOrderable(both, ticks)).toBe(true)
})

test('a gift that was shown and is gone is known, one that came instead is remembered', () => {
  const before = cartOf([line('a')], '100.00', { gift_items: [line('socks')] })
  const after = cartOf([line('a')], '100.00', { gift_items: [line('cap')] })
  const shown = withGifts(withGifts([], before), after)
  expect(shown.map(({ product_variant_id: id }) => id)).toEqual(['socks', 'cap'])
  expect(lostGifts(shown, after).map(({ product_variant_id: id }) => id)).toEqual(['socks'])
  expect(withGifts(shown, after)).toBe(shown)
})

test('everything that an order is without counts as a deviation, with what is left of it', () => {
  const gifts = [line('socks')]
  const idle = { ...rest, voucher_problem: 'expired' as const, is_enough_membership_points: false }
  expect(deviations(both, choices, [])).toEqual([])
  expect(deviations(idle, { ...choices, voucher: 'TEN' }, gifts)).toEqual([
    'b 0',
    'gift socks',
    'voucher',
    'points',
  ])
})
