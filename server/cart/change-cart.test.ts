import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, clearCart, readCart, setQuantity } from '#test/builders/shopper.ts'
import { aStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
await aSellingPlace(ctx)
const params = { store_id: 'main' }

test('adding raises the quantity, removing lowers it, and zero deletes the line', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id, 3)
  expect(await addToCart(ada, id, 2)).toMatchObject({ count: 5 })
  expect(await addToCart(ada, id, -1)).toMatchObject({ count: 4 })
  expect(await addToCart(ada, id, -9)).toMatchObject({ count: 0, cart_items: [] })
  expect(await addToCart(ada, id, -1)).toMatchObject({ count: 0, cart_items: [] })
})

test('setting a quantity is idempotent, and zero deletes the line', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  expect(await setQuantity(ada, id, 4)).toMatchObject({ count: 4 })
  expect(await setQuantity(ada, id, 4)).toMatchObject({ count: 4 })
  expect(await setQuantity(ada, id, 0)).toMatchObject({ count: 0 })
})

test('adding more than the stock is refused and leaves the cart unchanged', async () => {
  const { id } = (await aProduct(ctx, { stock: 3 })).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id, 2)
  await expect(addToCart(ada, id, 2)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    details: { available: 3, product_variant_id: id },
  })
  await expect(setQuantity(ada, id, 4)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await readCart(ada)).toMatchObject({ count: 2 })
})

test('a refused first item leaves no line behind', async () => {
  const { id } = (await aProduct(ctx, { stock: 0 })).variant()
  const ada = await shop.visitor()
  await expect(addToCart(ada, id)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await readCart(ada)).toMatchObject({ count: 0, cart_items: [] })
})

test('a pre-order item can be added to the cart and shows its expected day', async () => {
  const coat = await aProduct(ctx, {
    sizes: ['M'],
    variants: { M: { stock: 1, preorder: { max_qty: 2, expectedOn: '2027-03-01' } } },
  })
  const ada = await shop.visitor()
  const { id } = coat.variant()
  const one = await addToCart(ada, id)
  expect(one.cart_items[0]).toMatchObject({ stock: 'low', available: 3, preorder_date: null })
  const three = await addToCart(ada, id, 2)
  expect(three.cart_items[0]).toMatchObject({ qty: 3, preorder_date: '2027-03-01' })
  await expect(addToCart(ada, id)).rejects.toMatchObject({ code: 'out_of_stock' })
})

test('an unknown or archived variant cannot be added', async () => {
  const gone = await aProduct(ctx, { status: 'archived' })
  const draft = await aProduct(ctx, { status: 'draft' })
  const half = await aProduct(ctx, { sizes: ['S', 'M'], variants: { M: { isArchived: true } } })
  const ada = await shop.visitor()
  await expect(addToCart(ada, 'var_nobody')).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  })
  for (const { id } of [gone.variant(), draft.variant(), half.variant('M')]) {
    await expect(addToCart(ada, id)).rejects.toMatchObject({
      status: 409,
      code: 'variant_unavailable',
    })
  }
  expect(await readCart(ada)).toMatchObject({ count: 0 })
})

test('a visitor cannot see or change another visitor’s cart or another store’s cart', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  await addToCart(ada, id, 2)
  expect(await readCart(bob)).toMatchObject({ count: 0 })
  await clearCart(bob)
  expect(await readCart(ada)).toMatchObject({ count: 2 })
  const mini = await aStore(ctx, { slug: 'mini' })
  const other = ada.api('POST /stores/{store_id}/shopping-cart/all', {
    params: { store_id: mini.id },
    body: {},
  })
  expect(await other).toMatchObject({ count: 0 })
  const nowhere = ada.api('POST /stores/{store_id}/shopping-cart/all', {
    params: { store_id: 'nowhere' },
    body: {},
  })
  await expect(nowhere).rejects.toMatchObject({ status: 404 })
  const nobody = shop.anybody()('POST /stores/{store_id}/shopping-cart/all', { params, body: {} })
  await expect(nobody).rejects.toMatchObject({ status: 401 })
})

test('clearing empties the cart, and clearing again changes nothing', async () => {
  const ada = await shop.visitor()
  await addToCart(ada, (await aProduct(ctx)).variant().id, 2)
  expect(await clearCart(ada)).toMatchObject({ count: 0, cart_items: [] })
  expect(await clearCart(ada)).toMatchObject({ count: 0 })
})

test('twenty concurrent “add” clicks add twenty items, up to the stock', async () => {
  const { id } = (await aProduct(ctx, { stock: 15 })).variant()
  const ada = await shop.visitor()
  const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => addToCart(ada, id)))
  const refused = clicks.flatMap((click) => (click.status === 'rejected' ? [click.reason] : []))
  expect(refused).toHaveLength(5)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'out_of_stock' })
  expect(await readCart(ada)).toMatchObject({ count: 15 })
})

test('adding twice with the same idempotency key adds once', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  const once = () =>
    ada.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
      params,
      body: { product_variant_id: id, qty: 2 },
      idempotencyKey: 'one-click',
    })
  const first = await once()
  expect(await once()).toEqual(first)
  expect(await readCart(ada)).toMatchObject({ count: 2 })
})

test('invalid quantities are refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  for (const qty of [0, 1.5, 1e9, -1e9, Number.NaN]) {
    await expect(addToCart(ada, id, qty)).rejects.toMatchObject({ status: 422, code: 'invalid' })
  }
  await expect(setQuantity(ada, id, -1)).rejects.toMatchObject({ status: 422 })
  expect(await readCart(ada)).toMatchObject({ count: 0 })
})
