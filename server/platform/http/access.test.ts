import { beforeEach, describe, expect, test } from 'vitest'
import type { Access, AnyEndpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { lackingFor, permissionsOf } from '#domain/staff/permissions.ts'
import type { StaffRole } from '#domain/staff/role.ts'
import { ask, knownTo } from '#test/access/ask.ts'
import { ownedThings, secretsOf } from '#test/access/owned-things.ts'
import { byCourier } from '#test/builders/cart.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { issueStaffToken } from '../access/staff-tokens.ts'
import { issueToken } from '../access/tokens.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const things = await ownedThings(shop)
const { owner, place } = things
const secrets = secretsOf(things)
const other = await aCustomer(shop)
const visitor = await shop.visitor()
const staff = {
  owner: await shop.staff('owner'),
  manager: await shop.staff('manager'),
  assistant: await shop.staff('assistant'),
}

/** Fresh for each call: some calls end the token they are sent with. */
const tokens = {
  nobody: async () => null,
  'a stranger’s guess': async () => 'a'.repeat(43),
  'a visitor': async () => (await issueToken(ctx.db, ctx, visitor.accountId)).token,
  'a customer': async () => (await issueToken(ctx.db, ctx, other.accountId)).token,
  async 'a customer who has left'() {
    const { token } = await issueToken(ctx.db, ctx, other.accountId)
    await shop.withToken(token)('GET /auth/logout')
    return token
  },
  async 'a customer whose token has ended'() {
    const { token } = await issueToken(ctx.db, ctx, other.accountId)
    await ctx.db
      .updateTable('access_tokens')
      .set({ expires_at: ctx.clock() })
      .where('account_id', '=', other.accountId)
      .execute()
    return token
  },
  'the owner of the shop': async () => (await issueStaffToken(ctx.db, ctx, staff.owner.id)).token,
  'a manager': async () => (await issueStaffToken(ctx.db, ctx, staff.manager.id)).token,
  'an assistant': async () => (await issueStaffToken(ctx.db, ctx, staff.assistant.id)).token,
  async 'an owner who has left'() {
    const { token } = await issueStaffToken(ctx.db, ctx, staff.owner.id)
    await shop.staffApi(token)('POST /auth/logout')
    return token
  },
}

type Who = keyof typeof tokens

const roleOf: Partial<Record<Who, StaffRole>> = {
  'the owner of the shop': 'owner',
  'a manager': 'manager',
  'an assistant': 'assistant',
}

/** Expected refusal by kind of access; null if allowed. A new kind of access needs a line. */
const doors: Record<Access, (who: Who, endpoint: AnyEndpoint) => 401 | 403 | null> = {
  public: () => null,
  account: (who) => (who === 'a visitor' || who === 'a customer' ? null : 401),
  registered(who) {
    if (who === 'a visitor') return 403
    return who === 'a customer' ? null : 401
  },
  staff(who, { may = [], alsoMay }) {
    const role = roleOf[who]
    if (!role) return 401
    const need = { may, ...(alsoMay && { alsoMay }) }
    return lackingFor(need, permissionsOf(role)) === null ? null : 403
  },
}

const apis = [
  ['/api/customer', endpoints],
  ['/api/staff', staffEndpoints],
] as const

const everybody = Object.entries(tokens).map(([who, token]) => ({ who: who as Who, token }))

describe.each(apis)('%s', (base, calls) => {
  test.each(calls.map((each) => [each.key, each] as const))(
    '%s admits exactly the callers its access allows',
    async (_, call) => {
      for (const { who, token } of everybody) {
        const { status, cacheControl } = await ask(shop, base, call, await token())
        const door = doors[call.access](who, call)
        if (door) expect(status, who).toBe(door)
        else expect([401, 403], who).not.toContain(status)
        expect(status, who).toBeLessThan(500)
        // Personal answers are never cached, so signing out need not clear caches (decision 015).
        if (call.access !== 'public') expect(cacheControl, who).toBe('no-store')
      }
    },
  )
})

/** Path parameters that name public things, and those that name the owner's. */
const everybodys = [
  'store_id',
  'library_slug',
  'product_id',
  'voucher_id',
  'slug',
  // Its link opens a shared list to anyone.
  'share_key',
  // Its link opens what an agent has put together.
  'handoff_key',
]
const somebodys: Record<string, string> = {
  card_id: things.card,
  discount_code_id: things.code.id,
}
/** The first part of the path says what `{id}` names. */
const ofEverybody = ['articles', 'posts']
const ofSomebody: Record<string, readonly string[]> = {
  orders: [things.order.id, things.order.reference, things.unpaid.id],
}

/** Path parameters that lead to the owner's things; null for an unknown parameter. */
function addresses({ key }: AnyEndpoint): Record<string, string>[] | null {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const [, area = ''] = key.split('/')
  const known = [...everybodys, ...Object.keys(somebodys), 'id']
  if (names.some((name) => !known.includes(name))) return null
  const own = names.find((name) => name in somebodys)
  if (own) return [{ [own]: somebodys[own] ?? '' }]
  if (!names.includes('id') || ofEverybody.includes(area)) return []
  return ofSomebody[area]?.map((id) => ({ id })) ?? null
}

const personal = endpoints.flatMap((call) =>
  (addresses(call) ?? []).map(
    (params) => [call.key, Object.values(params).join(), params, call] as const,
  ),
)

test('every path parameter is classified as public or personal', () => {
  expect(endpoints.filter((call) => addresses(call) === null).map(({ key }) => key)).toEqual([])
  expect(personal.length).toBeGreaterThan(40)
})

/** The best body another customer can send: their own contact and picture, the owner's things. */
const picture = await aProof(shop, other.token)
const everything = {
  email: other.email,
  image: picture,
  images: [picture],
  reason: 'Mine now',
  refund_items: [{ order_item_id: things.itemId, qty: 1 }],
  reviews: [{ product_id: things.productId, rating: 5 }],
  credit_card_id: things.card,
  product_id: things.productId,
  _id: things.post,
  comment: 'x',
}
const query = { email: other.email, order_id: things.order.id, account_id: owner.accountId }

let otherToken = ''
beforeEach(async () => {
  otherToken = (await issueToken(ctx.db, ctx, other.accountId)).token
})

test.each(personal)('%s: %s is not found for another customer', async (_, __, params, call) => {
  for (const token of [otherToken, (await issueToken(ctx.db, ctx, visitor.accountId)).token]) {
    const body = knownTo(call, everything)
    const { status, text } = await ask(shop, '/api/customer', call, token, { params, query, body })
    if (call.access === 'registered' && token !== otherToken) expect(status).toBe(403)
    else expect(status, text).toBe(404)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
})

test.each(endpoints.map((call) => [call.key, call] as const))(
  '%s reveals nothing of the owner to another customer',
  async (_, call) => {
    const params = { store_id: 'main', product_id: things.productId, id: things.post }
    for (const token of [otherToken, null]) {
      const body = knownTo(call, everything)
      const { text } = await ask(shop, '/api/customer', call, token, { params, query, body })
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  },
)

test('the owner can read everything that is hidden from others', async () => {
  const own = personal.filter(
    ([key, , , { access }]) => key.startsWith('GET ') && access !== 'public',
  )
  expect(own.length).toBeGreaterThan(8)
  for (const [key, , params, call] of own) {
    // An unpaid order has no receipt, and a reference number is for guests.
    const isOther = params['id'] === things.unpaid.id || params['id'] === things.order.reference
    const { status } = await ask(shop, '/api/customer', call, owner.token, { params })
    if (!isOther) expect(status, key).toBe(200)
  }
  const all = ['GET /orders/all', 'GET /credit-cards/all', 'GET /redeemed-vouchers/all'] as const
  const texts = await Promise.all(
    all.map(async (key) => (await ask(shop, '/api/customer', { key }, owner.token)).text),
  )
  for (const secret of [things.order.id, things.card, things.code.spelled]) {
    expect(texts.join()).toContain(secret)
  }
})

test('the owner’s pictures, codes, cards and wishlist cannot be used by others', async () => {
  const thief = await aCustomer(shop)
  const order = await anOrder(shop, place, {}, false, thief)
  const params = { id: order.id }
  const stolen = thief.api('PUT /orders/{id}/upload', { params, body: { image: things.file } })
  await expect(stolen).rejects.toMatchObject({ status: 422 })
  const face = thief.api('PUT /profiles/account', { body: { avatar: things.file } })
  await expect(face).rejects.toMatchObject({ status: 422 })
  for (const path of [`/files/${things.file}`, `/files/${things.file}/320.webp`]) {
    expect((await shop.app.request(path)).status).toBe(404)
  }
  await addToCart(thief, order.variantId)
  const cart = await readCart(thief, { voucher_code: things.code.code })
  expect(cart.is_voucher_applied).toBe(false)
  const bill = byCourier(place, [order.variantId], { voucher_code: things.code.code })
  await expect(checkOut(thief, bill)).rejects.toMatchObject({ status: 409 })
  const pay = { payment_method: 'card', credit_card_id: things.card } as const
  const paying = thief.api('POST /orders/{id}/pay', { params, body: pay })
  await expect(paying).rejects.toMatchObject({ status: expect.toBeOneOf([404, 409, 422]) })
  const wishes = await thief.api('GET /stores/{store_id}/wishlist/ids', {
    params: { store_id: 'main' },
  })
  expect(JSON.stringify(wishes)).not.toContain(things.productId)
})
