import { expect, test } from 'vitest'
import { anAgent } from '#test/agents/buying.ts'
import { aKey, aProfile, testPlatform } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { maxPlatforms, seenPlatforms } from './seen-platforms.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('owner')
const variantId = (await aProduct(ctx, { warehouseId: place.stockroom })).variant().id
const search = ['POST', '/ucp/catalog/search', { query: 'shirt' }] as const

async function aPlatform() {
  const platform = await testPlatform()
  const { host } = new URL(platform.origin)
  const agent = anAgent(app, origin, platform, { key: aKey() })
  const listed = async () =>
    (await api('GET /agents/platforms')).data.find((each) => each.host === host)
  const stored = () =>
    ctx.db.selectFrom('agent_platforms').selectAll().where('host', '=', host).executeTakeFirst()
  return { ...agent, host, publish: platform.publish, listed, stored }
}

test('platforms are listed with their orders and refusals, who called last first', async () => {
  const [quiet, busy] = [await aPlatform(), await aPlatform()]
  const startedAt = ctx.clock().toISOString()
  await quiet.call(...search)
  shop.passTime(60)
  const { id } = await busy.ready(variantId, place.courier)
  await busy.complete(id)
  shop.passTime(60)
  await busy.call('GET', `/ucp/orders/x`, undefined, { key: undefined })
  const { data } = await api('GET /agents/platforms')
  expect(data.map(({ host }) => host)).toEqual([busy.host, quiet.host])
  expect(data).toMatchObject([
    {
      order_count: 1,
      refusal_count: 1,
      latest_refusal: { reason: 'signature_missing', at: data[0]?.last_seen_at },
    },
    { order_count: 0, refusal_count: 0, latest_refusal: null },
  ])
  for (const { first_seen_at: first } of data) expect(first >= startedAt).toBe(true)
  const [{ first_seen_at: first, last_seen_at: last } = { first_seen_at: '', last_seen_at: '' }] =
    data
  expect(Date.parse(last) - Date.parse(first)).toBeGreaterThanOrEqual(60_000)
})

test('requests of the same minute are written together', async () => {
  const { call, publish, send, listed, stored } = await aPlatform()
  await call(...search)
  await listed()
  const first = await stored()
  const other = publish(aProfile({ version: '2026-01-11' }))
  for (let count = 0; count < 5; count++) {
    shop.passTime(1)
    await call(...search)
    await send('POST', '/ucp/catalog/search', { profile: other, body: search[2] })
  }
  expect(await stored()).toEqual(first)
  expect(await listed()).toMatchObject({
    first_seen_at: first?.first_seen_at.toISOString(),
    refusal_count: 5,
    latest_refusal: { reason: 'version_unsupported' },
  })
  await call('POST', search[1], '{"query"')
  expect(await listed()).toMatchObject({
    refusal_count: 6,
    latest_refusal: { reason: 'invalid_json' },
  })
  await send('POST', search[1], { profile: publish(aProfile({ capabilities: [] })), body: {} })
  expect(await listed()).toMatchObject({
    refusal_count: 7,
    latest_refusal: { reason: 'capabilities_incompatible' },
  })
})

test('addresses that are none, or lead into this network, are not kept', async () => {
  const { send } = await aPlatform()
  const before = (await api('GET /agents/platforms')).data.map(({ host }) => host)
  for (const profile of [
    'http://plain.example/p',
    'https://10.0.0.1/p',
    'https://unknown.invalid/p',
  ]) {
    const { status } = await send('POST', search[1], { profile, body: search[2] })
    expect(status, profile).toBe(400)
  }
  expect((await api('GET /agents/platforms')).data.map(({ host }) => host)).toEqual(before)
})

test('the platforms that called last are kept, and those with orders', async () => {
  const buyer = await aPlatform()
  const { id } = await buyer.ready(variantId, place.courier)
  await buyer.complete(id)
  const seen = seenPlatforms(ctx)
  for (let number = 0; number < 2 * maxPlatforms; number++) {
    shop.passTime(1)
    seen.note(`https://p${number}.example/profile.json`, null)
    await seen.written()
  }
  const hosts = (await api('GET /agents/platforms')).data.map(({ host }) => host)
  expect(hosts).toHaveLength(maxPlatforms)
  expect(hosts).toContain(buyer.host)
  expect(hosts[0]).toBe(`p${2 * maxPlatforms - 1}.example`)
})

test('of many new platforms within a minute only the first are counted', async () => {
  const seen = seenPlatforms(ctx)
  await seen.written()
  for (let number = 0; number < 2 * maxPlatforms; number++) {
    shop.passTime(1)
    seen.note(`https://burst${number}.example/profile.json`, 'profile_unreachable')
  }
  const { data } = await api('GET /agents/platforms')
  const numbers = data.flatMap(({ host }) => /^burst(\d+)/.exec(host)?.slice(1).map(Number) ?? [])
  expect(Math.max(...numbers)).toBe(maxPlatforms - 1)
})
