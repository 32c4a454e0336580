import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { ask } from '#test/access/ask.ts'
import { aSellingPlace, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aPromotion, percentOff } from '#test/builders/promotions.ts'
import { aMember } from '#test/builders/members.ts'
import { cancelOrder } from '#test/builders/order-changes.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff()
const assistant = await shop.staff('assistant')
const soon = (seconds: number) => new Date(ctx.clock().getTime() + seconds * 1000).toISOString()
const words = (en: string) => ({ en, zh: '', cn: '' })

type PromotionBody = CallInput<'POST /promotions', StaffApi>['body']
type VoucherBody = CallInput<'POST /vouchers', StaffApi>['body']

const promote = (body: Partial<PromotionBody> = {}) =>
  manager.api('POST /promotions', {
    body: {
      level: 'local',
      title: words('Ten off'),
      effect: { kind: 'amount', amount: '10.00' },
      scope: { everything: true },
      ...body,
    },
  })

let made = 0
const offer = (body: Partial<VoucherBody> = {}) =>
  manager.api('POST /vouchers', {
    body: {
      slug: `offer-${++made}`,
      title: words('Welcome'),
      effect: { kind: 'amount', amount: '20.00' },
      scope: { everything: true },
      code: `offer${made}`,
      ...body,
    },
  })

async function aCart(price = 10_000) {
  const product = await aProduct(ctx, { price, warehouseId: place.stockroom })
  const visitor = await shop.visitor()
  await addToCart(visitor, product.variant().id)
  return { visitor, productId: product.id, variantId: product.variant().id }
}

test('a new promotion changes prices at once, can be edited, and ends when archived', async () => {
  const { visitor, productId } = await aCart()
  const local = async () => {
    await ctx.bus.settled()
    return (await readCart(visitor)).calculations.price_discount.local
  }
  const scope = { product_ids: [productId] }
  const made = await promote({ scope })
  expect(made).toMatchObject({
    state: 'running',
    title: { en: 'Ten off', zh: 'Ten off', cn: 'Ten off' },
    effect: { kind: 'amount', amount: '10.00' },
    orders: 0,
  })
  expect(await local()).toBe('10.00')
  const params = { id: made._id }
  await manager.api('PUT /promotions/{id}', {
    params,
    body: {
      level: 'local',
      title: words('A quarter off'),
      effect: { kind: 'percent', percent: 25 },
      scope,
    },
  })
  expect(await local()).toBe('25.00')
  const archived = await manager.api('PUT /promotions/{id}/archive', { params })
  expect(archived.state).toBe('archived')
  expect(await local()).toBe('0.00')
  const journal = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', made._id)
    .orderBy('id')
    .execute()
  expect(journal).toEqual(
    ['promotion_created', 'promotion_changed', 'promotion_archived'].map((action) => ({
      action,
      staff_id: manager.id,
    })),
  )
})

test('an upcoming promotion is announced when it starts and when it ends', async () => {
  const { _id, state } = await promote({ starts_at: soon(300), ends_at: soon(600) })
  expect(state).toBe('coming')
  const { data } = await manager.api('GET /promotions', { query: { state: 'coming' } })
  expect(data.map((each) => each._id)).toContain(_id)
  expect(await runDueJobs(shop, 'switch_promotions')).toBe(0)
  shop.passTime(301)
  expect(await runDueJobs(shop, 'switch_promotions')).toBe(1)
  shop.passTime(300)
  expect(await runDueJobs(shop, 'switch_promotions')).toBe(1)
  const over = await manager.api('GET /promotions', { query: { state: 'over' } })
  expect(over.data.map((each) => each._id)).toContain(_id)
})

test('an invalid offer, or one with unknown references, is refused by field', async () => {
  const refused = async (call: Promise<unknown>, path: string) =>
    expect(call).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  await refused(promote({ effect: { kind: 'free_shipping' } }), 'effect')
  await refused(promote({ min_spend: '100.00' }), 'min_spend')
  await refused(promote({ starts_at: soon(600), ends_at: soon(60) }), 'ends_at')
  await refused(promote({ effect: { kind: 'percent', percent: 101 } }), 'effect.percent')
  await refused(promote({ scope: { product_ids: ['prd_none'] } }), 'scope.product_ids')
  const gift = { kind: 'gift' as const, gifts: [{ product_variant_id: 'var_none' }] }
  await refused(promote({ level: 'global', effect: gift }), 'effect.gifts')
  await refused(offer({ code: null }), 'code')
  await offer({ code: 'TAKEN' })
  await refused(offer({ code: 'taken' }), 'code')
  await offer({ slug: 'taken' })
  await refused(offer({ slug: 'taken' }), 'slug')
})

/** Sends the raw body, as a client without types would. */
async function refusedPaths(wrong: object): Promise<string[]> {
  const body = { level: 'local', title: words('Half'), effect: { kind: 'percent', percent: 50 } }
  const sent = { body: { ...body, ...wrong } }
  const call = { key: 'POST /promotions' } as const
  const { status, text } = await ask(shop, '/api/staff', call, manager.token, sent)
  expect(status).toBe(422)
  const { issues }: { issues: { path: string }[] } = JSON.parse(text)
  return issues.map(({ path }) => path)
}

test('an offer covers everything only when it is explicit', async () => {
  const both = { everything: true, tags: ['linen'] }
  for (const scope of [undefined, {}, { tags: [] }, { everything: false }, both]) {
    expect(await refusedPaths({ scope })).toEqual(['scope'])
  }
  for (const proof of ['variant_ids', 'productIds']) {
    expect(await refusedPaths({ scope: { [proof]: ['prd_1'] } })).toContain(`scope.${proof}`)
  }
})

test('a mistyped field is refused, and nothing is created', async () => {
  const wrong = { scope: { everything: true }, start_at: soon(600) }
  expect(await refusedPaths(wrong)).toEqual(['start_at'])
  const { data } = await manager.api('GET /promotions')
  expect(data.map(({ title }) => title.en)).not.toContain('Half')
})

test('an offer can be sent back as it was read', async () => {
  const product = await aProduct(ctx)
  for (const scope of [{ everything: true }, { product_ids: [product.id] }]) {
    const made = await promote({ scope })
    const { level, title, effect, priority } = made
    const body = { level, title, effect, priority, scope: made.scope }
    const params = { id: made._id }
    expect(await manager.api('PUT /promotions/{id}', { params, body })).toEqual(made)
    await manager.api('PUT /promotions/{id}/archive', { params })
  }
})

test('the database rejects an offer without a scope', async () => {
  const id = await aPromotion(ctx, percentOff(10), { startsAt: new Date('2099-01-01') })
  for (const scope of ['{}', '[]', '"everything"', '{"everything": false}', '{"tags": []}']) {
    const change = ctx.db.updateTable('promotions').set({ scope }).where('id', '=', id).execute()
    await expect(change, scope).rejects.toThrow('promotion_scope')
  }
})

test('a voucher shows its codes, its orders and the discount it gave', async () => {
  const { _id, code } = await offer({ points_required: 0, valid_days: 10, is_listed: true })
  expect(code).toBe(`OFFER${made}`)
  const member = await aMember(shop)
  await member.api('POST /vouchers/redeem', { body: { voucher_id: _id } })
  const { visitor, variantId } = await aCart()
  const placed = await checkOut(visitor, byPickup(place, [variantId], { voucher_code: code }))
  const params = { id: _id }
  expect(await manager.api('GET /vouchers/{id}', { params })).toMatchObject({
    uses: 2,
    orders: 1,
    given: '20.00',
  })
  const codes = await manager.api('GET /vouchers/{id}/codes', { params })
  expect(codes.data).toMatchObject([{ account_id: member.accountId, state: 'usable' }])
  expect(codes.data[0]).not.toHaveProperty('code')
  const theirs = await assistant.api('GET /customers/{account_id}/vouchers', {
    params: { account_id: member.accountId },
  })
  expect(theirs.data).toMatchObject([{ voucher: { _id }, state: 'usable', order: null }])
  expect(theirs.data[0]).not.toHaveProperty('code')
  await cancelOrder(ctx, placed.order_id, 'staff')
  const uses = await manager.api('GET /vouchers/{id}/uses', { params })
  expect(uses.data).toMatchObject([
    { order: { _id: placed.order_id }, state: 'returned', is_own_code: false },
  ])
  expect(await manager.api('GET /vouchers/{id}', { params })).toMatchObject({ uses: 1, orders: 0 })
})

test('terms that customers paid points for cannot be changed', async () => {
  const scope = { everything: true }
  const details = { slug: 'fair', title: words('Fair'), code: null, points_required: 0, scope }
  const effect = { kind: 'amount' as const, amount: '20.00' }
  const { _id } = await offer({ ...details, effect, max_uses: 5 })
  const member = await aMember(shop)
  await member.api('POST /vouchers/redeem', { body: { voucher_id: _id, qty: 2 } })
  const change = (more: Partial<VoucherBody>) =>
    manager.api('PUT /vouchers/{id}', {
      params: { id: _id },
      body: { ...details, effect, max_uses: 5, ...more },
    })
  await expect(change({ effect: { kind: 'amount', amount: '5.00' } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'effect' }],
  })
  await expect(change({ max_uses: 1 })).rejects.toMatchObject({ issues: [{ path: 'max_uses' }] })
  await expect(change({ title: words('Fairer') })).resolves.toMatchObject({
    title: { en: 'Fairer' },
  })
})

test('a voucher with a code is published only if staff list it', async () => {
  const codes = async () => {
    await ctx.bus.settled()
    const { data } = await shop.anybody()('GET /vouchers/all', { query: { per_page: 100 } })
    return data.map(({ code }) => code)
  }
  const secret = await offer()
  expect(secret.is_listed).toBe(false)
  expect(await codes()).not.toContain(secret.code)
  const known = await offer({ is_listed: true })
  expect(await codes()).toContain(known.code)
  const forPoints = await offer({ code: null, points_required: 5 })
  expect(forPoints.is_listed).toBe(true)
})

test('an archived voucher ends, but redeemed codes stay valid', async () => {
  const { _id, code } = await offer({ points_required: 0, is_listed: true })
  const member = await aMember(shop)
  const { data } = await member.api('POST /vouchers/redeem', { body: { voucher_id: _id } })
  await manager.api('PUT /vouchers/{id}/archive', { params: { id: _id } })
  await expect(
    member.api('POST /vouchers/redeem', { body: { voucher_id: _id } }),
  ).rejects.toMatchObject({ status: 404 })
  const { visitor } = await aCart()
  expect((await readCart(visitor, { voucher_code: code })).voucher_problem).toBe('unknown')
  const own = await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom })
  await addToCart(member, own.variant().id)
  const cart = await readCart(member, { voucher_code: data[0]?.code ?? '' })
  expect(cart.is_voucher_applied).toBe(true)
})

test('an assistant can read but not change, and a customer can do neither', async () => {
  const { _id } = await promote()
  const params = { id: _id }
  await expect(assistant.api('GET /promotions/{id}', { params })).resolves.toMatchObject({ _id })
  await expect(assistant.api('PUT /promotions/{id}/archive', { params })).rejects.toMatchObject({
    status: 403,
  })
  const customer = shop.staffApi((await shop.visitor()).token)
  await expect(customer('GET /promotions')).rejects.toMatchObject({ status: 401 })
  await expect(customer('GET /vouchers')).rejects.toMatchObject({ status: 401 })
  await expect(
    manager.api('GET /promotions/{id}', { params: { id: 'prm_none' } }),
  ).rejects.toMatchObject({ status: 404 })
})
