import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, readCart, readOrder } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../inventory/stock-checks.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

const orderCount = async () => {
  const { count } = await ctx.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function expectNothingHappened(before: number): Promise<void> {
  expect(await orderCount()).toBe(before)
  expect(await stockProblems(ctx.db)).toEqual([])
}

test('another visitor’s lines cannot be checked out', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  await addToCart(ada, id)
  const before = await orderCount()
  await expect(checkOut(bob, byCourier(place, [id]))).rejects.toMatchObject({
    status: 409,
    code: 'cart_empty',
  })
  await expectNothingHappened(before)
  const { order_id } = await checkOut(ada, byCourier(place, [id]))
  await expect(readOrder(bob, order_id)).rejects.toMatchObject({ status: 404 })
})

test('a price change stops the checkout and shows the new cart', async () => {
  const shirt = await aProduct(ctx, { price: 10_000 })
  const { id } = shirt.variant()
  const ada = await shop.visitor()
  const cart = await addToCart(ada, id)
  const expected_total = cart.calculations.price.total
  await change(ctx, [`product:${shirt.id}`], (trx) =>
    trx.updateTable('variants').set({ price_cents: 12_000 }).where('id', '=', id).execute(),
  )
  const before = await orderCount()
  const refused = checkOut(ada, byCourier(place, [id], { expected_total }))
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
    details: { cart: { count: 1, calculations: { price: { total: '160.00' } } } },
  })
  await expectNothingHappened(before)
  await checkOut(ada, byCourier(place, [id], { expected_total: '160.00' }))
})

test('a selected line removed in another tab stops checkout and shows the new cart', async () => {
  const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  await addToCart(ada, one.variant().id)
  const ids = [one.variant().id, two.variant().id]
  await expect(checkOut(ada, byCourier(place, ids))).rejects.toMatchObject({
    code: 'price_changed',
    details: { cart: { count: 1 } },
  })
})

test('items that became sold out or unavailable are named, and nothing is ordered', async () => {
  const [good, gone, short] = [await aProduct(ctx), await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  for (const product of [good, gone, short]) await addToCart(ada, product.variant().id, 2)
  await ctx.db
    .updateTable('variants')
    .set({ archived_at: new Date() })
    .where('id', '=', gone.variant().id)
    .execute()
  const bob = await shop.visitor()
  await addToCart(bob, short.variant().id, 9)
  await checkOut(bob, byCourier(place, [short.variant().id]))
  const before = await orderCount()
  const together = (other: typeof gone) =>
    checkOut(ada, byCourier(place, [good.variant().id, other.variant().id]))
  await expect(together(gone)).rejects.toMatchObject({
    status: 409,
    code: 'variant_unavailable',
    details: { product_variant_id: gone.variant().id },
  })
  await expect(together(short)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    details: { available: 1, product_variant_id: short.variant().id },
  })
  await expectNothingHappened(before)
  expect(await readCart(ada)).toMatchObject({ count: 6 })
})

test('a voucher that no longer applies stops the order instead of raising its price', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  await expect(
    checkOut(ada, byCourier(place, [id], { voucher_code: 'WELCOME' })),
  ).rejects.toMatchObject({ status: 409, code: 'voucher_not_applicable' })
})

test('a disabled payment method is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const methods = ctx.db.selectFrom('configurations').select('value')
  const { value } = await methods.where('slug', '=', 'payment_methods').executeTakeFirstOrThrow()
  const write = (next: unknown) =>
    change(ctx, ['configuration'], (trx) =>
      trx
        .updateTable('configurations')
        .set({ value: JSON.stringify(next) })
        .where('slug', '=', 'payment_methods')
        .execute(),
    )
  await write(Array.isArray(value) ? value.slice(0, 1) : [])
  const byPayMe = () => checkOut(ada, byCourier(place, [id], { payment_method: 'payme' }))
  await expect(byPayMe()).rejects.toMatchObject({ code: 'payment_method_unavailable' })
  await write(value)
  await byPayMe()
})

test('prices, totals and states in the body are refused and change nothing', async () => {
  const { id } = (await aProduct(ctx, { price: 20_000 })).variant()
  const eve = await shop.visitor()
  await addToCart(eve, id)
  const before = await orderCount()
  for (const tampered of [
    { total: '0.01', price: 1, currency: 'JPY', shipping_fee: '0.00' },
    { items: [{ product_variant_id: id, qty: -5, price: '0.01' }], discount: '199.00' },
    { calculations: { price: { total: '0.00' } }, points: 1e9, is_paid: true },
    { status: 'completed', current_status: 'completed', account_id: 'acc_other', qty: 1e9 },
  ]) {
    const checkout = checkOut(eve, { ...byCourier(place, [id]), ...tampered })
    const issues = Object.keys(tampered).map((path) => expect.objectContaining({ path }))
    await expect(checkout).rejects.toMatchObject({ status: 422, issues })
  }
  const huge = `${'9'.repeat(400)}.00`
  for (const expected_total of ['-1.00', '240.01', '0.00', huge]) {
    await expect(checkOut(eve, byCourier(place, [id], { expected_total }))).rejects.toMatchObject({
      code: 'price_changed',
    })
  }
  await expectNothingHappened(before)
})

test('an order whose sum exceeds its columns is refused instead of failing', async () => {
  const { id } = (await aProduct(ctx, { price: 2_000_000_000, stock: 500 })).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id, 400)
  await expect(checkOut(ada, byCourier(place, [id]))).rejects.toMatchObject({ status: 422 })
})
