import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { aStore } from '#test/builders/stores.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const params = { store_id: 'main' }

const add = ({ api }: Visitor, product_variant_id: string, qty = 1) =>
  api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { product_variant_id, qty },
  })
const set = ({ api }: Visitor, product_variant_id: string, qty: number) =>
  api('PUT /stores/{store_id}/shopping-cart/set-quantity', {
    params,
    body: { product_variant_id, qty },
  })
type ReadBody = Parameters<typeof readWith>[1]
const readWith = (
  { api }: Visitor,
  body: {
    checkout_product_variant_ids?: string[]
    voucher_code?: string
    delivery_info?: Record<string, unknown>
  },
) => api('POST /stores/{store_id}/shopping-cart/all', { params, body: body as never })
const read = (visitor: Visitor, body: ReadBody = {}) => readWith(visitor, body)

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('it was not refused', { cause: error })
  return error
}

test('a line shows the product in its colour, priced, with what is in stock', async () => {
  const shirt = await aProduct(ctx, {
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    colours: ['white', 'navy'],
    sizes: ['M'],
    price: 38_000,
    compareAt: 48_000,
    hasPictures: true,
  })
  const ada = await shop.visitor()
  const cart = await add(ada, shirt.variant('navy/M').id, 2)
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

test('adding counts on top, taking away counts down, and at zero the line goes', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id, 3)
  expect(await add(ada, id, 2)).toMatchObject({ count: 5 })
  expect(await add(ada, id, -1)).toMatchObject({ count: 4 })
  expect(await add(ada, id, -9)).toMatchObject({ count: 0, cart_items: [] })
  expect(await add(ada, id, -1)).toMatchObject({ count: 0, cart_items: [] })
})

test('setting a quantity twice is the same as once, and zero removes the line', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  expect(await set(ada, id, 4)).toMatchObject({ count: 4 })
  expect(await set(ada, id, 4)).toMatchObject({ count: 4 })
  expect(await set(ada, id, 0)).toMatchObject({ count: 0 })
})

test('more than there is cannot be added, and the cart stays as it was', async () => {
  const { id } = (await aProduct(ctx, { stock: 3 })).variant()
  const ada = await shop.visitor()
  await add(ada, id, 2)
  const tooMany = await refusal(add(ada, id, 2))
  expect(tooMany).toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(tooMany.details).toEqual({ available: 3, product_variant_id: id })
  await expect(set(ada, id, 4)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await read(ada)).toMatchObject({ count: 2 })
})

test('a refused first piece leaves no line behind', async () => {
  const { id } = (await aProduct(ctx, { stock: 0 })).variant()
  const ada = await shop.visitor()
  await expect(add(ada, id)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await read(ada)).toMatchObject({ count: 0, cart_items: [] })
})

test('pre-order places can be put in the cart, with the day they are expected', async () => {
  const coat = await aProduct(ctx, {
    sizes: ['M'],
    variants: { M: { stock: 1, preorder: { most: 2, expectedOn: '2027-03-01' } } },
  })
  const ada = await shop.visitor()
  const { id } = coat.variant()
  const one = await add(ada, id)
  expect(one.cart_items[0]).toMatchObject({ stock: 'low', available: 3, preorder_date: null })
  const three = await add(ada, id, 2)
  expect(three.cart_items[0]).toMatchObject({ qty: 3, preorder_date: '2027-03-01' })
  await expect(add(ada, id)).rejects.toMatchObject({ code: 'out_of_stock' })
})

test('what does not exist or is no longer sold cannot be added', async () => {
  const gone = await aProduct(ctx, { status: 'archived' })
  const draft = await aProduct(ctx, { status: 'draft' })
  const half = await aProduct(ctx, { sizes: ['S', 'M'], variants: { M: { isArchived: true } } })
  const ada = await shop.visitor()
  await expect(add(ada, 'var_nobody')).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  })
  for (const { id } of [gone.variant(), draft.variant(), half.variant('M')]) {
    await expect(add(ada, id)).rejects.toMatchObject({ status: 409, code: 'variant_unavailable' })
  }
  expect(await read(ada)).toMatchObject({ count: 0 })
})

test('a line that cannot be had any more stays, flagged and out of the total', async () => {
  const kept = await aProduct(ctx, { price: 10_000 })
  const gone = await aProduct(ctx, { price: 20_000 })
  const short = await aProduct(ctx, { price: 30_000 })
  const ada = await shop.visitor()
  for (const product of [kept, gone, short]) await add(ada, product.variant().id, 2)
  await change(ctx, [`product:${gone.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute(),
  )
  await ctx.db
    .updateTable('stock_levels')
    .set({ on_hand: 1 })
    .where('variant_id', '=', short.variant().id)
    .execute()
  const cart = await read(ada)
  expect(cart.cart_items).toMatchObject([
    { problem: null, is_checked_out: true, qty: 2 },
    { problem: 'unavailable', is_checked_out: false, available: 0, subtotal_price: '400.00' },
    { problem: 'out_of_stock', is_checked_out: false, available: 1, subtotal_price: '600.00' },
  ])
  expect(cart.calculations.price.subtotal).toBe('200.00')
  expect(cart.count).toBe(6)
  expect(await add(ada, gone.variant().id, -2)).toMatchObject({ count: 4 })
  expect(await set(ada, short.variant().id, 1)).toMatchObject({ count: 3 })
})

test('only ticked lines are priced; the count is of the whole cart', async () => {
  const [one, two] = [await aProduct(ctx, { price: 10_000 }), await aProduct(ctx, { price: 5000 })]
  const ada = await shop.visitor()
  await add(ada, one.variant().id)
  await add(ada, two.variant().id, 2)
  const cart = await read(ada, { checkout_product_variant_ids: [two.variant().id, 'var_unknown'] })
  expect(cart.cart_items.map((line) => line.is_checked_out)).toEqual([false, true])
  expect(cart.calculations.price.subtotal).toBe('100.00')
  expect(cart.count).toBe(3)
  const none = await read(ada, { checkout_product_variant_ids: [] })
  expect(none.calculations).toMatchObject({ price: { total: '0.00' }, shipping_fee: '0.00' })
})

test('the fee is the chosen courier’s, the cheapest one’s before, and nothing for pick-up', async () => {
  const cheap = await aCourier(ctx, {
    rates: [{ base_cents: 2500, free_over_cents: null, days_max: 9 }],
  })
  const abroad = await aCourier(ctx, { rates: [{ country: 'MO', base_cents: 6000 }] })
  const ada = await shop.visitor()
  await add(ada, (await aProduct(ctx, { price: 10_000 })).variant().id)
  const fee = async (delivery_info: Record<string, unknown>) =>
    (await read(ada, { delivery_info })).calculations.shipping_fee
  expect(await fee({})).toBe('25.00')
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

test('a courier or shop that does not fit is refused', async () => {
  const ada = await shop.visitor()
  const misfits = [
    { courier_id: 'cou_nobody' },
    { country: 'US', courier_id: place.courier },
    { method: 'PICKUP', warehouse_id: place.stockroom },
    { method: 'PICKUP', warehouse_id: 'whs_nowhere' },
  ]
  for (const delivery_info of misfits) {
    await expect(read(ada, { delivery_info })).rejects.toMatchObject({
      status: 409,
      code: 'delivery_unavailable',
    })
  }
})

test('a voucher nobody knows takes nothing off and says so', async () => {
  const ada = await shop.visitor()
  await add(ada, (await aProduct(ctx)).variant().id)
  expect(await read(ada, { voucher_code: 'WELCOME' })).toMatchObject({
    is_voucher_applied: false,
    voucher_problem: 'unknown',
    is_enough_membership_points: true,
  })
  expect(await read(ada, { voucher_code: '' })).toMatchObject({ voucher_problem: null })
})

test('nobody sees or changes another visitor’s cart, nor the one of another store', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  await add(ada, id, 2)
  expect(await read(bob)).toMatchObject({ count: 0 })
  await bob.api('DELETE /stores/{store_id}/shopping-cart/clear-cart', { params })
  expect(await read(ada)).toMatchObject({ count: 2 })
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

test('clearing empties the cart, once and again', async () => {
  const ada = await shop.visitor()
  await add(ada, (await aProduct(ctx)).variant().id, 2)
  const clear = () => ada.api('DELETE /stores/{store_id}/shopping-cart/clear-cart', { params })
  expect(await clear()).toMatchObject({ count: 0, cart_items: [] })
  expect(await clear()).toMatchObject({ count: 0 })
})

test('twenty clicks at once on “add” are twenty pieces, up to what there is', async () => {
  const { id } = (await aProduct(ctx, { stock: 15 })).variant()
  const ada = await shop.visitor()
  const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => add(ada, id)))
  const refused = clicks.flatMap((click) => (click.status === 'rejected' ? [click.reason] : []))
  expect(refused).toHaveLength(5)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'out_of_stock' })
  expect(await read(ada)).toMatchObject({ count: 15 })
})

test('adding again with the same key adds once', async () => {
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
  expect(await read(ada)).toMatchObject({ count: 2 })
})

test('quantities that are none are refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  for (const qty of [0, 1.5, 1e9, -1e9, Number.NaN]) {
    await expect(add(ada, id, qty)).rejects.toMatchObject({ status: 422, code: 'invalid' })
  }
  await expect(set(ada, id, -1)).rejects.toMatchObject({ status: 422 })
  expect(await read(ada)).toMatchObject({ count: 0 })
})

test('related products go with the cart; an empty one shows the shop’s first', async () => {
  const tie = await aProduct(ctx)
  const shirt = await aProduct(ctx, { goesWith: [tie.id] })
  const ada = await shop.visitor()
  const related = async () =>
    (await ada.api('GET /stores/{store_id}/shopping-cart/related-products-urls', { params })).data
  expect((await related()).length).toBeGreaterThan(0)
  await add(ada, shirt.variant().id)
  const [first] = await related()
  expect(first).toContain(`/stores/main/product-management/products/${tie.id}/details`)
})
