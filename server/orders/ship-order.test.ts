import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../inventory/stock-checks.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('assistant')

const paramsOf = ({ id }: Placed) => ({ params: { id } })

async function aPaidOrder(): Promise<Placed> {
  const order = await anOrder(shop, place)
  await api('PUT /orders/{id}/paid', { ...paramsOf(order), body: { note: 'Seen' } })
  return order
}

const illegal = { status: 409, code: 'illegal_transition' }

test('an order ships in two parcels and can be completed only after the last', async () => {
  const order = await aPaidOrder()
  await api('PUT /orders/{id}/packed', paramsOf(order))
  const itemId = (await api('GET /orders/{id}', paramsOf(order))).items[0]?._id ?? ''
  const one = { tracking_number: 'SF1', items: [{ order_item_id: itemId, qty: 1 }] }
  const first = await api('POST /orders/{id}/shipments', { ...paramsOf(order), body: one })
  expect(first).toMatchObject({
    fulfilment: { state: 'partly_shipped', shipments: [{ items: [{ qty: 1 }] }] },
    items: [{ shipped_qty: 1, waiting_qty: 1 }],
    actions: ['ship', 'cancel_remaining'],
  })
  const customer = () => order.buyer.api('PUT /orders/{id}/completed', paramsOf(order))
  await expect(customer()).rejects.toMatchObject({ details: { reason: 'not_shipped' } })
  const second = await api('POST /orders/{id}/shipments', {
    ...paramsOf(order),
    body: { tracking_number: 'SF2' },
  })
  expect(second).toMatchObject({
    fulfilment: {
      state: 'shipped',
      shipments: [{ tracking_number: 'SF1' }, { tracking_number: 'SF2', items: [{ qty: 1 }] }],
    },
    items: [{ shipped_qty: 2, waiting_qty: 0 }],
    actions: ['complete'],
  })
  expect(await customer()).toMatchObject({ current_status: 'completed' })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('the remaining items are cancelled once, and the order can be completed', async () => {
  const order = await aPaidOrder()
  const itemId = (await api('GET /orders/{id}', paramsOf(order))).items[0]?._id ?? ''
  const { api: manager } = await shop.staff('manager')
  const drop = (by: typeof api) =>
    by('PUT /orders/{id}/remaining-cancelled', { ...paramsOf(order), body: { reason: 'Lost' } })
  await expect(drop(manager)).rejects.toMatchObject(illegal)
  await api('POST /orders/{id}/shipments', {
    ...paramsOf(order),
    body: { items: [{ order_item_id: itemId, qty: 1 }] },
  })
  await expect(drop(api)).rejects.toMatchObject({ status: 403 })
  expect(await drop(manager)).toMatchObject({
    fulfilment: { state: 'shipped' },
    items: [{ shipped_qty: 1, waiting_qty: 0, cancelled_qty: 1 }],
    actions: ['complete'],
    changes: [{ action: 'order_cancel_remaining', after: { dropped: 1, reason: 'Lost' } }, {}, {}],
  })
  await expect(drop(manager)).rejects.toMatchObject(illegal)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('two colleagues shipping the same item at once ship it once', async () => {
  const order = await aPaidOrder()
  const itemId = (await api('GET /orders/{id}', paramsOf(order))).items[0]?._id ?? ''
  const parcel = { items: [{ order_item_id: itemId, qty: 2 }] }
  const tries = Array.from({ length: 8 }, () =>
    api('POST /orders/{id}/shipments', { ...paramsOf(order), body: parcel }),
  )
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const shown = await api('GET /orders/{id}', paramsOf(order))
  expect(shown.fulfilment.shipments).toHaveLength(1)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a parcel holds only items of its order, and no more than are unshipped', async () => {
  const order = await aPaidOrder()
  const other = await aPaidOrder()
  const itemOf = async (placed: Placed) =>
    (await api('GET /orders/{id}', paramsOf(placed))).items[0]?._id ?? ''
  const ship = (items: { order_item_id: string; qty: number }[]) =>
    api('POST /orders/{id}/shipments', { ...paramsOf(order), body: { items } })
  await expect(ship([{ order_item_id: await itemOf(other), qty: 1 }])).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'items.0.order_item_id' }],
  })
  const mine = await itemOf(order)
  await expect(ship([{ order_item_id: mine, qty: 3 }])).rejects.toMatchObject({
    ...illegal,
    details: { reason: 'nothing_left' },
  })
  const twice = [
    { order_item_id: mine, qty: 2 },
    { order_item_id: mine, qty: 1 },
  ]
  await expect(ship(twice)).rejects.toMatchObject(illegal)
  const courier = api('POST /orders/{id}/shipments', {
    ...paramsOf(order),
    body: { courier_id: 'cou_0000000000' },
  })
  await expect(courier).rejects.toMatchObject({ status: 422, issues: [{ path: 'courier_id' }] })
})

test('pre-order items stay behind while the rest ships', async () => {
  const product = await aProduct(ctx, {
    price: 38_000,
    stock: 1,
    warehouseId: place.stockroom,
    colours: ['navy'],
    sizes: ['S', 'M'],
    variants: { 'navy/M': { stock: 0, preorder: { max_qty: 5 } } },
  })
  const buyer = await shop.visitor()
  const variants = [product.variant('navy/S').id, product.variant('navy/M').id]
  const store = { params: { store_id: 'main' } }
  for (const product_variant_id of variants) {
    await buyer.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
      ...store,
      body: { product_variant_id, qty: 1 },
    })
  }
  const { order_id: id } = await buyer.api('POST /stores/{store_id}/checkouts', {
    ...store,
    body: byCourier(place, variants),
  })
  const shown = await api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
  const ship = (body: object) => api('POST /orders/{id}/shipments', { params: { id }, body })
  await expect(ship({})).rejects.toMatchObject({ status: 409, code: 'out_of_stock' })
  const here = shown.items.find((item) => item.places[0]?.warehouse_id !== null)
  const sent = await ship({ items: [{ order_item_id: here?._id, qty: 1 }] })
  expect(sent.fulfilment.state).toBe('partly_shipped')
})
