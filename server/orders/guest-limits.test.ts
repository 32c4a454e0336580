import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const place = await aSellingPlace(shop.ctx)

test('sixty failed lookups from one address are rate limited, with the time to wait', async () => {
  const guess = (id: string) =>
    shop.app.request(`/api/customer/orders/${id}/details/guest?email=a@example.com`)
  const statuses = []
  for (let n = 0; n < 60; n += 1) statuses.push((await guess(`ord_${n}`)).status)
  expect(statuses).toEqual(Array.from({ length: 60 }, () => 404))
  const refused = await guess('ord_99')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  shop.passTime(601)
  expect((await guess('ord_100')).status).toBe(404)
})

test('who knows the order’s id finds it where others have used up the lookups', async () => {
  const order = await anOrder(shop, place)
  const open = async (id: string, email: string) =>
    (await shop.app.request(`/api/customer/orders/${id}/details/guest?email=${email}`)).status
  for (let n = 0; n < 60; n += 1) await open(`ord_${n}`, 'a@example.com')
  expect(await open(order.id, 'a@example.com')).toBe(429)
  expect(await open(order.reference, 'tai.man@example.com')).toBe(429)
  expect(await open(order.id, 'tai.man@example.com')).toBe(200)
  shop.passTime(601)
})

test('failed lookups do not lock out the holder of an email link, from any address', async () => {
  const order = await anOrder(shop, place)
  const { access_key: key } = await shop.ctx.db
    .selectFrom('orders')
    .select('access_key')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const open = async (proof: string, id = order.reference) =>
    (await shop.app.request(`/api/customer/orders/${id}/details/guest?${proof}`)).status
  for (let n = 0; n < 6; n += 1) await open('email=a@example.com')
  for (let n = 0; n < 60; n += 1) await open('email=a@example.com', `ord_${n}`)
  expect(await open('email=tai.man@example.com')).toBe(429)
  expect(await open(`key=${key}`)).toBe(200)
  expect(await open(`key=${key}`, order.id)).toBe(200)
  expect(await open('key=wrong-but-long-enough-to-be-one')).toBe(429)
})
