import { expect, test } from 'vitest'
import { cart as cartShape } from '#contract/endpoints/cart.ts'
import { cartExample } from '#contract/endpoints/cart-example.ts'
import { withoutLines, withAddedItem, withQuantity } from './optimistic-cart.ts'

const [example] = cartExample.cart_items
const shirt = { ...example, product_variant_id: 'shirt', qty: 2, available: 3 }
const tee = { ...example, product_variant_id: 'tee', qty: 1, available: 9 }
const cart = cartShape.parse({ ...cartExample, cart_items: [shirt, tee], count: 3 })
const items = (of: typeof cart) =>
  of.cart_items.map(({ product_variant_id: id, qty }) => `${qty} ${id}`)

test.each([
  ['more of a line', withQuantity(cart, 'shirt', 3), ['3 shirt', '1 tee'], 4],
  ['none of a line', withQuantity(cart, 'shirt', 0), ['1 tee'], 1],
  ['a line that is not there', withQuantity(cart, 'cap', 2), ['2 shirt', '1 tee'], 3],
  ['pieces of a known line', withAddedItem(cart, 'tee', 2), ['2 shirt', '3 tee'], 5],
  // Its line needs words and a price, which only the server has.
  ['pieces of a new line', withAddedItem(cart, 'cap', 2), ['2 shirt', '1 tee'], 5],
  ['nothing at all', withoutLines(cart), [], 0],
])('%s shows at once, in lines and count', (_, after, lines, count) => {
  expect(items(after)).toEqual(lines)
  expect(after.count).toBe(count)
  expect(after.calculations).toEqual(cart.calculations)
})

test('a line that asked for too many has no problem once it asks for what there is', () => {
  const short = { ...cart, cart_items: [{ ...shirt, qty: 5, problem: 'out_of_stock' }] }
  const problemAt = (qty: number) =>
    withQuantity(cartShape.parse(short), 'shirt', qty).cart_items[0]?.problem
  expect(problemAt(4)).toBe('out_of_stock')
  expect(problemAt(3)).toBeNull()
})
