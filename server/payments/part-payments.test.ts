import { expect, test } from 'vitest'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { expireOrder } from '#server/orders/expire-order.ts'
import { cardNumbers, payAgain, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder as orderIn, aProof, type Placed } from '#test/builders/orders.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const assistant = await shop.staff('assistant')
const manager = await shop.staff('manager')
const { api } = manager
const warehouse_id = place.mall
await api('POST /cash-sessions', { body: { warehouse_id, float: '500' } })

/** HK$800, unpaid. */
const anOrder = () => orderIn(shop, place)

const paid = ({ id }: Placed, amount?: string, as = assistant) =>
  as.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen at the bank', amount } })

type Parts = { method: 'cash' | 'octopus'; amount?: string; reference?: string }[]

const atCounter = ({ id }: Pick<Placed, 'id'>, payments: Parts) =>
  assistant.api('POST /orders/{id}/counter-payments', {
    params: { id },
    body: { warehouse_id, payments },
  })

const shown = ({ id }: Pick<Placed, 'id'>) => api('GET /orders/{id}', { params: { id } })
const isSound = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

async function send(order: Placed): Promise<void> {
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
}

test('two transfers pay an order: after the first, shop and customer see what is left', async () => {
  const order = await anOrder()
  await send(order)
  const [proof] = (await shown(order)).proofs
  const first = await assistant.api('PUT /orders/{id}/proof/accepted', {
    params: { id: order.id },
    body: { proof_id: proof?._id ?? '', amount: '300.00' },
  })
  expect(first).toMatchObject({
    current_status: 'submitted',
    is_paid: false,
    proofs: [{ state: 'approved' }],
    payments: [{ amount: '300.00', is_surplus: false }],
    payment: { amount: '500.00', received: '300.00', due_at: expect.any(String) },
    changes: [{ action: 'order_take_part', after: { cents: 30_000 } }],
  })
  const own = await readOrder(order.buyer, order.id)
  expect(own.payment.fps_payload).toContain('5406500.00')
  await runDueJobs(shop)
  const about = shop.emails.filter(({ subject }) => subject.includes(order.reference))
  expect(about.at(-1)?.text).toContain('HK$500 is left to pay')
  await isSound()

  await send(order)
  const done = await assistant.api('PUT /orders/{id}/proof/accepted', {
    params: { id: order.id },
    body: {},
  })
  expect(done).toMatchObject({
    is_paid: true,
    payments: [{ amount: '300.00' }, { amount: '500.00' }],
    payment: { amount: '800.00', received: '800.00' },
  })
  await isSound()
})

test('what is too much goes back, by a person who may refund', async () => {
  const order = await anOrder()
  await paid(order, '700.00')
  await expect(paid(order, '150.00')).rejects.toMatchObject({ status: 403 })
  expect(await paid(order, '150.00', manager)).toMatchObject({
    is_paid: true,
    payments: [
      { amount: '700.00', is_surplus: false },
      { amount: '100.00', is_surplus: false },
      { amount: '50.00', is_surplus: true },
    ],
    refunds: [{ amount: '50.00', is_surplus: true }],
  })
  await isSound()
})

test('what came of an order that lapses or is cancelled goes back, payment by payment', async () => {
  const [late, dropped] = [await anOrder(), await anOrder()]
  for (const order of [late, dropped]) {
    await paid(order, '300.00')
    await paid(order, '100.00')
  }
  const dueAt = new Date((await shown(late)).payment.due_at ?? '')
  await expireOrder({ ...ctx, clock: () => new Date(dueAt.getTime() + 1000) }, late.id)
  await api('PUT /orders/{id}/cancelled', {
    params: { id: dropped.id },
    body: { reason: 'No longer wanted' },
  })
  for (const order of [late, dropped]) {
    expect(await shown(order)).toMatchObject({
      current_status: 'cancelled',
      is_paid: false,
      refunds: [{ amount: '300.00' }, { amount: '100.00' }],
    })
  }
  await isSound()
})

test('a card pays what is left, and a page that asks for the whole sum is returned', async () => {
  const order = await orderIn(shop, place, { payment_method: 'card' })
  await paid(order, '300.00')
  const again = await payAgain(order.buyer, order.id, { payment_method: 'card' })
  await payWith(shop, again.return_url ?? '', cardNumbers.good)
  const after = await shown(order)
  expect(after).toMatchObject({ is_paid: true })
  expect(after.payments.map(({ amount }) => amount)).toEqual(['300.00', '500.00'])
  await isSound()
})

test('a part is no money to give away: goodwill waits until the order is paid', async () => {
  const order = await anOrder()
  await paid(order, '300.00')
  const body = { amount: '10.00', reason: 'A late parcel' }
  const refund = api('POST /orders/{id}/refunds', { params: { id: order.id }, body })
  await expect(refund).rejects.toMatchObject({ code: 'refund_too_large' })
})

test('an edit that leaves what has come pays the order; one that leaves less is refused', async () => {
  const order = await anOrder()
  const [item] = (await shown(order)).items
  const edit = (qty: number) =>
    api('PUT /orders/{id}/items', {
      params: { id: order.id },
      body: { items: [{ order_item_id: item?._id ?? '', qty }], reason: 'One less' },
    })
  await paid(order, '420.00')
  expect(await edit(1)).toMatchObject({ is_paid: true, payment: { received: '420.00' } })
  await isSound()
  const more = await anOrder()
  const [line] = (await shown(more)).items
  await paid(more, '420.01')
  const items = [{ order_item_id: line?._id ?? '', qty: 1 }]
  const lower = api('PUT /orders/{id}/items', {
    params: { id: more.id },
    body: { items, reason: 'One less' },
  })
  await expect(lower).rejects.toMatchObject({ issues: [{ path: 'items' }] })
})

test('an order is paid at the counter, in parts, and shows how', async () => {
  const order = await anOrder()
  const part = await atCounter(order, [{ method: 'cash', amount: '500' }])
  expect(part).toMatchObject({ is_paid: false, payment: { amount: '300.00', received: '500.00' } })
  const over = atCounter(order, [{ method: 'cash', amount: '300.01' }])
  await expect(over).rejects.toMatchObject({ issues: [{ path: 'payments.0.amount' }] })
  const rest = await atCounter(order, [{ method: 'octopus', reference: 'OCT 300' }])
  expect(rest).toMatchObject({ is_paid: true, current_status: 'pending' })
  const whole = await anOrder()
  const done = await atCounter(whole, [
    { method: 'cash', amount: '100' },
    { method: 'octopus', reference: 'OCT 700' },
  ])
  expect(done).toMatchObject({
    is_paid: true,
    channel: 'web',
    payment: { method: 'octopus', title: { en: 'Cash + Octopus' } },
    payment_changes: [{ from: 'fps', to: 'octopus' }],
  })
  await expect(atCounter(whole, [{ method: 'cash' }])).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  const { data } = await api('GET /cash-sessions', { query: { warehouse_id } })
  expect(data[0]?.counts).toMatchObject([
    { method: 'cash', sales: '600.00' },
    { method: 'octopus', sales: '1000.00' },
    {},
    {},
  ])
  await isSound()
})

test('a part at the counter waits until the proof of a transfer is decided', async () => {
  const order = await anOrder()
  await send(order)
  const part = atCounter(order, [{ method: 'cash', amount: '500' }])
  await expect(part).rejects.toMatchObject({ issues: [{ path: 'payments' }] })
  expect(await atCounter(order, [{ method: 'cash' }])).toMatchObject({
    is_paid: true,
    proofs: [{ state: 'rejected' }],
  })
  await isSound()
})

test('items added to an order are paid at the counter at once', async () => {
  const first = await anOrder()
  await paid(first)
  const tee = await aProduct(ctx, { price: 12_000, stock: 5, warehouseId: place.stockroom })
  const add = (payments: Parts, as = assistant) =>
    as.api('POST /orders/{id}/supplements', {
      params: { id: first.id },
      body: {
        lines: [{ variant_id: tee.variant().id, qty: 2 }],
        expected_total: '240.00',
        payment_method: null,
        counter: { warehouse_id, payments },
      },
    })
  await expect(add([{ method: 'cash', amount: '100' }])).rejects.toMatchObject({ status: 422 })
  const added = await add([
    { method: 'cash', amount: '100' },
    { method: 'octopus', reference: 'OCT 140' },
  ])
  expect(await shown({ id: added.order_id })).toMatchObject({
    is_paid: true,
    current_status: 'pending',
    payment: { method: 'octopus', due_at: null },
    payment_changes: [],
    supplement_of: { _id: first.id },
  })
  const { _id: role } = await (
    await shop.staff('owner')
  ).api('POST /roles', {
    body: { name: 'Packer', permissions: ['payments:confirm'], max_discount_percent: 0 },
  })
  await expect(add([{ method: 'cash' }], await shop.staff(role))).rejects.toMatchObject({
    status: 403,
  })
  await isSound()
})

test('two lines of the bank pay an order, each a payment of its own', async () => {
  const order = await anOrder()
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const text = [
    'Date,Description,Amount',
    `${today},FPS ${order.reference} FIRST,300.00`,
    `${today},FPS ${order.reference} SECOND,500.00`,
  ].join('\n')
  const columns = { date: 0, texts: [1], amount: 2, direction: null, currency: null }
  await api('POST /bank-statements', { body: { account: 'fps', text, columns } })
  for (const [name, step, left] of [
    ['FIRST', 'part', '500.00'],
    ['SECOND', 'pay', '0.00'],
  ] as const) {
    const { data } = await api('GET /bank-lines', { query: { keyword: name } })
    const line = data.find((each) => each.text.includes(order.reference))
    expect(line?.match).toMatchObject({ step, left, is_sure: step === 'pay' })
    await api('PUT /bank-lines/{id}/order', {
      params: { id: line?._id ?? '' },
      body: { order_id: order.id, step, excess: '0.00' },
    })
  }
  expect(await shown(order)).toMatchObject({ is_paid: true, payment: { received: '800.00' } })
  await isSound()
})

test('a line of a part that staff have recorded proves it', async () => {
  const order = await anOrder()
  await paid(order, '310.00')
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const text = `Date,Description,Amount\n${today},FPS ${order.reference} THIRD,310.00`
  const columns = { date: 0, texts: [1], amount: 2, direction: null, currency: null }
  await api('POST /bank-statements', { body: { account: 'fps', text, columns } })
  const { data } = await api('GET /bank-lines', { query: { keyword: 'THIRD' } })
  const [line] = data
  expect(line?.match).toMatchObject({ step: 'link', left: '490.00' })
  await api('PUT /bank-lines/{id}/order', {
    params: { id: line?._id ?? '' },
    body: { order_id: order.id, step: 'link', excess: '0.00' },
  })
  expect((await shown(order)).payments).toHaveLength(1)
  await isSound()
})
