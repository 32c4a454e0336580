import { expect, test } from 'vitest'
import { staffOrder } from '#contract/staff/order-shapes.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder as orderIn, aProof, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const staff = await shop.staff('assistant')
const { api } = staff

const anOrder = (isPickup = false) => orderIn(shop, place, {}, isPickup)
const paramsOf = ({ id }: Placed) => ({ params: { id } })

async function withProof(order: Placed): Promise<Placed> {
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
  return order
}

async function aPaidOrder(isPickup = false): Promise<Placed> {
  const order = await anOrder(isPickup)
  await api('PUT /orders/{id}/paid', { ...paramsOf(order), body: { note: 'Seen' } })
  return order
}

const illegal = { status: 409, code: 'illegal_transition' }

test('staff see the whole order in the contract’s shape, its proof by signed link', async () => {
  const order = await withProof(await anOrder())
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

test('a proof sent while staff review another is neither accepted nor rejected', async () => {
  const order = await withProof(await anOrder())
  const looked = (await api('GET /orders/{id}', paramsOf(order))).proofs[0]?._id
  await withProof(order)
  const tries = [
    api('PUT /orders/{id}/proof/accepted', { ...paramsOf(order), body: { proof_id: looked } }),
    api('PUT /orders/{id}/proof/rejected', {
      ...paramsOf(order),
      body: { reason: 'Unreadable', proof_id: looked },
    }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 409, code: 'conflict' } })
  }
  const shown = await api('GET /orders/{id}', paramsOf(order))
  expect(shown).toMatchObject({ is_paid: false, proofs: [{ state: 'waiting' }] })
  const body = { proof_id: shown.proofs[0]?._id }
  expect(await api('PUT /orders/{id}/proof/accepted', { ...paramsOf(order), body })).toMatchObject({
    is_paid: true,
  })
})

test('a customer’s token cannot read staff orders', async () => {
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

test('an accepted proof marks the order paid and is logged, once', async () => {
  const order = await withProof(await anOrder())
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

test('without a payment proof staff can only confirm the money itself', async () => {
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

test('a rejected proof sends the order back with a reason for the customer', async () => {
  const order = await withProof(await anOrder())
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

test('a pick-up order is packed, ready, then collected, and never shipped', async () => {
  const order = await aPaidOrder(true)
  const collect = () => api('PUT /orders/{id}/collected', paramsOf(order))
  await expect(collect()).rejects.toMatchObject({ ...illegal, details: { reason: 'wrong_step' } })
  const ship = api('POST /orders/{id}/shipments', { ...paramsOf(order), body: {} })
  await expect(ship).rejects.toMatchObject({ ...illegal, details: { reason: 'wrong_method' } })
  await api('PUT /orders/{id}/packed', paramsOf(order))
  const ready = await api('PUT /orders/{id}/ready', paramsOf(order))
  expect(ready.actions).toEqual(['collect', 'undo_ready', 'cancel'])
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

test('a cancelled order releases its stock, shows the reason and goes no further', async () => {
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

test('staff write to the customer, and colleagues see what they wrote', async () => {
  const order = await anOrder()
  const text = 'Dear Mr Chan,\n\nThe left cuff had a loose button. It is mended <now>.'
  const shown = await api('POST /orders/{id}/emails', { ...paramsOf(order), body: { text } })
  expect(shown.notes).toMatchObject([{ note: text, is_emailed: true }])
  expect(shown.changes[0]).toMatchObject({ action: 'customer_emailed' })
  await runDueJobs(shop, 'send_order_email')
  const email = shop.emails.findLast(({ subject }) => subject.includes(order.reference))
  expect(email?.subject).toContain(`About your order ${order.reference}`)
  expect(email?.text).toContain('The left cuff had a loose button. It is mended <now>.')
  expect(email?.html).toContain('It is mended &lt;now&gt;.')
  expect(await order.buyer.api('GET /orders/{id}/details', paramsOf(order))).not.toHaveProperty(
    'notes',
  )
})

test('the customer never sees staff notes', async () => {
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

test('a note is changed by its author alone, and what it said before stays', async () => {
  const order = await anOrder()
  const { notes } = await api('POST /orders/{id}/notes', {
    ...paramsOf(order),
    body: { note: 'Asks for a gift bag' },
  })
  const params = { id: order.id, note_id: notes[0]?._id ?? '' }
  const body = { note: 'Asks for two gift bags' }
  const changed = await api('PUT /orders/{id}/notes/{note_id}', { params, body })
  expect(changed.notes).toMatchObject([
    { note: 'Asks for two gift bags', former: [{ note: 'Asks for a gift bag' }] },
  ])
  expect(changed.changes[0]).toMatchObject({ action: 'order_note_edited' })
  const again = await api('PUT /orders/{id}/notes/{note_id}', { params, body })
  expect(again.notes[0]?.former).toHaveLength(1)
  const colleague = await shop.staff('owner')
  await expect(
    colleague.api('PUT /orders/{id}/notes/{note_id}', { params, body: { note: 'No bag' } }),
  ).rejects.toMatchObject({ status: 403 })
  const other = { ...params, id: (await anOrder()).id }
  await expect(
    api('PUT /orders/{id}/notes/{note_id}', { params: other, body }),
  ).rejects.toMatchObject({ status: 404 })
  const written = await api('POST /orders/{id}/emails', {
    ...paramsOf(order),
    body: { text: 'It is on its way.' },
  })
  const emailed = { ...params, note_id: written.notes.at(-1)?._id ?? '' }
  await expect(
    api('PUT /orders/{id}/notes/{note_id}', { params: emailed, body }),
  ).rejects.toMatchObject({ status: 409 })
})

test('a repeated call with the same key and body happens once', async () => {
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

test('an unknown order is not found', async () => {
  for (const id of ['ord_0000000000000000000000', 'PR-2222-222', "x' or 1=1"]) {
    const outcome = api('PUT /orders/{id}/packed', { params: { id } })
    await expect(outcome).rejects.toMatchObject({ status: 404, code: 'unknown_order' })
  }
})
