import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff()
const words = (en: string) => ({ en, zh: '', cn: '' })

type Promotion = CallInput<'POST /promotions', StaffApi>['body']

/** Nothing of it is in stock. */
const product = await aProduct(ctx, { price: 50_000, stock: 0, warehouseId: place.stockroom })
const variant_id = product.variant().id
const scope = { product_ids: [product.id] }
const fifth: Promotion = {
  level: 'local',
  title: words('A fifth off'),
  effect: { kind: 'percent', percent: 20 },
  scope,
}

test('a trial shows what an example cart costs with and without, and stores nothing', async () => {
  const lines = [{ variant_id, qty: 2 }]
  const trial = await api('POST /promotions/trials', { body: { promotion: fifth, lines } })
  expect(trial.without.calculations).toMatchObject({
    price: { subtotal: '1000.00' },
    price_discount: { local: '0.00' },
  })
  expect(trial.with.calculations.price_discount.local).toBe('200.00')
  expect(trial.with.discounts).toMatchObject([{ title: { en: 'A fifth off' }, amount: '200.00' }])
  const { total } = await api('GET /promotions', {})
  expect(total).toBe(0)
  const visitor = await shop.visitor()
  const stocked = await aProduct(ctx, { price: 50_000, warehouseId: place.stockroom })
  await addToCart(visitor, stocked.variant().id)
  expect((await readCart(visitor)).calculations.price_discount.local).toBe('0.00')
})

test('a planned promotion is tried at its start, next to what runs then', async () => {
  const start = new Date(ctx.clock().getTime() + 86_400_000).toISOString()
  const later = { ...fifth, starts_at: start }
  const other = await api('POST /promotions', {
    body: {
      level: 'global',
      title: words('Ten off from tomorrow'),
      effect: { kind: 'amount', amount: '10.00' },
      scope: { everything: true },
      starts_at: start,
    },
  })
  await ctx.bus.settled()
  const lines = [{ variant_id, qty: 1 }]
  const trial = await api('POST /promotions/trials', { body: { promotion: later, lines } })
  expect(trial.at).toBe(start)
  expect(trial.without.calculations.price_discount).toEqual({ local: '0.00', global: '10.00' })
  expect(trial.with.calculations.price_discount).toEqual({ local: '100.00', global: '10.00' })
  await api('PUT /promotions/{id}/archive', { params: { id: other._id } })
  await ctx.bus.settled()
})

test('a changed promotion takes the place of its running version', async () => {
  const running = await api('POST /promotions', { body: fifth })
  await ctx.bus.settled()
  const lines = [{ variant_id, qty: 1 }]
  const half = { ...fifth, effect: { kind: 'percent' as const, percent: 50 } }
  const body = { promotion: half, replaces: running._id, lines }
  const trial = await api('POST /promotions/trials', { body })
  expect(trial.without.calculations.price_discount.local).toBe('0.00')
  expect(trial.with.calculations.price_discount.local).toBe('250.00')
  await api('PUT /promotions/{id}/archive', { params: { id: running._id } })
  await ctx.bus.settled()
})

test('a gift and a voucher are tried alike, and an unmet minimum says what is missing', async () => {
  const gift = await aProduct(ctx, { price: 8_000, stock: 0, warehouseId: place.stockroom })
  const lines = [{ variant_id, qty: 1 }]
  const given = await api('POST /promotions/trials', {
    body: {
      promotion: {
        level: 'global',
        title: words('Socks for free'),
        effect: { kind: 'gift', gifts: [{ product_variant_id: gift.variant().id, qty: 1 }] },
        scope,
      },
      lines,
    },
  })
  expect(given.with.gift_items).toMatchObject([{ product_variant_id: gift.variant().id, qty: 1 }])
  const voucher = {
    slug: 'ten',
    title: words('Ten off'),
    effect: { kind: 'amount' as const, amount: '10.00' },
    scope: { everything: true },
    min_spend: '600.00',
    code: 'TEN10',
  }
  const tryIt = (qty: number) =>
    api('POST /vouchers/trials', { body: { voucher, lines: [{ variant_id, qty }] } })
  expect((await tryIt(1)).with.voucher).toMatchObject({
    is_applied: false,
    missing_spend: '100.00',
  })
  const met = await tryIt(2)
  expect(met.with.is_voucher_applied).toBe(true)
  expect(met.with.calculations.price_discount.global).toBe('10.00')
  expect(met.without.voucher).toBeNull()
})

test('an offer is tried for a guest or a member, next to what they already get', async () => {
  const members = (percent: number) => ({
    level: 'global' as const,
    title: words(`Members ${percent}`),
    effect: { kind: 'percent' as const, percent },
    scope,
    tiers: ['member'],
  })
  const running = await api('POST /promotions', { body: members(10) })
  await ctx.bus.settled()
  const tryIt = async (tier: string | null) => {
    const lines = [{ variant_id, qty: 1 }]
    const trial = await api('POST /promotions/trials', {
      body: { promotion: members(20), lines, tier },
    })
    return [trial.without, trial.with].map(
      ({ calculations }) => calculations.price_discount.global !== '0.00',
    )
  }
  expect(await tryIt(null)).toEqual([false, false])
  expect(await tryIt('member')).toEqual([true, true])
  await api('PUT /promotions/{id}/archive', { params: { id: running._id } })
  await ctx.bus.settled()
})

test('what could not be saved cannot be tried, nor can an unknown variant', async () => {
  const lines = [{ variant_id, qty: 1 }]
  const wrong = { ...fifth, effect: { kind: 'free_shipping' as const } }
  await expect(
    api('POST /promotions/trials', { body: { promotion: wrong, lines } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'promotion.effect' }] })
  const unknown = [{ variant_id: 'var_none', qty: 1 }]
  await expect(
    api('POST /promotions/trials', { body: { promotion: fifth, lines: unknown } }),
  ).rejects.toMatchObject({ code: 'variant_unavailable' })
})
