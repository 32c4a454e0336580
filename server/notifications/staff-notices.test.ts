import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { anOrder, aSlip, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { queueStaffNotices } from './queue-notices.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: owner } = await shop.staff('owner')

const { email: ownersEmail } = await ctx.db
  .selectFrom('staff')
  .select('email')
  .where('role', '=', 'owner')
  .executeTakeFirstOrThrow()

/** What staff were sent since the last time. */
async function told() {
  await queueStaffNotices(ctx)
  await runDueJobs(shop, 'send_staff_notice')
  return shop.letters.splice(0)
}

function tell(value: object) {
  return owner('PUT /configurations/{slug}', {
    params: { slug: 'staff_notices' },
    body: { value },
  })
}

test('the owner is told of a new order once, with nothing of who placed it', async () => {
  await told()
  const { reference } = await anOrder(shop, place)
  const [letter, ...more] = await told()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    to: ownersEmail,
    subject: expect.stringContaining(`New order ${reference}`),
    text: expect.stringContaining(`npm run orders -- show ${reference}`),
  })
  for (const secret of [chan.name, chan.email.toLowerCase(), '9123', 'Harbour Court']) {
    expect(letter?.text.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  expect(await told()).toEqual([])
})

test('a card order is new once it is paid', async () => {
  const order = await aCardOrder(shop, place)
  expect(await told()).toEqual([])
  await payWith(shop, order.returnUrl, cardNumbers.good)
  await runDueJobs(shop)
  shop.letters.splice(0)
  expect(await told()).toMatchObject([{ subject: expect.stringContaining('New order') }])
})

test('staff are told of a payment proof, each one, and of a refund request', async () => {
  const order = await anOrder(shop, place)
  await told()
  await upload(order)
  await upload(order)
  expect((await told()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Payment proof for ${order.reference}`),
    expect.stringContaining(`Payment proof for ${order.reference}`),
  ])
  const returned = await aCompletedOrder(shop, place)
  await told()
  await askBack(returned)
  expect(await told()).toMatchObject([
    { subject: expect.stringContaining(`Refund request for ${returned.reference}`) },
  ])
})

test('the shop says who is told of what, and in which language', async () => {
  await tell({
    new_order: [{ email: 'ka.yan@example.com', language: 'zh' }, { email: 'bo@example.com' }],
    payment_proof: [],
  })
  const order = await anOrder(shop, place)
  await upload(order)
  const letters = await told()
  expect(letters.map(({ to }) => to).toSorted()).toEqual(['bo@example.com', 'ka.yan@example.com'])
  const [zh] = letters.filter(({ to }) => to === 'ka.yan@example.com')
  expect(zh?.subject).toContain(`新訂單 ${order.reference}`)
  await expect(tell({ new_orders: [] })).rejects.toMatchObject({ status: 422 })
  await tell({})
})

test('a burst of orders is one email that lists them', async () => {
  const orders = await Promise.all(Array.from({ length: 7 }, () => anOrder(shop, place)))
  const [letter, ...more] = await told()
  expect(more).toEqual([])
  expect(letter?.subject).toContain('7 things to look at')
  for (const { reference } of orders) expect(letter?.text).toContain(reference)
})

test('two workers at once tell of an order once', async () => {
  await told()
  await anOrder(shop, place)
  await Promise.all([queueStaffNotices(ctx), queueStaffNotices(ctx)])
  expect(await told()).toHaveLength(1)
})

async function upload({ buyer, id }: Placed) {
  const image = await aSlip(shop, buyer.token)
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
