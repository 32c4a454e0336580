import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { sentence } from './trial-sentences.ts'
import { tryPurchase } from './try-purchase.ts'

const shop = await testShop({ PUBLIC_URL: 'https://shop.test' })
const { ctx } = shop
const { db } = ctx
const place = await aSellingPlace(ctx)
const product = await aProduct(ctx, {
  title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  price: 38_000,
  sizes: ['M'],
  stock: 1,
  warehouseId: place.stockroom,
})
const { api, token } = await shop.staff('owner')

const trial = async () => (await api('POST /agents/trials')).steps
const problemsOf = (steps: Awaited<ReturnType<typeof trial>>) =>
  Object.fromEntries(steps.map(({ step, problems }) => [step, problems]))
const setAgents = (value: object) =>
  api('PUT /configurations/{slug}', { params: { slug: 'agents' }, body: { value } })

beforeEach(async () => {
  await setAgents({})
  await ctx.bus.settled()
})

/** How many rows each table has that a purchase could write. */
async function traces() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from agent_sessions) as sessions,
    (select count(*)::int from agent_platforms) as platforms,
    (select count(*)::int from accounts) as accounts,
    (select count(*)::int from cart_items) as lines,
    (select count(*)::int from orders) as orders,
    (select sum(reserved)::int from stock_levels) as reserved`.execute(db)
  return rows[0]
}

const nothing = { sessions: 0, platforms: 0, accounts: 0, lines: 0, orders: 0, reserved: 0 }

test('a purchase is walked through to its total, and nothing is left of it', async () => {
  const ok = { problems: [], detail: null, amount: null }
  expect(await trial()).toEqual([
    { ...ok, step: 'profile' },
    { ...ok, step: 'search', detail: 'Oxford shirt, M', amount: '380.00' },
    { ...ok, step: 'cart', amount: '380.00' },
    { ...ok, step: 'checkout' },
    { ...ok, step: 'delivery', detail: 'door', amount: '40.00' },
    { ...ok, step: 'total', detail: 'FPS, PayMe, Bank transfer', amount: '420.00' },
  ])
  expect(await traces()).toEqual(nothing)
  const inChinese = await shop.staffApi(token, 'zh' satisfies Locale)('POST /agents/trials')
  expect(inChinese.steps[1]).toMatchObject({ detail: '牛津恤衫，M' })
})

test('what keeps assistants out is said, and the rest is tried all the same', async () => {
  await setAgents({ is_on: false, payment_methods: [] })
  const texts = { title: { en: '', zh: '', cn: '' }, text: { en: '', zh: '', cn: '' } }
  await api('PUT /password-page', { body: { is_on: true, password: 'open sesame', ...texts } })
  await ctx.bus.settled()
  const closed = {
    ...ctx,
    settings: { ...ctx.settings, publicUrl: 'http://shop.test' },
  }
  const { steps } = await tryPurchase(closed, 'en')
  await api('PUT /password-page', { body: { is_on: false, ...texts } })
  await ctx.bus.settled()
  expect(steps[0]).toMatchObject({
    step: 'profile',
    problems: (['off', 'not_https', 'behind_password'] as const).map((name) =>
      sentence(name, 'en'),
    ),
  })
  expect(steps.at(-1)).toEqual({
    step: 'total',
    problems: [],
    detail: sentence('on_the_page', 'en'),
    amount: '420.00',
  })
})

test('a shop that delivers nowhere near is walked through to a shop that hands over', async () => {
  const archive = (at: Date | null) =>
    change(ctx, ['couriers'], (trx) =>
      trx.updateTable('couriers').set({ archived_at: at }).execute(),
    )
  const handsOver = (isPickup: boolean) =>
    change(ctx, ['warehouses'], (trx) =>
      trx
        .updateTable('warehouses')
        .set({ is_pickup: isPickup })
        .where('id', '=', place.mall)
        .execute(),
    )
  await archive(ctx.clock())
  expect((await trial()).slice(-2)).toMatchObject([
    {
      step: 'delivery',
      problems: [],
      detail: expect.stringContaining('Collect at'),
      amount: '0.00',
    },
    { step: 'total', problems: [], amount: '380.00' },
  ])
  await handsOver(false)
  const steps = await trial()
  expect(problemsOf(steps)).toMatchObject({ delivery: [sentence('no_delivery', 'en')] })
  expect(steps.at(-1)?.step).toBe('delivery')
  await archive(null)
  await handsOver(true)
  expect(await traces()).toEqual(nothing)
})

test('a shop with nothing to sell says so', async () => {
  const setStock = (onHand: number) =>
    change(ctx, [`product:${product.id}`, `stock:${product.id}`, 'products'], (trx) =>
      trx.updateTable('stock_levels').set({ on_hand: onHand }).execute(),
    )
  await setStock(0)
  const steps = await trial()
  await setStock(1)
  expect(steps.map(({ step }) => step)).toEqual(['profile', 'search'])
  expect(problemsOf(steps)['search']).toEqual([sentence('nothing_in_stock', 'en')])
})

test('a walk that breaks off leaves nothing either', async () => {
  await sql`create function break_off() returns trigger language plpgsql as
    $$ begin raise 'broken'; end $$`.execute(db)
  await sql`create trigger breaks_off before update on agent_sessions
    for each row execute function break_off()`.execute(db)
  await expect(tryPurchase(ctx, 'en')).rejects.toThrow('broken')
  await sql`drop trigger breaks_off on agent_sessions`.execute(db)
  expect(await traces()).toEqual(nothing)
})
