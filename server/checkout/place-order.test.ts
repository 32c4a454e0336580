import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isReference } from '#domain/order/reference.ts'
import { aCourier, aSellingPlace, byCourier, byPickup, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
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

test('a courier order stores everything as it was shown', async () => {
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
  const cart = await addToCart(ada, id, 2)
  const body = byCourier(place, [id], {
    expected_total: cart.calculations.price.total,
    locale: 'zh',
    success_url: 'http://localhost/zh/result/order/success',
    cancel_url: '/zh/shop/main/cart',
  })
  const placed = await checkOut(ada, body)
  expect(isReference(placed.reference)).toBe(true)
  expect(placed.return_url).toBeNull()

  const order = await readOrder(ada, placed.order_id)
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

test('an order queues its email, its reminder and its expiry', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const { order_id } = await checkOut(ada, byCourier(place, [id]))
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
    {
      name: 'send_order_email',
      payload: { id: expect.any(String), order_id, template: 'order_placed' },
      hours: 0,
      key: null,
    },
  ])
})

test('a pick-up order takes the shop’s stock, a delivery order the warehouse’s', async () => {
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
      (
        await ctx.db.selectFrom('stock_levels').selectAll().where('variant_id', '=', id).execute()
      ).map((level) => [level.warehouse_id === place.mall ? 'mall' : 'stockroom', level.reserved]),
    )
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const { order_id } = await checkOut(ada, byPickup(place, [id]))
  expect(await reserved()).toEqual({ mall: 1, stockroom: 0 })
  expect(await readOrder(ada, order_id)).toMatchObject({
    delivery: {
      method: 'PICKUP',
      courier: null,
      pickup: { title: { en: 'mall' } },
      recipient: { address: null },
    },
    calculations: { shipping_fee: '0.00' },
  })
  await addToCart(ada, id, 3)
  await checkOut(ada, byCourier(place, [id]))
  expect(await reserved()).toEqual({ mall: 1, stockroom: 3 })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('only selected lines are ordered; the rest stays in the cart', async () => {
  const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
  const ada = await shop.visitor()
  await addToCart(ada, one.variant().id)
  await addToCart(ada, two.variant().id, 2)
  const { order_id } = await checkOut(ada, byCourier(place, [one.variant().id, one.variant().id]))
  const order = await readOrder(ada, order_id)
  expect(order.items.map((item) => item.product_variant_id)).toEqual([one.variant().id])
  const cart = await readCart(ada)
  expect(cart.cart_items).toMatchObject([{ product_variant_id: two.variant().id, qty: 2 }])
})

test('no delivery is promised on a holiday that staff have configured', async () => {
  const owner = await shop.staff('owner')
  const set = async (days: readonly string[]) => {
    const value = days.map((day) => ({ day, title: 'Closed' }))
    await owner.api('PUT /configurations/{slug}', { params: { slug: 'holidays' }, body: { value } })
    await ctx.bus.settled()
  }
  const due = async () => {
    const { id } = (await aProduct(ctx)).variant()
    const ada = await shop.visitor()
    await addToCart(ada, id)
    const { order_id } = await checkOut(ada, byCourier(place, [id]))
    return (await readOrder(ada, order_id)).delivery.estimate
  }
  await set([])
  const before = await due()
  await set([before?.from ?? ''])
  const after = await due()
  expect(before?.from).toBeDefined()
  expect(String(after?.from) > String(before?.from)).toBe(true)
})

test('pre-ordered items use up the limit, delay the order, and stop at the limit', async () => {
  const coat = await aProduct(ctx, {
    sizes: ['M'],
    variants: { M: { stock: 1, preorder: { max_qty: 2, expectedOn: '2027-03-01' } } },
  })
  const { id } = coat.variant()
  const ada = await shop.visitor()
  await addToCart(ada, id, 2)
  const { order_id } = await checkOut(ada, byCourier(place, [id]))
  const order = await readOrder(ada, order_id)
  expect(order.items).toMatchObject([{ preorder_date: '2027-03-01' }])
  expect(order.delivery.estimate).toEqual({ from: '2027-03-02', to: '2027-03-03' })
  const bob = await shop.visitor()
  await expect(addToCart(bob, id, 2)).rejects.toMatchObject({ code: 'out_of_stock' })
  await addToCart(bob, id)
  await checkOut(bob, byCourier(place, [id]))
  await expect(addToCart(bob, id)).rejects.toMatchObject({ code: 'out_of_stock' })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('abroad the district is free text and the phone follows the country', async () => {
  const courier = await aCourier(ctx, { rates: [{ country: 'MO', days_min: 2, days_max: 4 }] })
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const { order_id } = await checkOut(ada, {
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

test('the same key returns the same order; another body is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const before = await orderCount()
  const body = byCourier(place, [id])
  const first = await checkOut(ada, body, 'my-order')
  expect(await checkOut(ada, body, 'my-order')).toEqual(first)
  expect(await orderCount()).toBe(before + 1)
  await expect(
    checkOut(ada, { ...body, payment_method: 'payme' }, 'my-order'),
  ).rejects.toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  const bob = await shop.visitor()
  await expect(checkOut(bob, body, 'my-order')).rejects.toMatchObject({ code: 'cart_empty' })
})

test('a refused checkout frees its key for the corrected one', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const body = byCourier(place, [id])
  await expect(
    checkOut(ada, { ...body, expected_total: '0.01' }, 'second-try'),
  ).rejects.toMatchObject({ code: 'price_changed' })
  await checkOut(ada, body, 'second-try')
})
