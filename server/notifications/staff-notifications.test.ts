import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { anOrder, aProof, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { queueStaffNotifications } from './queue-staff-notifications.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: owner } = await shop.staff('owner')

const { email: ownersEmail } = await ctx.db
  .selectFrom('staff')
  .select('email')
  .where('role', '=', 'owner')
  .executeTakeFirstOrThrow()

/** Sends what is due and returns the emails since the last call. */
async function sendNotices() {
  await queueStaffNotifications(ctx)
  await runDueJobs(shop, 'send_staff_email')
  return shop.emails.splice(0)
}

function configure(value: object) {
  return owner('PUT /configurations/{slug}', {
    params: { slug: 'staff_notifications' },
    body: { value },
  })
}

test('the owner is notified once of a new order, without personal data of the customer', async () => {
  await sendNotices()
  const { reference } = await anOrder(shop, place)
  const [email, ...more] = await sendNotices()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to: ownersEmail,
    subject: expect.stringContaining(`New order ${reference}`),
    text: expect.stringContaining(`http://shop.test/staff/orders/${reference}`),
  })
  for (const secret of [chan.name, chan.email.toLowerCase(), '9123', 'Harbour Court']) {
    expect(email?.text.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  expect(await sendNotices()).toEqual([])
})

test('a card order is notified once it is paid', async () => {
  const order = await aCardOrder(shop, place)
  expect(await sendNotices()).toEqual([])
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await runDueJobs(shop)
  shop.emails.splice(0)
  expect(await sendNotices()).toMatchObject([{ subject: expect.stringContaining('New order') }])
})

test('staff are notified of each payment proof and of a refund request', async () => {
  const order = await anOrder(shop, place)
  await sendNotices()
  await upload(order)
  await upload(order)
  expect((await sendNotices()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Payment proof for ${order.reference}`),
    expect.stringContaining(`Payment proof for ${order.reference}`),
  ])
  const returned = await aCompletedOrder(shop, place)
  await sendNotices()
  await askBack(returned)
  expect(await sendNotices()).toMatchObject([
    { subject: expect.stringContaining(`Refund request for ${returned.reference}`) },
  ])
})

test('the configuration sets who is notified of what, and in which language', async () => {
  await configure({
    new_order: [{ email: 'ka.yan@example.com', language: 'zh' }, { email: 'bo@example.com' }],
    payment_proof: [],
  })
  const order = await anOrder(shop, place)
  await upload(order)
  const emails = await sendNotices()
  expect(emails.map(({ to }) => to).toSorted()).toEqual(['bo@example.com', 'ka.yan@example.com'])
  const [zh] = emails.filter(({ to }) => to === 'ka.yan@example.com')
  expect(zh?.subject).toContain(`新訂單 ${order.reference}`)
  await expect(configure({ new_orders: [] })).rejects.toMatchObject({ status: 422 })
  await configure({})
})

test('a burst of orders is combined into one email', async () => {
  const orders = await Promise.all(Array.from({ length: 7 }, () => anOrder(shop, place)))
  const [email, ...more] = await sendNotices()
  expect(more).toEqual([])
  expect(email?.subject).toContain('7 things to look at')
  for (const { reference } of orders) expect(email?.text).toContain(reference)
})

test('two concurrent workers notify of an order once', async () => {
  await sendNotices()
  await anOrder(shop, place)
  await Promise.all([queueStaffNotifications(ctx), queueStaffNotifications(ctx)])
  expect(await sendNotices()).toHaveLength(1)
})

async function upload({ buyer, id }: Placed) {
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params: { id }, body: { image } })
}

async function askBack({ buyer, id }: Placed) {
  const { items } = await buyer.api('GET /orders/{id}/details', { params: { id } })
  const [first] = items
  await buyer.api('POST /orders/{id}/refund-request', {
    params: { id },
    body: {
      reason: 'The seam is loose',
      refund_items: [{ order_item_id: first?._id ?? '', qty: 1 }],
    },
  })
}
