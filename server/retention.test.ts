import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { deleteExpired } from './delete-expired.ts'
import { findIntegrityProblems } from './integrity-report.ts'
import { originalName } from './platform/files/store-file.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const params = { slug: 'retention' } as const

/** Signed in just now: these tests outlive a session. */
const manager = async () => (await shop.staff('manager')).api

const passDays = (count: number) => shop.passTime(count * 24 * 3600)

async function setRetention(value: Record<string, number>): Promise<void> {
  const api = await manager()
  await api('PUT /configurations/{slug}', { params, body: { value } })
  await ctx.bus.settled()
}

async function proofFile(orderId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('payment_proofs as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['f.id', 'f.mime'])
    .where('p.order_id', '=', orderId)
    .executeTakeFirst()
  return row && originalName(row)
}

async function provenOrder() {
  const order = await anOrder(shop, place)
  const image = await aProof(shop, order.buyer.token)
  await order.buyer.api('PUT /orders/{id}/upload', { params: { id: order.id }, body: { image } })
  return order
}

test('proofs go with their pictures 180 days after the order has ended, not before', async () => {
  const ended = await provenOrder()
  await ended.buyer.api('PUT /orders/{id}/cancelled', { params: { id: ended.id } })
  const open = await provenOrder()
  await acceptPayment(ctx, open.id)
  const file = (await proofFile(ended.id)) ?? ''
  passDays(179)
  await deleteExpired(ctx)
  expect(await proofFile(ended.id)).toBe(file)
  passDays(2)
  await Promise.all([deleteExpired(ctx), deleteExpired(ctx)])
  expect(await proofFile(ended.id)).toBeUndefined()
  expect(await ctx.files.get(file)).toBeUndefined()
  expect(await proofFile(open.id)).toBeDefined()
  const { proofs, current_status } = await (
    await manager()
  )('GET /orders/{id}', {
    params: { id: ended.id },
  })
  expect({ proofs, current_status }).toEqual({ proofs: [], current_status: 'cancelled' })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('staff say how long: enquiries, messages, searches, events and visitors', async () => {
  const enquiry = await shop.anybody()('POST /enquiries', {
    body: {
      name: 'Ming',
      email: 'ming@example.com',
      subject: 'Sleeves',
      description: 'Could you shorten them by two centimetres?',
    },
  })
  const unanswered = await shop.anybody()('POST /enquiries', {
    body: {
      name: 'Wai',
      email: 'wai@example.com',
      subject: 'Collar',
      description: 'Is the collar of the Oxford shirt soft?',
    },
  })
  await (
    await manager()
  )('PUT /enquiries/{id}/status', {
    params: { id: enquiry._id },
    body: { status: 'answered' },
  })
  const visitor = await shop.visitor()
  const { id: order_id } = await aCompletedOrder(shop, place)
  const now = ctx.clock()
  await ctx.db
    .insertInto('search_misses')
    .values({ day: now.toISOString().slice(0, 10), keyword: 'kilt' })
    .execute()
  await ctx.db
    .insertInto('messages')
    .values({
      id: 'msg_old',
      job_id: 900_001,
      kind: 'order_placed',
      channel: 'email',
      order_id,
      state: 'sent',
      attempts: 1,
      created_at: now,
      tried_at: now,
      sent_at: now,
    })
    .execute()
  const left = async () => ({
    enquiries: (await ctx.db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id),
    visitors: await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', visitor.accountId)
      .execute(),
    searches: await ctx.db.selectFrom('search_misses').select('keyword').execute(),
    messages: await ctx.db.selectFrom('messages').select('id').execute(),
    events: (await ctx.db.selectFrom('shop_events').select('id').execute()).length > 0,
  })
  await setRetention({
    enquiry_days: 60,
    visitor_days: 60,
    message_days: 60,
    search_days: 60,
    webhook_days: 60,
  })
  passDays(59)
  await deleteExpired(ctx)
  expect(await left()).toMatchObject({
    enquiries: expect.arrayContaining([enquiry._id, unanswered._id]),
    visitors: [{ id: visitor.accountId }],
    searches: [{ keyword: 'kilt' }],
    messages: [{ id: 'msg_old' }],
  })
  passDays(3)
  await deleteExpired(ctx)
  expect(await left()).toEqual({
    // Unanswered.
    enquiries: [unanswered._id],
    visitors: [],
    searches: [],
    messages: [],
    events: false,
  })
})

test('a change is recorded; too short a time and unknown kinds are refused', async () => {
  await setRetention({ proof_days: 90 })
  const change = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'after'])
    .where('subject_id', '=', 'retention')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(change).toMatchObject({ action: 'configuration_set', after: { proof_days: 90 } })
  await expect(setRetention({ proof_days: 1 })).rejects.toMatchObject({ code: 'invalid' })
  await expect(setRetention({ order_days: 90 })).rejects.toMatchObject({ code: 'invalid' })
  const assistant = (await shop.staff('assistant')).api
  await expect(
    assistant('PUT /configurations/{slug}', { params, body: { value: {} } }),
  ).rejects.toMatchObject({ code: 'forbidden' })
})
