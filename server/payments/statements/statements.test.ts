import { expect, test } from 'vitest'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment, cancelOrder } from '#test/builders/order-changes.ts'
import { anOrder as orderIn, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const assistant = await shop.staff('assistant')
const manager = await shop.staff('manager')
const { api } = manager
const columns = { date: 0, texts: [1], amount: 2, direction: null, currency: null }
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** HK$800, unpaid. */
const anOrder = () => orderIn(shop, place)

const statement = (...lines: [text: string, amount: string][]) =>
  ['Date,Description,Amount', ...lines.map(([text, sum]) => `${today},${text},${sum}`)].join('\n')

const load = (text: string) =>
  api('POST /bank-statements', { body: { account: 'fps', text, columns } })

const open = async (keyword: string) => {
  const { data } = await api('GET /bank-lines', { query: { keyword } })
  const [line] = data
  if (!line) throw new Error(`no line with ${keyword}`)
  return line
}

type Line = Awaited<ReturnType<typeof open>>

/** Confirms the match that is shown. */
function confirm({ _id: id, match }: Line, as = manager) {
  const body = {
    order_id: match?.order._id ?? '',
    step: match?.step ?? 'pay',
    excess: match?.excess ?? '0.00',
  }
  return as.api('PUT /bank-lines/{id}/order', { params: { id }, body })
}

const isSound = async () => expect(await findIntegrityProblems(ctx.db)).toEqual([])

test('the columns of a statement are suggested once, then remembered for its headings', async () => {
  const preview = (text: string) =>
    api('POST /bank-statements/preview', { body: { account: 'payme', text } })
  const first = await preview(statement(['FPS A', '1.00']))
  expect(first).toMatchObject({
    headings: ['Date', 'Description', 'Amount'],
    row_count: 1,
    columns,
    is_remembered: false,
  })
  const text = `A,B,C,D\n,,,\n21/11/2026,FPS,X,80.00`
  expect(await preview(text)).toMatchObject({ columns: null })
  const chosen = { ...columns, texts: [1, 2], amount: 3 }
  await api('POST /bank-statements', { body: { account: 'payme', text, columns: chosen } })
  expect(await preview(text)).toMatchObject({ columns: chosen, is_remembered: true })
  expect(await preview(statement(['FPS A', '1.00']))).toMatchObject({ is_remembered: false })
  await expect(preview('no table')).rejects.toMatchObject({ issues: [{ path: 'text' }] })
})

test('an overlapping statement adds only what is new', async () => {
  const first = statement(['FPS twin', '12.00'], ['FPS twin', '12.00'], ['RENT', '-900.00'])
  expect(await load(first)).toEqual({
    new_count: 2,
    known_count: 0,
    left_out_count: 1,
    left_out: { outgoing: 1, not_completed: 0, other_currency: 0 },
    unreadable: [],
  })
  const [again, longer] = [await load(first), await load(`${first}\n${today},FPS later,13.00`)]
  expect(again).toMatchObject({ new_count: 0, known_count: 2 })
  expect(longer).toMatchObject({ new_count: 1, known_count: 2 })
})

test('a line with the order’s number and amount pays it, and settles its proof', async () => {
  const order = await anOrder()
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
  await load(statement([`FPS ${order.reference.replaceAll('-', '')} CHAN`, '800.00']))
  const proofs = await api('GET /payment-proofs')
  expect(proofs.data.find((proof) => proof.order._id === order.id)?.bank_line).toEqual({
    day: today,
    amount: '800.00',
    is_open: true,
  })
  const line = await open(order.reference.replaceAll('-', ''))
  expect(line).toMatchObject({ match: { step: 'pay', is_sure: true }, unmatched: null })
  const done = await confirm(line, assistant)
  expect(done).toMatchObject({ state: 'matched', order: { _id: order.id }, can_undo: false })
  expect(await api('GET /orders/{id}', { params: { id: order.id } })).toMatchObject({
    is_paid: true,
    proofs: [{ state: 'approved' }],
    payments: [{ amount: '800.00' }],
  })
  await expect(confirm(line)).rejects.toMatchObject({ status: 409, code: 'conflict' })
  const undo = api('DELETE /bank-lines/{id}/order', { params: { id: line._id } })
  await expect(undo).rejects.toMatchObject({ code: 'not_possible' })
  await isSound()
})

test('too much pays the order and returns the rest, if the person may refund', async () => {
  const order = await anOrder()
  await load(statement([`FPS ${order.reference}`, '850.00']))
  const line = await open(order.reference)
  expect(line.match).toMatchObject({ step: 'pay', excess: '50.00', is_sure: false })
  await expect(confirm(line, assistant)).rejects.toMatchObject({ status: 403 })
  await confirm(line)
  const { data } = await api('GET /refunds', { query: { order_id: order.id } })
  expect(data).toMatchObject([{ amount: '50.00', state: 'pending' }])
  await isSound()
})

test('less than the payment proves nothing, and says so', async () => {
  const order = await anOrder()
  await acceptPayment(ctx, order.id)
  await load(statement([`FPS ${order.reference}`, '799.99']))
  const line = await open(order.reference)
  expect(line).toMatchObject({ match: { step: null }, unmatched: 'too_little' })
  await expect(confirm(line)).rejects.toMatchObject({ code: 'conflict' })
})

test('a paid order is only linked, which can be taken back', async () => {
  const order = await anOrder()
  await acceptPayment(ctx, order.id)
  await load(statement([`FPS ${order.reference}`, '800.00']))
  const line = await open(order.reference)
  expect(line.match).toMatchObject({ step: 'link', is_sure: true, order: { is_paid: true } })
  expect(await confirm(line)).toMatchObject({ state: 'matched', can_undo: true })
  await isSound()
  // A second transfer finds every payment proved.
  await load(statement([`SECOND ${order.reference}`, '800.00']))
  const second = await open('SECOND')
  expect(second.match).toMatchObject({ step: 'refund', excess: '800.00', is_sure: false })
  const undone = await api('DELETE /bank-lines/{id}/order', { params: { id: line._id } })
  expect(undone).toMatchObject({ state: 'open', match: { step: 'link' } })
  // The match shown for the second line no longer holds.
  await expect(confirm(second)).rejects.toMatchObject({ code: 'conflict' })
  await isSound()
})

test('money for a cancelled order goes back', async () => {
  const order = await anOrder()
  await cancelOrder(ctx, order.id, 'customer')
  await load(statement([`LATE ${order.reference}`, '800.00']))
  const line = await open(order.reference)
  expect(line.match).toMatchObject({ step: 'refund', excess: '800.00' })
  expect(await confirm(line)).toMatchObject({ state: 'matched', can_undo: false })
  await isSound()
})

test('without a number the amount suggests an order, unless several have it', async () => {
  // Collected orders have no delivery to pay.
  const collected = () => orderIn(shop, place, {}, true)
  const order = await collected()
  await load(statement(['FPS NAMELESS', '760.00']))
  const line = await open('NAMELESS')
  expect(line.match).toMatchObject({ step: 'pay', is_sure: false, order: { _id: order.id } })
  const other = await collected()
  const several = await open('NAMELESS')
  expect(several).toMatchObject({ match: null, unmatched: 'several_orders' })
  const params = { id: several._id }
  const { data: choices } = await api('GET /bank-lines/{id}/orders', { params })
  expect(choices.map((choice) => choice.order._id)).toEqual([other.id, order.id])
  const { data: searched } = await api('GET /bank-lines/{id}/orders', {
    params,
    query: { keyword: order.reference },
  })
  expect(searched).toMatchObject([{ step: 'pay', excess: '0.00', is_sure: false }])
})

test('a line of no order stays with its reason, until it is set aside with another', async () => {
  await load(statement(['INTEREST', '0.35'], ['FPS PR-0000-005', '9.00']))
  expect(await open('PR-0000-005')).toMatchObject({ unmatched: 'unknown_reference' })
  const line = await open('INTEREST')
  expect(line).toMatchObject({ match: null, unmatched: 'no_order' })
  const params = { id: line._id }
  const aside = (reason: string) =>
    assistant.api('PUT /bank-lines/{id}/set-aside', { params, body: { reason } })
  await expect(aside(' ')).rejects.toMatchObject({ status: 422 })
  expect(await aside('Interest')).toMatchObject({ state: 'set_aside', reason: 'Interest' })
  await expect(aside('Again')).rejects.toMatchObject({ code: 'conflict' })
  const { data } = await api('GET /bank-lines', { query: { state: 'set_aside' } })
  expect(data).toMatchObject([{ decided_by: expect.any(String), can_undo: true }])
  const period = (days: { from?: string; to?: string }) =>
    api('GET /bank-lines', { query: { state: 'all', per_page: 100, ...days } })
  expect((await period({ from: today, to: today })).data).toContainEqual(data[0])
  expect((await period({ to: '2020-01-01' })).total).toBe(0)
  const reopened = await api('DELETE /bank-lines/{id}/set-aside', { params })
  expect(reopened).toMatchObject({ state: 'open', reason: '' })
  const { data: log } = await api('GET /audit-log', { query: { subject_id: line._id } })
  expect(log.map(({ action }) => action)).toEqual(['bank_line_reopened', 'bank_line_set_aside'])
  await isSound()
})
