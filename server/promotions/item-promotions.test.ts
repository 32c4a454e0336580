import { beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { aSellingPlace, byPickup } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { noPromotions } from '#test/builders/promotions.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff()
const titled = (en: string) => ({ en, zh: '', cn: '' })

type Body = CallInput<'POST /promotions', StaffApi>['body']

const shirts = await aCategory(ctx)
const trousers = await aCategory(ctx)
const piece = (price: number, categoryId: string) =>
  aProduct(ctx, { price, categories: [categoryId], warehouseId: place.stockroom })
const shirt = await piece(50_000, shirts.id)
const chinos = await piece(70_000, trousers.id)

const everything = { everything: true }
const twoAndOne = {
  kind: 'buy_get' as const,
  buy: 2,
  get: 1,
  get_scope: null,
  percent: 100,
}
const set = {
  kind: 'bundle' as const,
  parts: [
    { scope: { category_ids: [shirts.id] }, qty: 1 },
    { scope: { category_ids: [trousers.id] }, qty: 1 },
  ],
  off: { kind: 'price' as const, price: '900.00' },
}
const steps = {
  kind: 'spend_steps' as const,
  steps: [
    { from: '1000.00', percent: 10 },
    { from: '2000.00', percent: 15 },
  ],
}

beforeEach(() => noPromotions(ctx))

const promote = (effect: Body['effect'], options: Partial<Body> = {}) =>
  manager.api('POST /promotions', {
    body: { level: 'global', title: titled('An offer'), effect, scope: everything, ...options },
  })

async function cartOf(...wanted: readonly [product: typeof shirt, qty: number][]) {
  const visitor = await shop.visitor()
  for (const [product, qty] of wanted) await addToCart(visitor, product.variant().id, qty)
  const cart = await readCart(visitor)
  return { visitor, cart, off: cart.calculations.price_discount.global }
}

test('of three shirts one is free; with two the cart says so, in three languages', async () => {
  await promote(twoAndOne)
  const two = await cartOf([shirt, 2])
  expect(two.off).toBe('0.00')
  expect(two.cart.hints).toEqual([
    {
      title: expect.objectContaining({ en: 'An offer' }),
      message: {
        en: 'Add 1 more to get one free',
        zh: '再加 1 件，即有 1 件免費',
        cn: '再加 1 件，即有 1 件免费',
      },
    },
  ])
  const three = await cartOf([shirt, 3])
  expect(three.off).toBe('500.00')
  expect(three.cart.hints).toEqual([])
})

test('a set costs its price, and the order keeps each line’s share', async () => {
  await promote(set)
  const { visitor, cart } = await cartOf([shirt, 1], [chinos, 1])
  expect(cart.calculations.price.total).toBe('900.00')
  const { order_id } = await checkOut(
    visitor,
    byPickup(
      place,
      cart.cart_items.map((line) => line.product_variant_id),
    ),
  )
  const rows = await ctx.db
    .selectFrom('order_items')
    .select(['subtotal_cents', 'global_discount_cents'])
    .where('order_id', '=', order_id)
    .orderBy('subtotal_cents')
    .execute()
  expect(rows).toEqual([
    { subtotal_cents: 50_000, global_discount_cents: 12_500 },
    { subtotal_cents: 70_000, global_discount_cents: 17_500 },
  ])
})

test('spending more takes off more, and the next step is named', async () => {
  await promote(steps)
  const { off, cart } = await cartOf([shirt, 2], [chinos, 1])
  expect(off).toBe('170.00')
  expect(cart.hints[0]?.message).toEqual({
    en: 'Spend HK$300 more for 15% off',
    zh: '再買 HK$300，即享 85 折',
    cn: '再买 HK$300，即享 85 折',
  })
})

test('a promotion for members is for members of these tiers only', async () => {
  await promote({ kind: 'percent', percent: 10 }, { tiers: ['member'] })
  expect((await cartOf([shirt, 1])).off).toBe('0.00')
  const member = await aMember(shop)
  await addToCart(member, shirt.variant().id)
  expect((await readCart(member)).calculations.price_discount.global).toBe('50.00')
  const { data } = await manager.api('GET /membership/tiers', {})
  expect(data.map(({ slug }) => slug)).toEqual(['member'])
})

test('a product page names the promotions about it, and none of the whole cart', async () => {
  await promote({ kind: 'free_shipping' })
  await promote(set, { tiers: ['member'] })
  await promote(twoAndOne, { scope: { category_ids: [trousers.id] } })
  const visitor = await shop.visitor()
  const read = async (id: string) => {
    const params = { store_id: 'main', product_id: id }
    const key = 'GET /stores/{store_id}/product-management/products/{product_id}/details'
    const { promotions } = await visitor.api(key, { params })
    return promotions.map(({ message }) => message.en).toSorted()
  }
  expect(await read(shirt.id)).toEqual(['Set of 2: HK$900, Member only'])
  expect(await read(chinos.id)).toEqual([
    'Buy 2, get 1 free (the cheapest of every 3)',
    'Set of 2: HK$900, Member only',
  ])
})

test('staff get back what they sent, with its scopes, and can try it as a member', async () => {
  const { effect, tiers } = await promote(set, { tiers: ['member'] })
  expect(tiers).toEqual(['member'])
  const none = { everything: false, product_ids: [], category_ids: [], tags: [] }
  expect(effect).toEqual({
    ...set,
    times: 10,
    parts: [shirts, trousers].map(({ id }) => ({ scope: { ...none, category_ids: [id] }, qty: 1 })),
  })
  await noPromotions(ctx)
  const trial = await manager.api('POST /promotions/trials', {
    body: {
      promotion: {
        level: 'global',
        title: titled('Members'),
        effect: { ...twoAndOne, get_scope: { category_ids: [shirts.id] } },
        scope: { category_ids: [trousers.id] },
        tiers: ['member'],
      },
      lines: [
        { variant_id: chinos.variant().id, qty: 2 },
        { variant_id: shirt.variant().id, qty: 1 },
      ],
      tier: 'member',
    },
  })
  expect(trial.with.calculations.price_discount.global).toBe('500.00')
})

test('what cannot work is refused by field', async () => {
  const refused = async (call: Promise<unknown>, path: string) =>
    expect(call).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  await refused(promote(twoAndOne, { level: 'local' }), 'effect')
  const percent = { kind: 'percent' as const, percent: 10 }
  await refused(promote(percent, { level: 'local', tiers: ['member'] }), 'tiers')
  await refused(promote(percent, { tiers: ['nobody'] }), 'tiers')
  await refused(promote({ ...steps, steps: steps.steps.toReversed() }), 'effect.steps')
  const unknown = { product_ids: ['prd_none'] }
  await refused(
    promote({ ...set, parts: [{ scope: unknown, qty: 1 }] }),
    'effect.parts.0.scope.product_ids',
  )
  await refused(promote({ ...twoAndOne, get_scope: unknown }), 'effect.get_scope.product_ids')
})
