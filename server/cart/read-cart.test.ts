import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { addToCart, readCart, setQuantity } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const params = { store_id: 'main' }

type DeliveryInfo = NonNullable<
  CallInput<'POST /stores/{store_id}/shopping-cart/all'>['body']
>['delivery_info']

test('a line shows the product in its colour, its price and its stock', async () => {
  const shirt = await aProduct(ctx, {
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    colours: ['white', 'navy'],
    sizes: ['M'],
    price: 38_000,
    compareAt: 48_000,
    hasPictures: true,
  })
  const ada = await shop.visitor()
  const cart = await addToCart(ada, shirt.variant('navy/M').id, 2)
  expect(cart.cart_items).toHaveLength(1)
  expect(cart.cart_items[0]).toMatchObject({
    product_variant_id: shirt.variant('navy/M').id,
    product_id: shirt.id,
    slug: { en: 'oxford-shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    qty: 2,
    product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    colour: 'navy',
    size: 'M',
    image: { alt: { en: 'navy, front' } },
    original_price_per_unit: '480.00',
    discounted_price_per_unit: '380.00',
    original_subtotal_price: '960.00',
    subtotal_price: '760.00',
    stock: 'in_stock',
    available: 10,
    is_checked_out: true,
    problem: null,
  })
  expect(cart.cart_items[0]?.product_variant_title.en).toMatch(/^Navy \/ M$/i)
  expect(cart.calculations).toEqual({
    currency: 'HKD',
    price: { subtotal: '960.00', total: '800.00' },
    price_discount: { local: '200.00', global: '0.00' },
    point: { subtotal: 0, total: 0 },
    shipping_fee: '40.00',
    free_shipping_missing: '40.00',
  })
  expect(cart.count).toBe(2)
})

test('an unavailable line stays in the cart, flagged and excluded from the total', async () => {
  const kept = await aProduct(ctx, { price: 10_000 })
  const gone = await aProduct(ctx, { price: 20_000 })
  const short = await aProduct(ctx, { price: 30_000 })
  const ada = await shop.visitor()
  for (const product of [kept, gone, short]) await addToCart(ada, product.variant().id, 2)
  await change(ctx, [`product:${gone.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute(),
  )
  await ctx.db
    .updateTable('stock_levels')
    .set({ on_hand: 1 })
    .where('variant_id', '=', short.variant().id)
    .execute()
  const cart = await readCart(ada)
  expect(cart.cart_items).toMatchObject([
    { problem: null, is_checked_out: true, qty: 2 },
    { problem: 'unavailable', is_checked_out: false, available: 0, subtotal_price: '400.00' },
    { problem: 'out_of_stock', is_checked_out: false, available: 1, subtotal_price: '600.00' },
  ])
  expect(cart.calculations.price.subtotal).toBe('200.00')
  expect(cart.count).toBe(6)
  expect(await addToCart(ada, gone.variant().id, -2)).toMatchObject({ count: 4 })
  expect(await setQuantity(ada, short.variant().id, 1)).toMatchObject({ count: 3 })
})

test('only selected lines are priced; the count covers the whole cart', async () => {
  const [one, two] = [await aProduct(ctx, { price: 10_000 }), await aProduct(ctx, { price: 5000 })]
  const ada = await shop.visitor()
  await addToCart(ada, one.variant().id)
  await addToCart(ada, two.variant().id, 2)
  const cart = await readCart(ada, {
    checkout_product_variant_ids: [two.variant().id, 'var_unknown'],
  })
  expect(cart.cart_items.map((line) => line.is_checked_out)).toEqual([false, true])
  expect(cart.calculations.price.subtotal).toBe('100.00')
  expect(cart.count).toBe(3)
  const none = await readCart(ada, { checkout_product_variant_ids: [] })
  expect(none.calculations).toMatchObject({ price: { total: '0.00' }, shipping_fee: '0.00' })
})

test('the fee is the chosen or else the proposed courier’s, and zero for pick-up', async () => {
  const cheap = await aCourier(ctx, {
    rates: [{ base_cents: 2500, free_over_cents: null, days_max: 9 }],
  })
  const abroad = await aCourier(ctx, { rates: [{ country: 'MO', base_cents: 6000 }] })
  const ada = await shop.visitor()
  await addToCart(ada, (await aProduct(ctx, { price: 10_000 })).variant().id)
  const fee = async (delivery_info: DeliveryInfo) =>
    (await readCart(ada, { delivery_info })).calculations.shipping_fee
  expect(await fee({})).toBe('40.00')
  expect(await fee({ courier_id: cheap.id })).toBe('25.00')
  expect(await fee({ courier_id: place.courier })).toBe('40.00')
  expect(await fee({ country: 'MO' })).toBe('60.00')
  expect(await fee({ method: 'PICKUP', warehouse_id: place.mall })).toBe('0.00')
  expect(await fee({ method: 'PICKUP' })).toBe('0.00')

  const { data } = await shop.anybody()('GET /stores/{store_id}/shopping-cart/couriers', { params })
  expect(data.map(({ _id, fee_from }) => [_id, fee_from])).toEqual([
    [place.courier, '40.00'],
    [cheap.id, '25.00'],
  ])
  const toMacau = await shop.anybody()('GET /stores/{store_id}/shopping-cart/couriers', {
    params,
    query: { country_code: 'MO' },
  })
  expect(toMacau.data.map(({ _id }) => _id)).toEqual([abroad.id])
})

test('a courier or shop that does not match the delivery is refused', async () => {
  const ada = await shop.visitor()
  const misfits: DeliveryInfo[] = [
    { courier_id: 'cou_nobody' },
    { country: 'US', courier_id: place.courier },
    { method: 'PICKUP', warehouse_id: place.stockroom },
    { method: 'PICKUP', warehouse_id: 'whs_nowhere' },
  ]
  for (const delivery_info of misfits) {
    await expect(readCart(ada, { delivery_info })).rejects.toMatchObject({
      status: 409,
      code: 'delivery_unavailable',
    })
  }
})

test('an unknown voucher gives no discount and is reported', async () => {
  const ada = await shop.visitor()
  await addToCart(ada, (await aProduct(ctx)).variant().id)
  expect(await readCart(ada, { voucher_code: 'WELCOME' })).toMatchObject({
    is_voucher_applied: false,
    voucher_problem: 'unknown',
    is_enough_membership_points: true,
  })
  expect(await readCart(ada, { voucher_code: '' })).toMatchObject({ voucher_problem: null })
})

test('related products match the cart; an empty cart shows the shop’s first products', async () => {
  const tie = await aProduct(ctx)
  const shirt = await aProduct(ctx, { goesWith: [tie.id] })
  const ada = await shop.visitor()
  const related = async () =>
    (await ada.api('GET /stores/{store_id}/shopping-cart/related-products-urls', { params })).data
  expect((await related()).length).toBeGreaterThan(0)
  await addToCart(ada, shirt.variant().id)
  const [first] = await related()
  expect(first).toContain(`/stores/main/product-management/products/${tie.id}/details`)
})
