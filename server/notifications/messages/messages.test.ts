import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { MessageRefused } from '#server/platform/mail/message-refused.ts'
import { deleteExpired } from '#server/delete-expired.ts'
import { runJob } from '#server/run-jobs.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: manager } = await shop.staff('manager')
const { api: assistant } = await shop.staff('assistant')
const takeIn = ctx.mail

/** The order's email, with a mail server that answers like this. */
async function placedWith(answer: () => Promise<void>) {
  const order = await anOrder(shop, place)
  ctx.mail = { send: answer }
  await runDueJobs(shop, 'send_order_email').finally(() => (ctx.mail = takeIn))
  return order
}

const refusing = async () => {
  throw new MessageRefused('550 5.1.1 no such user')
}

const messagesOf = async (order: { id: string }) =>
  (await assistant('GET /orders/{id}/messages', { params: { id: order.id } })).data

const failedCount = async () => {
  const { queues } = await manager('GET /today')
  return queues.find(({ name }) => name === 'failed_emails')?.count
}

test('a sent email is listed with its order, recipient and language', async () => {
  const order = await placedWith(async () => {})
  const [message, ...more] = await messagesOf(order)
  expect(more).toEqual([])
  expect(message).toMatchObject({
    kind: 'order_placed',
    channel: 'email',
    order: { _id: order.id, reference: order.reference },
    recipient: chan.email.toLowerCase(),
    locale: 'en',
    state: 'sent',
    attempts: 1,
    problem: null,
    can_resend: true,
  })
  expect(message?.subject).toContain(order.reference)
  const { data } = await manager('GET /messages', { query: { keyword: order.reference } })
  expect(data).toEqual([message])
})

test('a refused email has failed at once, and is counted among the work of today', async () => {
  const before = await failedCount()
  const order = await placedWith(refusing)
  expect(await messagesOf(order)).toMatchObject([
    { state: 'failed', problem: 'refused', error: '550 5.1.1 no such user', sent_at: null },
  ])
  expect(await failedCount()).toBe((before ?? 0) + 1)
  expect(await runDueJobs(shop, 'send_order_email')).toBe(0)
  const { data } = await manager('GET /messages', { query: { about: 'order' } })
  expect(data[0]).toMatchObject({ state: 'failed', order: { reference: order.reference } })
})

test('any other failure is tried again, and given up after the last attempt', async () => {
  const order = await anOrder(shop, place)
  const run = (isLastAttempt: boolean) =>
    runJob(ctx, {
      id: '900001',
      name: 'send_order_email',
      payload: { id: 'abc', order_id: order.id, template: 'order_placed' },
      isLastAttempt,
    })
  ctx.mail = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  await expect(run(false)).rejects.toThrow('ECONNREFUSED')
  expect(await messagesOf(order)).toMatchObject([
    { state: 'queued', problem: 'not_reached', attempts: 1, can_resend: false },
  ])
  await run(true)
  expect(await messagesOf(order)).toMatchObject([{ state: 'failed', attempts: 2 }])
  ctx.mail = takeIn
})

test('sent again, it goes to the present address of the order, as a message of its own', async () => {
  const order = await placedWith(refusing)
  const [failed] = await messagesOf(order)
  const { note: _note, ...recipient } = { ...chan, email: 'right@example.com', note: '' }
  const params = { id: failed?._id ?? '' }
  await manager('PUT /orders/{id}/recipient', {
    params: { id: order.id },
    body: recipient,
  })
  await runDueJobs(shop)
  shop.emails.splice(0)
  expect(await manager('POST /messages/{id}/resend', { params })).toMatchObject({
    state: 'queued',
    problem: null,
    can_resend: false,
  })
  await expect(manager('POST /messages/{id}/resend', { params })).rejects.toMatchObject({
    status: 409,
  })
  await runDueJobs(shop, 'resend_message')
  expect(shop.emails).toMatchObject([{ to: 'right@example.com' }])
  const sent = (await messagesOf(order)).find(({ _id }) => _id === params.id)
  expect(sent).toMatchObject({ state: 'sent', recipient: 'right@example.com', attempts: 2 })
  const [first] = shop.emails.splice(0)
  await manager('POST /messages/{id}/resend', { params })
  await runDueJobs(shop, 'resend_message')
  expect(shop.emails.splice(0)[0]?.messageId).not.toBe(first?.messageId)
})

test('all failed ones are sent again together; one can be set aside instead', async () => {
  const [aside, ...others] = [await placedWith(refusing), await placedWith(refusing)]
  const [first] = await messagesOf(aside)
  await manager('PUT /messages/{id}/set-aside', { params: { id: first?._id ?? '' } })
  const count = await failedCount()
  expect(await manager('POST /messages/resend-failed')).toEqual({ count })
  await runDueJobs(shop, 'resend_message')
  expect(await failedCount()).toBe(0)
  expect(await messagesOf(aside)).toMatchObject([{ state: 'set_aside' }])
  for (const order of others) expect(await messagesOf(order)).toMatchObject([{ state: 'sent' }])
})

test('a preview shows the text without the key of its link, and sends nothing', async () => {
  const order = await placedWith(async () => {})
  const [message] = await messagesOf(order)
  shop.emails.splice(0)
  const { text } = await manager('GET /messages/{id}', { params: { id: message?._id ?? '' } })
  expect(text).toContain(order.reference)
  expect(text).toMatch(/\?key=…/)
  expect(shop.emails).toEqual([])
})

test('codes are neither stored nor sent again by staff', async () => {
  const customer = await aCustomer(shop)
  await customer.api('POST /auth/forget-password', {
    body: { type: 'EMAIL', email: customer.email },
  })
  await runDueJobs(shop)
  const code = /verification_code=(\w+)/.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? 'none'
  const { data } = await manager('GET /messages', {
    query: { about: 'account', keyword: customer.email },
  })
  const message = data.find(({ kind }) => kind === 'reset_code')
  expect(message).toMatchObject({ state: 'sent', can_resend: false })
  const row = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', message?._id ?? '')
    .executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(code)
  const params = { id: message?._id ?? '' }
  expect((await manager('GET /messages/{id}', { params })).text).toBeNull()
  await expect(manager('POST /messages/{id}/resend', { params })).rejects.toMatchObject({
    status: 409,
  })
})

test('without the permission only the messages of an order are shown', async () => {
  const order = await placedWith(async () => {})
  const [message] = await messagesOf(order)
  const params = { id: message?._id ?? '' }
  for (const refused of [
    () => assistant('GET /messages'),
    () => assistant('GET /messages/{id}', { params }),
    () => assistant('POST /messages/{id}/resend', { params }),
    () => assistant('POST /messages/resend-failed'),
    () => assistant('PUT /messages/{id}/set-aside', { params }),
  ]) {
    await expect(refused()).rejects.toMatchObject({ status: 403 })
  }
})

test('messages are deleted after half a year', async () => {
  await placedWith(async () => {})
  shop.passTime(181 * 24 * 3600)
  await deleteExpired(ctx)
  const left = await ctx.db.selectFrom('messages').select('id').execute()
  expect(left).toEqual([])
})
