import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isReference } from '#domain/order/reference.ts'
import { aCourier, aSellingPlace, byCourier, byPickup, chan } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { stockProblems } from '../stock/stock-problems.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const params = { store_id: 'main' }

const add = ({ api }: Visitor, product_variant_id: string, qty = 1) =>
  api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { product_variant_id, qty },
  })
const readCart = ({ api }: Visitor) =>
  api('POST /stores/{store_id}/shopping-cart/all', { params, body: {} })
const checkout = (
  { api }: Visitor,
  body: Parameters<typeof byCourier>[2] & object,
  idempotencyKey?: string,
) =>
  api('POST /stores/{store_id}/checkouts', {
    params,
    body: body as ReturnType<typeof byCourier>,
    ...(idempotencyKey && { idempotencyKey }),
  })
const orderOf = ({ api }: Visitor, id: string) => api('GET /orders/{id}/details', { params: { id } })
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

test('an order by courier keeps everything as it was shown', async () => {
  const shirt = await aProduct(ctx, {
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
    colours: ['navy'],
    sizes: ['M'],
    price: 38_000,
    compareAt: 48_000,
    hasPictures: true,
    warehouseId: place.stockroom,
  })
  const ada = await shop.visitor()
  const { id } = shirt.variant()
  const cart = await add(ada, id, 2)
  const body = byCourier(place, [id], {
    expected_total: cart.calculations.price.total,
    locale: 'zh',
    success_url: 'http://localhost/zh/result/order/success',
    cancel_url: '/zh/shop/main/cart',
  })
  const placed = await checkout(ada, body)
  expect(isReference(placed.reference)).toBe(true)
  expect(placed.return_url).toBeNull()

  const order = await orderOf(ada, placed.order_id)
  expect(order).toMatchObject({
    reference: placed.reference,
    current_status: 'submitted',
    statuses: [{ slug: 'submitted' }],
    is_paid: false,
    items: [
      {
        product_variant_id: id,
        slug: { en: 'oxford-shirt' },
        product_title: { zh: '牛津恤衫' },
        image: { alt: { en: 'navy, front' } },
        qty: 2,
        original_price_per_unit: '480.00',
        price_per_unit: '380.00',
        subtotal_price: '760.00',
        global_discount: '0.00',
        preorder_date: null,
      },
    ],
    delivery: {
      method: 'DELIVERY',
      courier: { en: 'door' },
      pickup: null,
      recipient: {
        name: 'Chan Tai Man',
        email: 'tai.man@example.com',
        area_code: '852',
        phone: '91234567',
        address: { district: 'kwun-tong', street: '1 Hoi Yuen Road' },
      },
      note: 'Ring twice',
    },
    payment: { method: 'fps', amount: '800.00', payee: [{ value: 'PRAYA CLOTHING LIMITED' }] },
    calculations: {
      original_price: '960.00',
      product_discount: '200.00',
      shop_discount: '0.00',
      shipping_fee: '40.00',
      total: '800.00',
    },
  })
  const held = new Date(order.payment.due_at ?? 0).getTime() - new Date(order.created_at).getTime()
  expect(held).toBe(72 * 3_600_000)
  expect(await readCart(ada)).toMatchObject({ count: 0 })
  const row = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed.order_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    locale: 'zh',
    contact_email: 'tai.man@example.com',
    contact_phone: '+85291234567',
    country: 'HK',
  })
  expect(row.access_key).toMatch(/^\w{32}$/)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('an order takes its letter, its reminder and its end along', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const { order_id } = await checkout(ada, byCourier(place, [id]))
  const { rows } = await sql<{ name: string; payload: unknown; hours: number; key: string }>`
    select t.identifier as name, p.payload, j.key,
      round(extract(epoch from j.run_at - o.created_at) / 3600)::int as hours
    from graphile_worker.jobs j
    join graphile_worker._private_jobs p using (id)
    join graphile_worker._private_tasks t on t.id = p.task_id
    join orders o on o.id = p.payload ->> 'order_id'
    where o.id = ${order_id} order by t.identifier`.execute(ctx.db)
  expect(rows).toEqual([
    { name: 'expire_order', payload: { order_id }, hours: 72, key: `expire:${order_id}` },
    { name: 'remind_payment', payload: { order_id }, hours: 48, key: `remind:${order_id}` },
    { name: 'send_order_letter', payload: { order_id, letter: 'order_placed' }, hours: 0, key: null },
  ])
})

test('an order to pick up takes the shop’s own pieces, one to deliver the stockroom’s', async () => {
  const shirt = await aProduct(ctx, { warehouseId: place.stockroom, stock: 3 })
  const { id } = shirt.variant()
  await ctx.db
    .insertInto('stock_levels')
    .values({ variant_id: id, warehouse_id: place.mall, on_hand: 2 })
    .execute()
  await ctx.db
    .insertInto('stock_movements')
    .values({ variant_id: id, warehouse_id: place.mall, kind: 'receive', on_hand_change: 2 })
    .execute()
  const reserved = async () =>
    Object.fromEntries(
      (await ctx.db.selectFrom('stock_levels').selectAll().where('variant_id', '=', id).execute()).map(
        (level) => [level.warehouse_id === place.mall ? 'mall' : 'stockroom', level.reserved],
      ),
    )
  const ada = await shop.visitor()
  await add(ada, id)
  const { order_id } = await checkout(ada, byPickup(place, [id]))
  expect(await reserved()).toEqual({ mall: 1, stockroom: 0 })
  expect(await orderOf(ada, order_id)).toMatchObject({
    delivery: {
      method: 'PICKUP',
      courier: null,
      pickup: { title: { en: 'mall' } },
      recipient: { address: null },
    },
    calculations: { shipping_fee: '0.00' },
  })
  await add(ada, id, 3)
  await checkout(ada, byCourier(place, [id]))
  expect(await reserved()).toEqual({ mall: 1, stockroom: 3 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('only ticked lines are ordered; the rest stays in the cart', async () => {
  const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  await add(ada, one.variant().id)
  await add(ada, two.variant().id, 2)
  const { order_id } = await checkout(ada, byCourier(place, [one.variant().id, one.variant().id]))
  const order = await orderOf(ada, order_id)
  expect(order.items.map((item) => item.product_variant_id)).toEqual([one.variant().id])
  const cart = await readCart(ada)
  expect(cart.cart_items).toMatchObject([{ product_variant_id: two.variant().id, qty: 2 }])
})

test('pre-ordered pieces take places, hold the order up, and end at the limit', async () => {
  const coat = await aProduct(ctx, {
    sizes: ['M'],
    variants: { M: { stock: 1, preorder: { most: 2, expectedOn: '2027-03-01' } } },
  })
  const { id } = coat.variant()
  const ada = await shop.visitor()
  await add(ada, id, 2)
  const { order_id } = await checkout(ada, byCourier(place, [id]))
  const order = await orderOf(ada, order_id)
  expect(order.items).toMatchObject([{ preorder_date: '2027-03-01' }])
  expect(order.delivery.estimate).toEqual({ from: '2027-03-02', to: '2027-03-03' })
  const bob = await shop.visitor()
  await expect(add(bob, id, 2)).rejects.toMatchObject({ code: 'out_of_stock' })
  await add(bob, id)
  await checkout(bob, byCourier(place, [id]))
  await expect(add(bob, id)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await stockProblems(ctx.db)).toEqual([])
})

const badDetails: [string, string, (body: ReturnType<typeof byCourier>) => object][] = [
  [
    'no address for delivery',
    'delivery_details.address',
    (body) => ({ ...body, delivery_details: { ...chan, address: null } }),
  ],
  [
    'a district that is none',
    'delivery_details.address.district',
    (body) => ({
      ...body,
      delivery_details: { ...chan, address: { ...chan.address, district: 'Kwun Tong' } },
    }),
  ],
  [
    'neither street nor building',
    'delivery_details.address.street',
    (body) => ({
      ...body,
      delivery_details: { ...chan, address: { ...chan.address, building: '', street: ' ' } },
    }),
  ],
  [
    'a phone number that is none there',
    'delivery_details.phone',
    (body) => ({ ...body, delivery_details: { ...chan, phone: '11234567' } }),
  ],
  [
    'a Hong Kong number under another area code',
    'delivery_details.phone',
    (body) => ({ ...body, delivery_details: { ...chan, area_code: '86' } }),
  ],
  [
    'an email that is none',
    'delivery_details.email',
    (body) => ({ ...body, delivery_details: { ...chan, email: 'tai.man' } }),
  ],
  [
    'no courier',
    'delivery_info.courier_id',
    (body) => ({ ...body, delivery_info: { method: 'DELIVERY' } }),
  ],
  [
    'no shop to pick up from',
    'delivery_info.warehouse_id',
    (body) => ({ ...body, delivery_info: { method: 'PICKUP' } }),
  ],
  [
    'a way of paying nobody has heard of',
    'payment_method',
    (body) => ({ ...body, payment_method: 'gold' }),
  ],
  [
    'a success page elsewhere',
    'success_url',
    (body) => ({ ...body, success_url: 'https://evil.example/thanks' }),
  ],
  [
    'a cancel page elsewhere, disguised',
    'cancel_url',
    (body) => ({ ...body, cancel_url: '//evil.example/' }),
  ],
  [
    'a success page that is a script',
    'success_url',
    (body) => ({ ...body, success_url: 'javascript:alert(1)' }),
  ],
  ['no lines', 'checkout_product_variant_ids', (body) => ({ ...body, checkout_product_variant_ids: [] })],
]

test.each(badDetails)('%s is refused by name, and nothing is lost', async (_, path, spoil) => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const before = await orderCount()
  const refused = checkout(ada, spoil(byCourier(place, [id])))
  await expect(refused).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  expect(await readCart(ada)).toMatchObject({ count: 1 })
  await expectNothingHappened(before)
})

test('a locker needs its code instead of a street', async () => {
  const locker = await aCourier(ctx, { needsPointCode: true })
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const to = (address: object) =>
    checkout(ada, {
      ...byCourier(place, [id]),
      delivery_info: { courier_id: locker.id },
      delivery_details: {
        ...chan,
        address: { unit: '', building: '', street: '', district: 'kwun-tong', ...address },
      },
    })
  await expect(to({})).rejects.toMatchObject({
    issues: [{ path: 'delivery_details.address.point_code' }],
  })
  await to({ point_code: '852TAL' })
})

test('abroad the district is free, the phone the country’s own', async () => {
  const courier = await aCourier(ctx, { rates: [{ country: 'MO', days_min: 2, days_max: 4 }] })
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const { order_id } = await checkout(ada, {
    ...byCourier(place, [id]),
    delivery_info: { country: 'MO', courier_id: courier.id },
    delivery_details: {
      ...chan,
      area_code: '853',
      phone: '66123456',
      address: { unit: '', building: '', street: 'Rua Central 1', district: 'Sé' },
    },
  })
  const row = await ctx.db
    .selectFrom('orders')
    .select(['country', 'contact_phone'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ country: 'MO', contact_phone: '+85366123456' })
})

test('a courier that does not go there is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const toTaiwan = checkout(ada, {
    ...byCourier(place, [id]),
    delivery_info: { country: 'TW', courier_id: place.courier },
  })
  await expect(toTaiwan).rejects.toMatchObject({ status: 409, code: 'delivery_unavailable' })
})

test('another visitor’s lines cannot be checked out', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  await add(ada, id)
  const before = await orderCount()
  await expect(checkout(bob, byCourier(place, [id]))).rejects.toMatchObject({
    status: 409,
    code: 'cart_empty',
  })
  await expectNothingHappened(before)
  const { order_id } = await checkout(ada, byCourier(place, [id]))
  await expect(orderOf(bob, order_id)).rejects.toMatchObject({ status: 404 })
})

test('when the price has moved the customer sees the new cart first', async () => {
  const shirt = await aProduct(ctx, { price: 10_000 })
  const { id } = shirt.variant()
  const ada = await shop.visitor()
  const cart = await add(ada, id)
  const expected_total = cart.calculations.price.total
  await change(ctx, [`product:${shirt.id}`], (trx) =>
    trx.updateTable('variants').set({ price_cents: 12_000 }).where('id', '=', id).execute(),
  )
  const before = await orderCount()
  const refused = checkout(ada, byCourier(place, [id], { expected_total }))
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
    details: { cart: { count: 1, calculations: { price: { total: '160.00' } } } },
  })
  await expectNothingHappened(before)
  await checkout(ada, byCourier(place, [id], { expected_total: '160.00' }))
})

test('a ticked line that another tab removed shows the new cart first', async () => {
  const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  await add(ada, one.variant().id)
  const ids = [one.variant().id, two.variant().id]
  await expect(checkout(ada, byCourier(place, ids))).rejects.toMatchObject({
    code: 'price_changed',
    details: { cart: { count: 1 } },
  })
})

test('what is sold out or no longer sold meanwhile is named, and the rest is not ordered', async () => {
  const [good, gone, short] = [await aProduct(ctx), await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  for (const product of [good, gone, short]) await add(ada, product.variant().id, 2)
  await ctx.db
    .updateTable('variants')
    .set({ archived_at: new Date() })
    .where('id', '=', gone.variant().id)
    .execute()
  const bob = await shop.visitor()
  await add(bob, short.variant().id, 9)
  await checkout(bob, byCourier(place, [short.variant().id]))
  const before = await orderCount()
  const together = (other: typeof gone) =>
    checkout(ada, byCourier(place, [good.variant().id, other.variant().id]))
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

test('a voucher that cannot be honoured stops the order rather than raise its price', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  await expect(
    checkout(ada, byCourier(place, [id], { voucher_code: 'WELCOME' })),
  ).rejects.toMatchObject({ status: 409, code: 'voucher_not_applicable' })
})

test('a way of paying that the shop has turned off is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
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
  const byPayMe = () => checkout(ada, byCourier(place, [id], { payment_method: 'payme' }))
  await expect(byPayMe()).rejects.toMatchObject({ code: 'payment_method_unavailable' })
  await write(value)
  await byPayMe()
})

test('the same key gives the same order and answer; another body is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const before = await orderCount()
  const body = byCourier(place, [id])
  const first = await checkout(ada, body, 'my-order')
  expect(await checkout(ada, body, 'my-order')).toEqual(first)
  expect(await orderCount()).toBe(before + 1)
  await expect(
    checkout(ada, { ...body, payment_method: 'payme' }, 'my-order'),
  ).rejects.toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  const bob = await shop.visitor()
  await expect(checkout(bob, body, 'my-order')).rejects.toMatchObject({ code: 'cart_empty' })
})

test('a refused checkout frees its key for the corrected one', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await add(ada, id)
  const body = byCourier(place, [id])
  await expect(
    checkout(ada, { ...body, expected_total: '0.01' }, 'second-try'),
  ).rejects.toMatchObject({ code: 'price_changed' })
  await checkout(ada, body, 'second-try')
})

test('prices, quantities and foreign fields in a body change nothing', async () => {
  const { id } = (await aProduct(ctx, { price: 20_000 })).variant()
  for (const tampered of [
    { total: '0.01', price: 1, currency: 'JPY', shipping_fee: '0.00' },
    { items: [{ product_variant_id: id, qty: -5, price: '0.01' }], discount: '199.00' },
    { calculations: { price: { total: '0.00' } }, points: 1e9, is_paid: true, paid_at: '2026-01-01' },
    { status: 'completed', current_status: 'completed', account_id: 'acc_other', qty: 1e9 },
  ]) {
    const ada = await shop.visitor()
    await add(ada, id)
    const { order_id } = await checkout(ada, { ...byCourier(place, [id]), ...tampered })
    expect(await orderOf(ada, order_id)).toMatchObject({
      current_status: 'submitted',
      is_paid: false,
      calculations: { currency: 'HKD', total: '240.00', shipping_fee: '40.00', points: 0 },
    })
  }
  const eve = await shop.visitor()
  await add(eve, id)
  const before = await orderCount()
  const huge = `${'9'.repeat(400)}.00`
  for (const expected_total of ['-1.00', '240.01', '0.00', huge]) {
    await expect(checkout(eve, byCourier(place, [id], { expected_total }))).rejects.toMatchObject({
      code: 'price_changed',
    })
  }
  await expectNothingHappened(before)
})

test('an order larger than its columns can say is refused, not failed', async () => {
  const { id } = (await aProduct(ctx, { price: 2_000_000_000, stock: 500 })).variant()
  const ada = await shop.visitor()
  await add(ada, id, 400)
  await expect(checkout(ada, byCourier(place, [id]))).rejects.toMatchObject({ status: 422 })
})
