import { expect, test } from 'vitest'
import { addDays, hongKongDay, hourMs } from '#domain/dates.ts'
import { aSellingPlace, byCourier, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api: owner } = await shop.staff('owner')

const text = { en: 'Closed until {day}', zh: '{day}恢復', cn: '{day}恢复' }
const closure = { is_on: true, resumes_on: inDays(9), ends_at: null, text }

function inDays(count: number) {
  return addDays(hongKongDay(ctx.clock()), count)
}

async function set(value: object, api = owner) {
  await api('PUT /configurations/{slug}', { params: { slug: 'closure' }, body: { value } })
  await ctx.bus.settled()
}

async function shown() {
  return (await shop.anybody()('GET /configuration/latest')).closure
}

async function promised(method: 'courier' | 'pickup') {
  const { id } = (await aProduct(ctx, { warehouseId: place.mall })).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const wish = method === 'courier' ? byCourier(place, [id]) : byPickup(place, [id])
  const { order_id } = await checkOut(ada, wish)
  const expected = async () => (await readOrder(ada, order_id)).delivery
  return { ...(await expected()), expected }
}

test('while the shop is closed, its notice is shown and no earlier day is promised', async () => {
  const before = await promised('courier')
  expect(before.estimate?.to).toBeDefined()
  expect(String(before.estimate?.to) < closure.resumes_on).toBe(true)

  await set(closure)
  expect(await shown()).toEqual({ text, resumes_on: closure.resumes_on })
  const parcel = await promised('courier')
  expect(String(parcel.estimate?.from) > closure.resumes_on).toBe(true)
  const pickup = await promised('pickup')
  expect(pickup.estimate).toEqual({ from: closure.resumes_on, to: closure.resumes_on })
  const waiting = await before.expected()
  expect(String(waiting.estimate?.from) > closure.resumes_on).toBe(true)

  await set({ ...closure, is_on: false })
  expect(await shown()).toBeNull()
  expect((await before.expected()).estimate).toEqual(before.estimate)
})

test('a closure ends by itself, and the pages that show it are dropped then', async () => {
  const dropped: string[] = []
  ctx.bus.onChange((tags) => void dropped.push(...tags))
  await set({ ...closure, ends_at: new Date(ctx.clock().getTime() + hourMs).toISOString() })
  expect(await shown()).not.toBeNull()
  dropped.length = 0
  expect(await runDueJobs(shop, 'announce')).toBe(0)
  shop.passTime(3601)
  expect(await shown()).toBeNull()
  expect(await runDueJobs(shop, 'announce')).toBe(1)
  await ctx.bus.settled()
  expect(dropped).toContain('configuration')
})

test('a closure switched off by hand leaves nothing behind', async () => {
  await set({ ...closure, ends_at: new Date(ctx.clock().getTime() + hourMs).toISOString() })
  await set({ ...closure, is_on: false })
  shop.passTime(3601)
  expect(await runDueJobs(shop, 'announce')).toBe(0)
})

test.each([
  ['without a text', { text: { en: ' ', zh: '', cn: '' } }],
  ['that names a day it does not have', { resumes_on: null }],
  ['with a day that does not exist', { resumes_on: '2026-02-30' }],
  ['with an unknown field', { until: 'tomorrow' }],
])('a closure %s is refused', async (_, more) => {
  await expect(set({ ...closure, ...more })).rejects.toMatchObject({ status: 422 })
})

test('an assistant cannot close the shop', async () => {
  const { api: assistant } = await shop.staff('assistant')
  await expect(set(closure, assistant)).rejects.toMatchObject({ status: 403 })
})
