import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { personalTables, technicalTables } from './export-customer.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff()
const { api } = manager

const paramsOf = (accountId: string) => ({ params: { account_id: accountId } })

test('a customer is found by name, address or number, and read with points', async () => {
  const member = await aMember(shop)
  await ctx.db
    .updateTable('accounts')
    .set({
      username: '李嘉欣',
      email_verified_at: ctx.clock(),
      area_code: '852',
      phone: '68765432',
      phone_e164: '+85268765432',
      phone_verified_at: ctx.clock(),
    })
    .where('id', '=', member.accountId)
    .execute()
  await givePoints(ctx, member.accountId, 120)
  for (const keyword of ['嘉欣', member.email.toUpperCase(), '6876 5432', '+852 68765432']) {
    const { data } = await api('GET /customers', { query: { keyword } })
    expect(data.map(({ _id }) => _id)).toEqual([member.accountId])
  }
  const read = await api('GET /customers/{account_id}', paramsOf(member.accountId))
  expect(read).toMatchObject({ username: '李嘉欣', points: 120, order_count: 0, paid: '0.00' })
  expect(JSON.stringify(read)).not.toContain('argon2')
})

test('orders of a visitor without a name are counted too', async () => {
  const order = await anOrder(shop, place)
  await api('PUT /orders/{id}/paid', { params: { id: order.id }, body: { note: 'Seen' } })
  const read = await api('GET /customers/{account_id}', paramsOf(order.buyer.accountId))
  expect(read).toMatchObject({ type: 'TEMP', order_count: 1, paid: '800.00' })
  const { data } = await api('GET /customers', { query: { type: 'TEMP', per_page: 100 } })
  expect(data.map(({ _id }) => _id)).toContain(order.buyer.accountId)
})

test('what a customer paid is less once a refund has gone back', async () => {
  const order = await anOrder(shop, place)
  const call = { params: { id: order.id } }
  await api('PUT /orders/{id}/paid', { ...call, body: { note: 'Seen' } })
  const goodwill = { amount: '300.00', reason: 'A flaw' }
  const { refunds } = await api('POST /orders/{id}/refunds', { ...call, body: goodwill })
  const paid = async () =>
    (await api('GET /customers/{account_id}', paramsOf(order.buyer.accountId))).paid
  expect(await paid()).toBe('800.00')
  await api('PUT /refunds/{id}/done', {
    params: { id: refunds[0]?._id ?? '' },
    body: { reference: 'FPS 1127' },
  })
  expect(await paid()).toBe('500.00')
})

test('an export holds all data of the person, no secrets, and no other person’s data', async () => {
  const [order, other] = [await anOrder(shop, place), await anOrder(shop, place)]
  const { account, tables } = await api(
    'POST /customers/{account_id}/export',
    paramsOf(order.buyer.accountId),
  )
  expect(account['id']).toBe(order.buyer.accountId)
  expect(tables['orders']).toMatchObject([{ reference: order.reference }])
  expect(tables['order_items']).toHaveLength(1)
  const text = JSON.stringify({ account, tables })
  expect(text).not.toMatch(/password_hash|access_key|unsubscribe_key/)
  expect(text).not.toContain(other.reference)
  const change = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', order.buyer.accountId)
    .executeTakeFirstOrThrow()
  expect(change).toEqual({ action: 'customer_exported', staff_id: manager.id })
})

test('an export covers every table with an owner column', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by 1`.execute(ctx.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...personalTables, ...technicalTables].toSorted(),
  )
})

test('a closed account is erased and cannot sign in; its orders stay', async () => {
  const member = await aMember(shop)
  const close = () =>
    api('PUT /customers/{account_id}/closed', {
      ...paramsOf(member.accountId),
      body: { reason: 'Asked in the shop' },
    })
  expect(await close()).toMatchObject({ is_closed: true, email: null, username: null })
  await expect(member.api('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  await expect(close()).rejects.toMatchObject({ status: 404 })
  const { data } = await api('GET /customers', { query: { is_closed: 'true' } })
  expect(data.map(({ _id }) => _id)).toContain(member.accountId)
})

test('a guest is found by the email, phone, name or reference of their order', async () => {
  const known = { ...chan, name: '黎明軒', email: 'lai@example.com', phone: '62223344' }
  const order = await anOrder(shop, place, { delivery_details: known })
  for (const keyword of ['LAI@example.com', '6222 3344', '明軒', order.reference]) {
    const { data } = await api('GET /customers', { query: { keyword } })
    expect(data.map(({ _id }) => _id)).toEqual([order.buyer.accountId])
  }
  const read = await api('GET /customers/{account_id}', paramsOf(order.buyer.accountId))
  const { name: username, email, phone } = known
  expect(read).toMatchObject({ type: 'TEMP', username, email, phone, order_count: 1 })
  const visitor = await shop.visitor()
  const { data } = await api('GET /customers', { query: { per_page: 100 } })
  expect(data.map(({ _id }) => _id)).not.toContain(visitor.accountId)
})

test('an assistant can read customers but not export or close them', async () => {
  const member = await aMember(shop)
  const { api: assistant } = await shop.staff('assistant')
  const call = paramsOf(member.accountId)
  await expect(assistant('GET /customers/{account_id}', call)).resolves.toHaveProperty('email')
  const tries = [
    assistant('POST /customers/{account_id}/export', call),
    assistant('PUT /customers/{account_id}/closed', { ...call, body: { reason: 'x' } }),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({ reason: { status: 403 } })
  }
})

test('staff note what they know of a person; it is exported and erased with the rest', async () => {
  const { buyer } = await anOrder(shop, place)
  const call = paramsOf(buyer.accountId)
  const { api: assistant } = await shop.staff('assistant')
  const write = (note: string) =>
    assistant('POST /customers/{account_id}/notes', { ...call, body: { note } })
  await write('Trousers 2 cm shorter')
  const { notes } = await write('Writes by WhatsApp')
  expect(notes).toMatchObject([
    { note: 'Writes by WhatsApp', staff_name: 'Staff assistant' },
    { note: 'Trousers 2 cm shorter' },
  ])
  const { tables } = await api('POST /customers/{account_id}/export', call)
  expect(tables['account_notes']).toHaveLength(2)

  const member = await aMember(shop)
  const merged = await api('POST /customers/{account_id}/merges', {
    ...paramsOf(member.accountId),
    body: { duplicate_id: buyer.accountId, reason: 'The same person' },
  })
  expect(merged.notes).toEqual(notes)
  await expect(write('Too late')).rejects.toMatchObject({ status: 404 })
})

test('notes go when the person is erased', async () => {
  const member = await aMember(shop)
  const call = paramsOf(member.accountId)
  await api('POST /customers/{account_id}/notes', { ...call, body: { note: 'Allergic to wool' } })
  const closed = await api('PUT /customers/{account_id}/closed', {
    ...call,
    body: { reason: 'Asked by email' },
  })
  expect(closed.notes).toEqual([])
})

test('an unknown customer is not found', async () => {
  const nobody = paramsOf('acc_0000000000000000000000')
  await expect(api('GET /customers/{account_id}', nobody)).rejects.toMatchObject({ status: 404 })
  await expect(api('POST /customers/{account_id}/export', nobody)).rejects.toMatchObject({
    status: 404,
  })
})
