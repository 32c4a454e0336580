import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { notifyCustomer } from '../orders/order-notifications.ts'
import { originalName } from '../platform/files/store-file.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff()
const { api } = manager

let guests = 0

function someone() {
  guests += 1
  return {
    ...chan,
    name: `Erasable Person ${guests}`,
    email: `erasable-${guests}@example.com`,
    phone: String(63_330_000 + guests),
    note: 'Ring Erasable twice',
  }
}

const close = ({ accountId }: Visitor) =>
  api('PUT /customers/{account_id}/closed', {
    params: { account_id: accountId },
    body: { reason: 'Asked by email' },
  })

/** Tables that contain a word anywhere. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(ctx.db)
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: hits } = await sql`
        select 1 from ${sql.table(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(
        ctx.db,
      )
      return hits.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('an erased guest is nowhere in the database; sales and payments stay', async () => {
  const guest = await shop.visitor()
  const details = someone()
  const order = await aCompletedOrder(shop, place, { delivery_details: details }, guest)
  await guest.api('POST /enquiries', {
    body: {
      name: details.name,
      email: details.email,
      area_code: '852',
      phone: details.phone,
      subject: 'Where is it?',
      description: `Yours, ${details.name}`,
    },
  })
  const { data: enquiries } = await api('GET /enquiries', { query: { keyword: details.email } })
  await api('POST /enquiries/{id}/replies', {
    params: { id: enquiries[0]?._id ?? '' },
    body: { text: `Dear ${details.name}` },
  })
  await api('POST /orders/{id}/notes', {
    params: { id: order.id },
    body: { note: `${details.name} called` },
  })
  await runWaitingJobs(shop)
  expect(await tablesWith('Erasable')).toContain('orders')
  expect(await close(guest)).toMatchObject({ is_closed: true, username: null, email: null })
  for (const word of ['Erasable', details.phone]) expect(await tablesWith(word)).toEqual([])
  const read = await api('GET /orders/{id}', { params: { id: order.id } })
  expect(read).toMatchObject({ reference: order.reference, current_status: 'completed' })
  expect(read.items).toHaveLength(1)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  const { data } = await api('GET /customers', { query: { keyword: details.email } })
  expect(data).toEqual([])
  const change = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id', 'after'])
    .where('subject_id', '=', guest.accountId)
    .executeTakeFirstOrThrow()
  expect(change).toEqual({
    action: 'customer_closed',
    staff_id: manager.id,
    after: { reason: 'Asked by email' },
  })
})

test('an erased guest’s payment proofs and refund request pictures are deleted', async () => {
  const guest = await shop.visitor()
  const order = await anOrder(shop, place, { delivery_details: someone() }, false, guest)
  const params = { id: order.id }
  const proof = await aProof(shop, guest.token)
  await guest.api('PUT /orders/{id}/upload', { params, body: { image: proof } })
  await guest.api('PUT /orders/{id}/cancelled', { params })
  const files = [proof, await aProof(shop, guest.token)].map((id) => ({ id, mime: 'image/webp' }))
  await close(guest)
  for (const file of files) expect(await ctx.files.get(originalName(file))).toBeUndefined()
  const left = await ctx.db
    .selectFrom('files')
    .select('id')
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute()
  expect(left).toEqual([])
})

test('erasure is refused while an order is unsettled, and staff learn which and why', async () => {
  const guest = await shop.visitor()
  const details = { delivery_details: someone() }
  const order = await anOrder(shop, place, details, false, guest)
  const refused = (reason: string) => ({
    status: 409,
    code: 'orders_in_progress',
    details: { orders: [{ reference: order.reference, reason }] },
  })
  const params = { id: order.id }
  await expect(close(guest)).rejects.toMatchObject(refused('unpaid'))
  await api('PUT /orders/{id}/paid', { params, body: { note: 'Seen' } })
  await expect(close(guest)).rejects.toMatchObject(refused('not_shipped'))
  // The refund must be made before the erasure.
  await guest.api('PUT /orders/{id}/cancelled', { params })
  await expect(close(guest)).rejects.toMatchObject(refused('open_refund'))
  await guest.api('GET /auth/user')
  const { data } = await api('GET /customers', { query: { keyword: order.reference } })
  expect(data).toMatchObject([{ is_closed: false, email: details.delivery_details.email }])
})

test('a queued email is not sent after the erasure', async () => {
  const guest = await shop.visitor()
  const details = someone()
  const order = await aCompletedOrder(shop, place, { delivery_details: details }, guest)
  await runWaitingJobs(shop)
  const before = shop.emails.length
  await ctx.db
    .transaction()
    .execute((trx) => notifyCustomer(trx, { orderId: order.id, template: 'order_completed' }))
  await close(guest)
  await runWaitingJobs(shop)
  expect(shop.emails.slice(before)).toEqual([])
})

test('an old email link or contact no longer opens the order', async () => {
  const guest = await shop.visitor()
  const details = someone()
  const order = await aCompletedOrder(shop, place, { delivery_details: details }, guest)
  const { access_key } = await ctx.db
    .selectFrom('orders')
    .select('access_key')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  await close(guest)
  for (const query of [{ email: details.email }, { key: access_key }, { email: '' }]) {
    const look = shop.anybody()('GET /orders/{id}/details/guest', {
      params: { id: order.id },
      query,
    })
    await expect(look).rejects.toMatchObject({ status: expect.any(Number) })
  }
})

test('closing an account also erases the customer from their settled orders', async () => {
  const customer = await aCustomer(shop)
  const details = someone()
  const order = await anOrder(shop, place, { delivery_details: details }, false, customer)
  const closing = () =>
    customer.api('DELETE /profiles/account', { body: { password: customer.password } })
  await expect(closing()).rejects.toMatchObject({ status: 409, code: 'orders_in_progress' })
  await customer.api('PUT /orders/{id}/cancelled', { params: { id: order.id } })
  await closing()
  expect(await tablesWith(details.name)).toEqual([])
})

test('data of another account with the same address stays', async () => {
  const guest = await shop.visitor()
  const details = someone()
  const order = await anOrder(shop, place, { delivery_details: details }, false, guest)
  await guest.api('PUT /orders/{id}/cancelled', { params: { id: order.id } })
  const other = await shop.visitor()
  const { _id } = await other.api('POST /enquiries', {
    body: { ...contact(details), subject: 'Hello', description: 'Do you have this in grey?' },
  })
  await close(guest)
  const kept = await ctx.db.selectFrom('enquiries').select('id').where('id', '=', _id).execute()
  expect(kept).toHaveLength(1)
})

function contact({ name, email, phone }: ReturnType<typeof someone>) {
  return { name, email, area_code: '852', phone }
}
