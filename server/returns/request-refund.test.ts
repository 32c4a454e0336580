import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder, aShippedOrder } from '#test/builders/completed-orders.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof, type Placed } from '#test/builders/orders.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

async function itemOf({ id }: Placed): Promise<string> {
  const item = await ctx.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return item.id
}

interface Ask {
  reason?: string
  images?: string[]
  refund_items: { order_item_id: string; qty: number }[]
}

function ask({ api }: Visitor, id: string, body: Ask, idempotencyKey?: string) {
  return api('POST /orders/{id}/refund-request', {
    params: { id },
    body: { reason: 'The seam is loose', ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
}

async function pieces(order: Placed, qty: number): Promise<Ask> {
  return { refund_items: [{ order_item_id: await itemOf(order), qty }] }
}

const list = ({ buyer, id }: Placed) =>
  buyer.api('GET /orders/{id}/refund-request', { params: { id } })

test('a customer requests a refund with reason and pictures; the shop computes it', async () => {
  const order = await aCompletedOrder(shop, place)
  const before = await list(order)
  expect(before).toMatchObject({
    data: [],
    refundable: { is_allowed: true, refusal: null, items: [{ qty: 2, amount: '760.00' }] },
  })
  const images = [await aProof(shop, order.buyer.token)]
  const asked = await ask(order.buyer, order.id, { ...(await pieces(order, 1)), images })
  expect(asked).toMatchObject({
    data: [
      {
        state: 'waiting_for_approval',
        reason: 'The seam is loose',
        images: [{ file_id: images[0] }],
        refund_items: [{ qty: 1, amount: '380.00', granted_qty: null }],
        amount: '380.00',
        granted_amount: null,
      },
    ],
    refundable: { items: [{ qty: 1, amount: '380.00' }] },
  })
  const picture = await shop.app.request(asked.data[0]?.images[0]?.url ?? '')
  expect(picture.status).toBe(200)
  const details = await order.buyer.api('GET /orders/{id}/details', { params: { id: order.id } })
  expect(details.has_refund_requests).toBe(true)
})

test('the order shows whether items can be returned, and why not', async () => {
  const order = await anOrder(shop, place)
  const refusal = async () => {
    const { actions } = await order.buyer.api('GET /orders/{id}/details', {
      params: { id: order.id },
    })
    const { refundable } = await list(order)
    const action = actions.find((each) => each.action === 'request_refund')
    expect(action).toMatchObject({ is_allowed: refundable.is_allowed, reason: refundable.refusal })
    return refundable.refusal
  }
  expect(await refusal()).toBe('not_paid')
  await acceptPayment(ctx, order.id)
  expect(await refusal()).toBe('not_shipped')
  await expect(ask(order.buyer, order.id, await pieces(order, 1))).rejects.toMatchObject({
    status: 409,
    code: 'illegal_transition',
    details: { action: 'request_refund', reason: 'not_shipped' },
  })
  const shipped = await aShippedOrder(shop, place)
  expect(await list(shipped)).toMatchObject({ refundable: { is_allowed: true, until: null } })
})

test('a refund cannot be requested two weeks after completion', async () => {
  const order = await aCompletedOrder(shop, place)
  const body = await pieces(order, 1)
  const twoWeeks = 14 * 24 * 3600
  shop.passTime(twoWeeks + 24 * 3600)
  try {
    const visitor = await shop.visitor()
    const late = visitor.api('POST /orders/{id}/refund-request/guest', {
      params: { id: order.id },
      body: { reason: 'Too small', ...body, email: chan.email },
    })
    await expect(late).rejects.toMatchObject({ status: 409, details: { reason: 'too_late' } })
  } finally {
    shop.passTime(-twoWeeks - 24 * 3600)
  }
  expect(await ask(order.buyer, order.id, body)).toMatchObject({ data: [{ amount: '380.00' }] })
})

test('several requests never exceed what was bought', async () => {
  const order = await aCompletedOrder(shop, place)
  await expect(ask(order.buyer, order.id, await pieces(order, 3))).rejects.toMatchObject({
    status: 409,
    code: 'items_not_refundable',
    details: { refundable: 2 },
  })
  await ask(order.buyer, order.id, await pieces(order, 1))
  await expect(ask(order.buyer, order.id, await pieces(order, 2))).rejects.toMatchObject({
    code: 'items_not_refundable',
    details: { refundable: 1 },
  })
  await ask(order.buyer, order.id, await pieces(order, 1))
  await expect(ask(order.buyer, order.id, await pieces(order, 1))).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { reason: 'nothing_left' },
  })
})

test('twenty concurrent copies of one request are stored once', async () => {
  const order = await aCompletedOrder(shop, place)
  const body = await pieces(order, 2)
  const calls = await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(order.buyer, order.id, body)),
  )
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const call of calls.filter(({ status }) => status === 'rejected')) {
    expect(call).toMatchObject({ reason: { status: 409 } })
  }
  const keyed = await aCompletedOrder(shop, place)
  const one = await pieces(keyed, 1)
  await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(keyed.buyer, keyed.id, one, 'one-press')),
  )
  const answer = await ask(keyed.buyer, keyed.id, one, 'one-press')
  expect(answer.data).toHaveLength(1)
  expect((await list(keyed)).data).toHaveLength(1)
})

test('of two concurrent requests for the last items one succeeds', async () => {
  const order = await aCompletedOrder(shop, place)
  const guest = await shop.visitor()
  const body = await pieces(order, 2)
  const calls = await Promise.allSettled([
    ask(order.buyer, order.id, body),
    guest.api('POST /orders/{id}/refund-request/guest', {
      params: { id: order.reference },
      body: { reason: 'Wrong colour', ...body, phone: '91234567' },
    }),
  ])
  expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await list(order)).data).toHaveLength(1)
})

test('a request for anything but this order’s items is refused', async () => {
  const order = await aCompletedOrder(shop, place)
  const own = { order_item_id: await itemOf(order), qty: 1 }
  const other = { order_item_id: await itemOf(await aCompletedOrder(shop, place)), qty: 1 }
  const foreign = await aProof(shop, (await shop.visitor()).token)
  const cases: [Ask, string][] = [
    [{ refund_items: [own, other] }, 'refund_items.1.order_item_id'],
    [{ refund_items: [own, own] }, 'refund_items.1.order_item_id'],
    [{ refund_items: [{ ...own, qty: 0 }] }, 'refund_items.0.qty'],
    [{ refund_items: [{ ...own, qty: -1 }] }, 'refund_items.0.qty'],
    [{ refund_items: [{ ...own, qty: 0.5 }] }, 'refund_items.0.qty'],
    [{ refund_items: [] }, 'refund_items'],
    [{ refund_items: [own], images: [foreign] }, 'images.0'],
    [{ refund_items: [own], reason: '  ' }, 'reason'],
  ]
  for (const [body, path] of cases) {
    await expect(ask(order.buyer, order.id, body), path).rejects.toMatchObject({
      status: 422,
      issues: [{ path }],
    })
  }
  expect((await list(order)).data).toEqual([])
})

test('another account’s order is not found', async () => {
  const order = await aCompletedOrder(shop, place)
  const stranger = await shop.visitor()
  const body = await pieces(order, 1)
  const tries = [
    stranger.api('GET /orders/{id}/refund-request', { params: { id: order.id } }),
    ask(stranger, order.id, body),
    stranger.api('POST /orders/{id}/refund-request/guest', {
      params: { id: order.id },
      body: { reason: 'Mine', ...body, email: 'someone@example.com' },
    }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 404, code: 'order_not_found' } })
  }
})

test('a guest requests by number and phone, and sees no private pictures', async () => {
  const order = await aCompletedOrder(shop, place)
  const guest = await shop.visitor()
  const images = [await aProof(shop, guest.token)]
  const asked = await guest.api('POST /orders/{id}/refund-request/guest', {
    params: { id: order.reference },
    body: { reason: 'Too small', images, ...(await pieces(order, 2)), phone: '9123 4567' },
  })
  expect(asked).toMatchObject({ data: [{ amount: '760.00', images: [{ url: null }] }] })
  const seen = await shop.anybody()('GET /orders/{id}/refund-request/guest', {
    params: { id: order.reference },
    query: { email: chan.email },
  })
  expect(seen).toMatchObject({ data: [{ amount: '760.00' }] })
})

test('refunds include the order’s discounts but not delivery', async () => {
  const order = await aCompletedOrder(shop, place)
  const id = await itemOf(order)
  // The order looks as it does after a voucher of HK$100.01.
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('order_items')
      .set({ global_discount_cents: 10_001 })
      .where('id', '=', id)
      .execute()
  })
  const { refundable } = await list(order)
  expect(refundable.items).toEqual([{ order_item_id: id, qty: 2, points: 0, amount: '659.99' }])
  const first = await ask(order.buyer, order.id, await pieces(order, 1))
  expect(first.data[0]?.amount).toBe('330.00')
  const second = await ask(order.buyer, order.id, await pieces(order, 1))
  expect(second.data.map(({ amount }) => amount).toSorted()).toEqual(['329.99', '330.00'])
})
