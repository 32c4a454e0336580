import { expect, test } from 'vitest'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const courier = await aCourier(ctx, {
  title: 'Swift Post',
  trackingUrl: 'https://track.example/?no={number}',
})
const { api, id: staffId } = await shop.staff('assistant')

const illegal = { status: 409, code: 'illegal_transition' }

async function aPaidOrder(isPickup = false) {
  const { id, reference } = await anOrder(shop, place, {}, isPickup)
  const params = { id }
  await api('PUT /orders/{id}/paid', { params, body: { note: 'Seen' } })
  return { reference, params }
}

async function aShippedOrder() {
  const { reference, params } = await aPaidOrder()
  const { fulfilment } = await api('POST /orders/{id}/shipments', {
    params,
    body: { tracking_number: 'SP 100', courier_id: courier.id },
  })
  const shipmentId = fulfilment.shipments[0]?._id ?? ''
  return { reference, params: { ...params, shipment_id: shipmentId } }
}

async function emails() {
  await runDueJobs(shop, 'send_order_email')
  return shop.emails.splice(0)
}

test('a packed order is unpacked again, once, and the log says by whom', async () => {
  const { params } = await aPaidOrder()
  const packed = await api('PUT /orders/{id}/packed', { params })
  expect(packed.actions).toContain('undo_pack')
  const undone = await api('PUT /orders/{id}/unpacked', { params })
  expect(undone).toMatchObject({
    fulfilment: { state: 'none' },
    changes: [{ action: 'order_undo_pack', staff: { _id: staffId } }, {}, {}],
  })
  await expect(api('PUT /orders/{id}/unpacked', { params })).rejects.toMatchObject(illegal)
})

test('ready for pick-up is taken back to packed, and nothing that has left is taken back', async () => {
  const { params } = await aPaidOrder(true)
  await api('PUT /orders/{id}/ready', { params })
  expect(await api('PUT /orders/{id}/not-ready', { params })).toMatchObject({
    fulfilment: { state: 'packed' },
  })
  await api('PUT /orders/{id}/ready', { params })
  await api('PUT /orders/{id}/collected', { params })
  await expect(api('PUT /orders/{id}/not-ready', { params })).rejects.toMatchObject(illegal)
  const sent = await aShippedOrder()
  const { id } = sent.params
  await expect(api('PUT /orders/{id}/unpacked', { params: { id } })).rejects.toMatchObject(illegal)
})

test('collected by mistake is taken back at once: its stock is reserved again, and it completes later', async () => {
  const { params } = await aPaidOrder(true)
  await api('PUT /orders/{id}/ready', { params })
  const stock = () =>
    ctx.db
      .selectFrom('stock_levels as l')
      .innerJoin('order_items as i', 'i.variant_id', 'l.variant_id')
      .select(['l.warehouse_id', 'l.on_hand', 'l.reserved'])
      .where('i.order_id', '=', params.id)
      .orderBy('l.warehouse_id')
      .execute()
  const before = await stock()
  const collected = await api('PUT /orders/{id}/collected', { params })
  expect(collected.actions).toContain('undo_collect')
  const undone = await api('PUT /orders/{id}/not-collected', { params })
  expect(undone).toMatchObject({
    fulfilment: { state: 'ready' },
    items: [{ shipped_qty: 0, waiting_qty: 2 }],
    changes: [{ action: 'order_undo_collect' }, {}, {}, {}],
  })
  expect(await stock()).toEqual(before)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  await expect(api('PUT /orders/{id}/not-collected', { params })).rejects.toMatchObject(illegal)
  shop.passTime(15 * 24 * 3600)
  await runDueJobs(shop, 'complete_order')
  const { api: later } = await shop.staff('assistant')
  expect(await later('GET /orders/{id}', { params })).toMatchObject({ current_status: 'pending' })
  await later('PUT /orders/{id}/collected', { params })
  shop.passTime(-15 * 24 * 3600)
})

test('collected is not taken back after a quarter of an hour, or once a return is booked', async () => {
  const { params } = await aPaidOrder(true)
  await api('PUT /orders/{id}/ready', { params })
  await api('PUT /orders/{id}/collected', { params })
  shop.passTime(16 * 60)
  await expect(api('PUT /orders/{id}/not-collected', { params })).rejects.toMatchObject({
    ...illegal,
    details: { reason: 'too_late' },
  })
  shop.passTime(-16 * 60)
  const { items } = await api('GET /orders/{id}', { params })
  const refund_items = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  await api('POST /orders/{id}/refund-requests', { params, body: { reason: 'Torn', refund_items } })
  await expect(api('PUT /orders/{id}/not-collected', { params })).rejects.toMatchObject(illegal)
})

test('a tracking number is corrected after dispatch, with its link, and emailed if asked', async () => {
  const { params, reference } = await aShippedOrder()
  await emails()
  const shown = await api('PUT /orders/{id}/shipments/{shipment_id}', {
    params,
    body: { tracking_number: 'SP 200', notify: true },
  })
  expect(shown).toMatchObject({
    fulfilment: {
      shipments: [
        {
          tracking_number: 'SP 200',
          tracking_url: 'https://track.example/?no=SP%20200',
          courier: { en: 'Swift Post' },
        },
      ],
    },
    changes: [
      {
        action: 'order_shipment_corrected',
        before: { tracking_number: 'SP 100' },
        after: { tracking_number: 'SP 200', emailed: true },
      },
      {},
      {},
    ],
  })
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email?.subject).toContain(`Corrected tracking for order ${reference}`)
  expect(email?.text).toContain('SP 200')
  expect(email?.text).not.toContain('SP 100')
})

test('an unchanged parcel is neither logged nor emailed', async () => {
  const { params } = await aShippedOrder()
  await emails()
  const shown = await api('PUT /orders/{id}/shipments/{shipment_id}', {
    params,
    body: { tracking_number: 'SP 100', notify: true },
  })
  expect(shown.changes.map(({ action }) => action)).not.toContain('order_shipment_corrected')
  expect(await emails()).toEqual([])
})

test('a parcel of another order and an unknown courier are refused', async () => {
  const [one, other] = [await aShippedOrder(), await aShippedOrder()]
  const params = { id: one.params.id, shipment_id: other.params.shipment_id }
  const body = { tracking_number: 'X' }
  const call = 'PUT /orders/{id}/shipments/{shipment_id}'
  await expect(api(call, { params, body })).rejects.toMatchObject({ status: 404 })
  const strange = api(call, { params: one.params, body: { ...body, courier_id: 'cou_none' } })
  await expect(strange).rejects.toMatchObject({ status: 422, issues: [{ path: 'courier_id' }] })
})
