import { expect, test } from 'vitest'
import {
  agentBuyer,
  amountsOf,
  anAgent,
  codesOf,
  itemsOf,
  paidBy,
  sessionsPath,
} from '#test/agents/buying.ts'
import { aKey, aProfile, testPlatform, type Json } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aPromotion, aVoucher, noPromotions } from '#test/builders/promotions.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { deleteAgentSessions } from './deletions.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const key = aKey()
const webhookUrl = `${platform.origin}/hooks`
const agent = anAgent(app, origin, platform, { key, webhookUrl })
const { call, send } = agent

async function aVariant(stock = 5, price = 38_000) {
  const product = await aProduct(ctx, { price, stock, warehouseId: place.stockroom })
  return product.variant().id
}

async function aReadyCheckout(id: string, quantity = 1, more: object = {}): Promise<Json> {
  const body = await agent.ready(id, place.courier, quantity, more)
  expect(body.status).toBe('ready_for_complete')
  return body
}

test('one key gives one answer, and another request with it is refused', async () => {
  const id = await aVariant()
  const idempotencyKey = crypto.randomUUID()
  const body = { line_items: itemsOf(id) }
  const first = await call('POST', sessionsPath, body, { idempotencyKey })
  const second = await call('POST', sessionsPath, body, { idempotencyKey })
  expect(second).toMatchObject({ status: 201, body: first.body })
  const other = await call('POST', sessionsPath, { line_items: itemsOf(id, 3) }, { idempotencyKey })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  const stranger = platform.publish(aProfile({ handlers: ['test.shop.fps'] }))
  const theirs = await send('POST', sessionsPath, { profile: stranger, body, idempotencyKey })
  expect(theirs.body.id).not.toBe(first.body.id)
})

test('a key is held for two days', async () => {
  const id = await aVariant()
  const idempotencyKey = crypto.randomUUID()
  const body = { line_items: itemsOf(id) }
  const first = await call('POST', sessionsPath, body, { idempotencyKey })
  shop.passTime(47 * 3600)
  await runDueJobs(shop, 'delete_expired')
  const { deleteKeys } = await import('../../platform/deletions.ts')
  await deleteKeys(ctx)
  expect((await call('POST', sessionsPath, body, { idempotencyKey })).body.id).toBe(first.body.id)
})

test('strangers, and requests without a signature, do not reach a session', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const stranger = platform.publish(aProfile({ handlers: ['test.shop.fps'], keys: [key] }))
  expect(
    await call('GET', `${sessionsPath}/${id}`, undefined, { profile: stranger }),
  ).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
  })
  expect(await call('GET', `${sessionsPath}/${id}`, undefined, { key: undefined })).toMatchObject({
    status: 401,
    body: { code: 'signature_missing' },
  })
})

test('discount codes apply, and a refused one is a warning at its place', async () => {
  const ten = { kind: 'percent', percent: 10, cap_cents: null } as const
  await aVoucher(ctx, ten, { code: 'AGENT10', title: 'Ten off' })
  const discounts = { codes: ['agent10', 'AGENT10', 'NOPE'] }
  const ready = await aReadyCheckout(await aVariant(), 2, { discounts })
  expect(ready.discounts).toMatchObject({
    codes: discounts.codes,
    applied: [
      {
        code: 'agent10',
        title: 'Ten off',
        amount: 7600,
        allocations: [{ path: '$.line_items[0]', amount: 7600 }],
      },
    ],
  })
  expect(amountsOf(ready)).toEqual({
    subtotal: 76_000,
    items_discount: -7600,
    fulfillment: 4000,
    total: 72_400,
  })
  expect(ready.messages).toMatchObject([
    { code: 'discount_code_already_applied', path: '$.discounts.codes[1]' },
    { code: 'discount_code_invalid', path: '$.discounts.codes[2]' },
  ])
  const done = await call('POST', `${sessionsPath}/${ready.id}/complete`, paidBy())
  expect(amountsOf(done.body)).toMatchObject({ total: 72_400 })
})

test('a cart becomes one checkout, with its codes, whatever the request repeats', async () => {
  const id = await aVariant()
  const cart = await call('POST', '/ucp/carts', {
    line_items: itemsOf(id, 2),
    buyer: agentBuyer,
    discounts: { codes: ['AGENT10'] },
  })
  expect(cart.status).toBe(201)
  expect(cart.body).not.toHaveProperty('ucp.payment_handlers')
  expect(Object.keys(cart.body.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.discount',
  ])
  const body = { cart_id: cart.body.id, line_items: itemsOf('ignored') }
  const first = await call('POST', sessionsPath, body)
  expect(first.body).toMatchObject({
    buyer: agentBuyer,
    line_items: [{ item: { id }, quantity: 2 }],
    discounts: { applied: [{ code: 'AGENT10' }] },
  })
  const second = await call('POST', sessionsPath, body)
  expect(second).toMatchObject({ status: 200, body: { id: first.body.id } })
  const fewer = { line_items: itemsOf(id, 1), buyer: agentBuyer }
  await call('PUT', `${sessionsPath}/${first.body.id}`, fewer)
  const path = `/ucp/carts/${cart.body.id}`
  expect((await call('GET', path)).body.line_items).toMatchObject([{ quantity: 1 }])
  const canceled = await call('POST', `/ucp/carts/${cart.body.id}/cancel`, {})
  expect(canceled.body.line_items).toHaveLength(1)
  expect((await call('GET', `/ucp/carts/${cart.body.id}`)).body.messages).toMatchObject([
    { code: 'not_found' },
  ])
})

test('a session ends after six hours', async () => {
  const cart = await call('POST', '/ucp/carts', { line_items: itemsOf(await aVariant()) })
  const { id } = await aReadyCheckout(await aVariant())
  shop.passTime(6 * 3600 + 1)
  expect((await call('GET', `/ucp/carts/${cart.body.id}`)).body.messages).toMatchObject([
    { code: 'not_found' },
  ])
  const ended = await call('GET', `${sessionsPath}/${id}`)
  expect(ended.body.status).toBe('canceled')
  expect(ended.body).not.toHaveProperty('continue_url')
})

test('what expired two days ago is deleted, and what became an order stays', async () => {
  const { id } = await aReadyCheckout(await aVariant())
  const ordered = await aReadyCheckout(await aVariant())
  await agent.complete(ordered.id)
  const count = async () => {
    const rows = await ctx.db
      .selectFrom('agent_sessions')
      .select('id')
      .where('id', 'in', [id, ordered.id])
      .execute()
    return rows.map((row) => row.id)
  }
  shop.passTime(53 * 3600)
  await deleteAgentSessions(ctx)
  expect(await count()).toHaveLength(2)
  shop.passTime(2 * 3600)
  await deleteAgentSessions(ctx)
  expect(await count()).toEqual([ordered.id])
})

test('a signed change takes a signed idempotency key', async () => {
  const body = { line_items: itemsOf(await aVariant()) }
  for (const more of [{ idempotencyKey: null }, { unsigned: ['idempotency-key'] }]) {
    expect(await call('POST', sessionsPath, body, more)).toMatchObject({
      status: 401,
      body: { code: 'signature_invalid' },
    })
  }
})

test('lines cost what the catalogue shows, and other promotions come off them', async () => {
  const product = await aProduct(ctx, { price: 40_000, warehouseId: place.stockroom })
  const scope = { product_ids: [product.id] }
  const percent = (value: number) => ({ kind: 'percent', percent: value, cap_cents: null }) as const
  await aPromotion(ctx, percent(25), { level: 'local', scope, title: 'Sale' })
  await aPromotion(ctx, percent(10), { scope, title: 'Tenth' })
  await aPromotion(ctx, { kind: 'free_shipping' }, { scope, title: 'Free delivery' })
  const ids = [product.variant().id]
  const { products } = (await call('POST', '/ucp/catalog/lookup', { ids })).body
  expect(products[0].variants[0]).toMatchObject({
    price: { amount: 30_000 },
    list_price: { amount: 40_000 },
  })
  const ready = await aReadyCheckout(product.variant().id, 2)
  await noPromotions(ctx)
  expect(ready.line_items).toMatchObject([{ item: { price: 30_000 } }])
  expect(amountsOf(ready)).toEqual({
    subtotal: 60_000,
    items_discount: -6000,
    fulfillment: 4000,
    discount: -4000,
    total: 54_000,
  })
  expect(ready.discounts.applied).toMatchObject([
    { title: 'Tenth', automatic: true, amount: 6000, allocations: [{ amount: 6000 }] },
    { title: 'Free delivery', automatic: true, amount: 4000 },
  ])
})

test('lines that add up to more than an order takes are cut, and say so', async () => {
  const id = await aVariant(2000)
  for (const path of [sessionsPath, '/ucp/carts']) {
    const line_items = [...itemsOf(id, 600), ...itemsOf(id, 399)]
    const whole = await call('POST', path, { line_items })
    expect(whole.body.line_items).toMatchObject([{ quantity: 999 }])
    expect(codesOf(whole.body)).not.toContain('quantity_adjusted')
    const one = { line_items: [...line_items, ...itemsOf(id)] }
    for (const cut of [
      await call('POST', path, one),
      await call('PUT', `${path}/${whole.body.id}`, one),
    ]) {
      expect(cut.body.line_items).toMatchObject([{ quantity: 999 }])
      expect(cut.body.messages).toContainEqual({
        type: 'warning',
        code: 'quantity_adjusted',
        content: expect.stringContaining(id),
        path: '$.line_items',
      })
    }
    const after = await call('GET', `${path}/${whole.body.id}`)
    expect(codesOf(after.body)).not.toContain('quantity_adjusted')
  }
})

test('guesses at codes without a signature cost the platform that they name nothing', async () => {
  const body = { line_items: itemsOf(await aVariant()), buyer: agentBuyer }
  const guess = (code: string) => ({ ...body, discounts: { codes: [code] } })
  const asAnybody = { key: undefined }
  const opened = await call('POST', sessionsPath, guess('UNSIGNED'), asAnybody)
  for (let at = 0; at < 19; at++) {
    await call('POST', sessionsPath, guess(`UNSIGNED${at}`), asAnybody)
  }
  const refused = await call('POST', sessionsPath, guess('UNSIGNED-ONE-MORE'), asAnybody)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  // An open checkout can still be read.
  const path = `${sessionsPath}/${opened.body.id}`
  expect((await call('GET', path, undefined, asAnybody)).status).toBe(200)
  const signed = await call('POST', sessionsPath, guess('SIGNED'))
  expect(signed.status).toBe(201)
  expect(codesOf(signed.body)).toContain('discount_code_invalid')
})

test('unknown fields and attribution of any shape change nothing', async () => {
  const body = { line_items: itemsOf(await aVariant()), buyer: agentBuyer }
  const extra = { ...body, surprise: { deep: [1] }, attribution: { clicks: 5 }, signals: { x: 1 } }
  const [plain, odd] = [
    await call('POST', sessionsPath, body),
    await call('POST', sessionsPath, extra),
  ]
  expect(odd.status).toBe(201)
  expect(codesOf(odd.body)).toEqual(codesOf(plain.body))
})
