import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import { documentLink } from '#server/orders/documents/document-links.ts'
import { addToCart, checkOut, readCart, readOrder } from '#test/builders/shopper.ts'
import type { Visitor } from '#test/shop.ts'
import { aVisitor } from './member.ts'
import { aCourier, aVariant } from './processes/buying.ts'
import { sharedData, startProcess, type ShopProcess } from './processes/shop-process.ts'

/** Two web processes and a worker on one database are one shop. */

const data = await sharedData()
const variant = await aVariant(data)
const courierId = await aCourier(data)
const publicUrl = 'http://localhost:3000'
await startProcess(data, { ROLE: 'worker', PUBLIC_URL: publicUrl })
const [first, second] = await Promise.all([
  startProcess(data, { ROLE: 'web', PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' }),
  startProcess(data, { ROLE: 'web', PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' }),
])

/** The same customer, at another process. */
function at({ url }: ShopProcess, { token, accountId }: Visitor): Visitor {
  const api = createClient({
    base: `${url}/api/customer`,
    locale: 'en',
    send: (request) => fetch(request),
    token: () => token,
  })
  return { api, token, accountId }
}

function order(visitor: Visitor, idempotencyKey: string) {
  return checkOut(
    visitor,
    {
      checkout_product_variant_ids: [variant.id],
      delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: courierId },
      delivery_details: {
        name: 'Chan Tai Man',
        email: 'chan@correspondence.example',
        area_code: '852',
        phone: '91234567',
        address: { unit: '', building: '', street: '1 Hoi Yuen Road', district: 'kwun-tong' },
      },
      payment_method: 'fps',
    },
    idempotencyKey,
  )
}

async function outbox(): Promise<string[]> {
  return readdir(path.join(data.dataDir, 'outbox')).catch(() => [])
}

test('a customer buys through both processes in turns, once, and the worker writes', async () => {
  const visitor = await aVisitor(first)
  await addToCart(at(second, visitor), variant.id)
  expect((await readCart(visitor)).cart_items).toHaveLength(1)
  const key = randomText(20)
  const placed = await order(visitor, key)
  expect(await order(at(second, visitor), key)).toEqual(placed)
  expect(await readOrder(at(second, visitor), placed.order_id)).toMatchObject({
    _id: placed.order_id,
  })
  expect((await readCart(at(second, visitor))).cart_items).toHaveLength(0)
  await expect.poll(async () => (await outbox()).length).toBeGreaterThan(0)
})

test('packing slip and address label are printed, with their typeface', async () => {
  const visitor = await aVisitor(first)
  await addToCart(visitor, variant.id)
  const { order_id: id } = await order(visitor, randomText(20))
  const clock = { clock: () => new Date() }
  for (const kind of ['packing-slip', 'address-label'] as const) {
    const link = await documentLink(data.db, clock, kind, id)
    const answer = await fetch(`${first.url}${link}&lang=zh`)
    expect(await answer.text()).toMatch(/^%PDF[^]*\/FontFile2/)
  }
})

test('a change at one process is shown by the other within two seconds', async () => {
  const short = await fetch(`${first.url}/shop/main/product/${variant.productId}`, {
    redirect: 'manual',
  })
  const address = new URL(short.headers.get('location') ?? '', first.url).pathname
  const etags = async () => {
    const answers = await Promise.all([first, second].map(({ url }) => fetch(url + address)))
    return answers.map(({ headers }) => headers.get('etag'))
  }
  const [before] = await etags()
  expect(await etags()).toEqual([before, before])
  const since = performance.now()
  await data.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('variants')
      .set((eb) => ({ price_cents: eb('price_cents', '+', 100) }))
      .where('product_id', '=', variant.productId)
      .execute()
    const tags = `product:${variant.productId} products *`
    await trx
      .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('changed'), eb.val(tags)]).as('sent'))
      .execute()
  })
  await expect.poll(async () => (await etags()).filter((each) => each === before)).toEqual([])
  expect(performance.now() - since).toBeLessThan(2000)
})

test('a limit counts calls to every process', async () => {
  const emails = Array.from({ length: 30 }, () => `${randomText(8)}@correspondence.example`)
  const sent = await Promise.all(
    emails.map(async (email, turn) => {
      const { url } = turn % 2 === 0 ? first : second
      const answer = await fetch(`${url}/api/customer/newsletter/subscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      return answer.status
    }),
  )
  expect(sent.filter((status) => status === 429)).toHaveLength(10)
})
