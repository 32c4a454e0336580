import { expect, test } from 'vitest'
import { staffOrder } from '#contract/staff/order-shapes.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { anOrder as orderIn, aSlip, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../stock/stock-problems.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const staff = await shop.staff('assistant')
const { api } = staff

const anOrder = (isPickup = false) => orderIn(shop, place, {}, isPickup)
const paramsOf = ({ id }: Placed) => ({ params: { id } })

async function withSlip(order: Placed): Promise<Placed> {
  const image = await aSlip(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
  return order
}

async function aPaidOrder(isPickup = false): Promise<Placed> {
  const order = await anOrder(isPickup)
  await api('PUT /orders/{id}/paid', { ...paramsOf(order), body: { note: 'Seen' } })
  return order
}

const illegal = { status: 409, code: 'illegal_transition' }

test('staff see everything of an order, in the contract’s shape, and its slip by a signed link', async () => {
  const order = await withSlip(await anOrder())
  const shown = await api('GET /orders/{id}', { params: { id: order.reference } })
  expect(staffOrder.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    _id: order.id,
    account: { _id: order.buyer.accountId, type: 'TEMP' },
    delivery: { recipient: { name: 'Chan Tai Man', phone: '91234567' }, note: 'Ring twice' },
    statuses: [
      { slug: 'submitted', actor: 'guest' },
      { slug: 'pending', actor: 'guest' },
    ],
    items: [{ qty: 2, waiting_qty: 2, shipped_qty: 0, places: [{ qty: 2, state: 'reserved' }] }],
    actions: ['accept_proof', 'reject_proof', 'mark_paid', 'cancel'],
    changes: [],
  })
  const link = shown.proofs[0]?.url ?? ''
  expect((await shop.app.request(link)).status).toBe(200)
})

test('no customer’s token opens an order of the staff’s', async () => {
  const order = await anOrder()
  const asStaff = shop.staffApi(order.buyer.token)
  const tries = [
    asStaff('GET /orders'),
    asStaff('GET /orders/{id}', paramsOf(order)),
    asStaff('PUT /orders/{id}/paid', { ...paramsOf(order), body: { note: 'me' } }),
    asStaff('POST /orders/{id}/shipments', { ...paramsOf(order), body: {} }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 401 } })
  }
})

test('a slip is accepted: paid, noted, written down; nobody accepts it twice', async () => {
  const order = await withSlip(await anOrder())
  const accept = () =>
    api('PUT /orders/{id}/proof/accepted', { ...paramsOf(order), body: { note: 'HSBC 15:20' } })
  const outcomes = await Promise.allSettled([accept(), accept(), accept()])
  const refusals = outcomes.filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(2)
  expect(refusals[0]).toMatchObject({ reason: { ...illegal, details: { reason: 'already_paid' } } })
  const shown = await api('GET /orders/{id}', paramsOf(order))
  expect(shown).toMatchObject({
    is_paid: true,
    proofs: [{ state: 'approved' }],
    payments: [{ amount: '800.00', method: 'fps', note: 'HSBC 15:20' }],
    actions: ['pack', 'ship', 'cancel'],
    changes: [{ action: 'order_accept_proof', staff: { _id: staff.id } }],
  })
})

test('without a slip there is nothing to accept or reject, but the money can be in the account', async () => {
  const order = await anOrder()
  const accept = api('PUT /orders/{id}/proof/accepted', { ...paramsOf(order), body: {} })
  await expect(accept).rejects.toMatchObject(illegal)
  const reject = api('PUT /orders/{id}/proof/rejected', {
    ...paramsOf(order),
    body: { reason: 'Blurred' },
  })
  await expect(reject).rejects.toMatchObject(illegal)
  const paid = await api('PUT /orders/{id}/paid', { ...paramsOf(order), body: { note: 'Cash' } })
  expect(paid).toMatchObject({ is_paid: true, current_status: 'pending' })
})

test('a rejected slip sends the order back with the reason that the customer reads', async () => {
  const order = await withSlip(await anOrder())
  const shown = await api('PUT /orders/{id}/proof/rejected', {
    ...paramsOf(order),
    body: { reason: 'Another amount' },
  })
  expect(shown).toMatchObject({
    current_status: 'submitted',
    proofs: [{ state: 'rejected', reason: 'Another amount' }],
    changes: [{ action: 'order_reject_proof', after: { reason: 'Another amount' } }],
  })
  const empty = api('PUT /orders/{id}/proof/rejected', {
    ...paramsOf(order),
    body: { reason: ' ' },
  })
  await expect(empty).rejects.toMatchObject({ status: 422, issues: [{ path: 'reason' }] })
})

test('an order leaves in two parcels, each with its pieces, and is complete only after the last', async () => {
  const order = await aPaidOrder()
  await api('PUT /orders/{id}/packed', paramsOf(order))
  const itemId = (await api('GET /orders/{id}', paramsOf(order))).items[0]?._id ?? ''
  const one = { tracking_number: 'SF1', items: [{ order_item_id: itemId, qty: 1 }] }
  const first = await api('POST /orders/{id}/shipments', { ...paramsOf(order), body: one })
  expect(first).toMatchObject({
    fulfilment: { state: 'partly_shipped', shipments: [{ items: [{ qty: 1 }] }] },
    items: [{ shipped_qty: 1, waiting_qty: 1 }],
    actions: ['ship'],
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

test('colleagues who ship the same piece at once send it once', async () => {
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

test('a parcel holds only lines of its order, and no more than is waiting', async () => {
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

test('pieces still to be made stay behind while the rest leaves', async () => {
  const product = await aProduct(ctx, {
    price: 38_000,
    stock: 1,
    warehouseId: place.stockroom,
    colours: ['navy'],
    sizes: ['S', 'M'],
    variants: { 'navy/M': { stock: 0, preorder: { most: 5 } } },
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

test('a pick-up order is packed, ready and collected, in that order, and is never shipped', async () => {
  const order = await aPaidOrder(true)
  const collect = () => api('PUT /orders/{id}/collected', paramsOf(order))
  await expect(collect()).rejects.toMatchObject({ ...illegal, details: { reason: 'wrong_step' } })
  const ship = api('POST /orders/{id}/shipments', { ...paramsOf(order), body: {} })
  await expect(ship).rejects.toMatchObject({ ...illegal, details: { reason: 'wrong_method' } })
  await api('PUT /orders/{id}/packed', paramsOf(order))
  const ready = await api('PUT /orders/{id}/ready', paramsOf(order))
  expect(ready.actions).toEqual(['collect', 'cancel'])
  await collect()
  await expect(collect()).rejects.toMatchObject(illegal)
  const done = await api('PUT /orders/{id}/completed', paramsOf(order))
  expect(done).toMatchObject({ current_status: 'completed', fulfilment: { state: 'collected' } })
  expect(done.changes.map(({ action }) => action)).toEqual([
    'order_complete',
    'order_collect',
    'order_ready',
    'order_pack',
    'order_mark_paid',
  ])
})

test('an unpaid order is neither packed nor shipped', async () => {
  const order = await anOrder()
  await expect(api('PUT /orders/{id}/packed', paramsOf(order))).rejects.toMatchObject(illegal)
  const ship = api('POST /orders/{id}/shipments', { ...paramsOf(order), body: {} })
  await expect(ship).rejects.toMatchObject(illegal)
})

test('a cancelled order gives its pieces back, tells why, and goes no further', async () => {
  const order = await anOrder()
  const shown = await api('PUT /orders/{id}/cancelled', {
    ...paramsOf(order),
    body: { reason: 'Torn in the stockroom' },
  })
  expect(shown).toMatchObject({
    current_status: 'cancelled',
    statuses: [{}, { slug: 'cancelled', actor: 'staff', reason: 'Torn in the stockroom' }],
    items: [{ waiting_qty: 0, places: [{ state: 'released' }] }],
    actions: [],
  })
  const again = api('PUT /orders/{id}/cancelled', { ...paramsOf(order), body: { reason: 'Again' } })
  await expect(again).rejects.toMatchObject(illegal)
})

test('a note is for colleagues, and the customer never sees it', async () => {
  const order = await anOrder()
  const shown = await api('POST /orders/{id}/notes', {
    ...paramsOf(order),
    body: { note: 'Asks for a gift bag' },
  })
  expect(shown.notes).toMatchObject([
    { note: 'Asks for a gift bag', staff_name: 'Staff assistant' },
  ])
  const own = await order.buyer.api('GET /orders/{id}/details', paramsOf(order))
  expect(JSON.stringify(own)).not.toContain('gift bag')
})

test('the same key and body do the same once', async () => {
  const order = await aPaidOrder()
  const ship = () =>
    api('POST /orders/{id}/shipments', {
      ...paramsOf(order),
      body: { tracking_number: 'SF9' },
      idempotencyKey: 'parcel-9',
    })
  const [first, again] = [await ship(), await ship()]
  expect(again).toEqual(first)
  expect(first.fulfilment.shipments).toHaveLength(1)
})

test('an order that is not there is not found', async () => {
  for (const id of ['ord_0000000000000000000000', 'PR-2222-222', "x' or 1=1"]) {
    const outcome = api('PUT /orders/{id}/packed', { params: { id } })
    await expect(outcome).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  }
})
