import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const manager = await shop.staff()

const from = (variant_id: string, known_price: string, price: string, compare_at?: string) => ({
  variant_id,
  known_price,
  price,
  compare_at: compare_at ?? null,
})

async function ownPrices(...ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('variants')
    .select(['price_cents', 'compare_at_cents'])
    .where('id', 'in', ids)
    .orderBy('price_cents')
    .execute()
  return rows.map((row) => [row.price_cents, row.compare_at_cents])
}

async function twoVariants() {
  const shirt = await aProduct(ctx, { price: 38_000 })
  const chinos = await aProduct(ctx, { price: 78_000 })
  return [shirt.variant().id, chinos.variant().id, shirt.id] as const
}

test('many prices change at once, each in the audit log', async () => {
  const [shirt, chinos, productId] = await twoVariants()
  const prices = [from(shirt, '380.00', '319'), from(chinos, '780.00', '659', '780')]
  expect(await manager.api('POST /price-changes', { body: { prices } })).toEqual({
    variants: 2,
    scheduled_price_ids: [],
  })
  expect(await ownPrices(shirt, chinos)).toEqual([
    [31_900, null],
    [65_900, 78_000],
  ])
  const [logged] = await ctx.db
    .selectFrom('audit_events')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', productId)
    .orderBy('id', 'desc')
    .execute()
  expect(logged).toMatchObject({
    action: 'variant_changed',
    before: { price: '380.00' },
    after: { price: '319.00' },
  })
})

test('a price that a colleague changed meanwhile stops all of them', async () => {
  const [shirt, chinos] = await twoVariants()
  const prices = [from(shirt, '380.00', '319'), from(chinos, '700.00', '659')]
  await expect(manager.api('POST /price-changes', { body: { prices } })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
  })
  expect(await ownPrices(shirt, chinos)).toEqual([
    [38_000, null],
    [78_000, null],
  ])
})

test('for a date to come they are scheduled', async () => {
  const [shirt] = await twoVariants()
  const starts_at = new Date(ctx.clock().getTime() + 3_600_000).toISOString()
  const prices = [from(shirt, '380.00', '319')]
  const { scheduled_price_ids } = await manager.api('POST /price-changes', {
    body: { prices, starts_at },
  })
  expect(await ownPrices(shirt)).toEqual([[38_000, null]])
  const query = { variant_id: shirt }
  const { data } = await manager.api('GET /scheduled-prices', { query })
  const [_id = ''] = scheduled_price_ids
  expect(data).toMatchObject([{ _id, price: '319.00', starts_at, ends_at: null, state: 'coming' }])
  await manager.api('DELETE /scheduled-prices/{id}', { params: { id: _id } })
  expect((await manager.api('GET /scheduled-prices', { query })).data).toEqual([])
})

test('what cannot be a price is refused by line, and nothing changes', async () => {
  const [shirt, chinos] = await twoVariants()
  const refused = async (prices: ReturnType<typeof from>[], path: string) =>
    expect(manager.api('POST /price-changes', { body: { prices } })).rejects.toMatchObject({
      status: 422,
      issues: [{ path }],
    })
  const good = from(shirt, '380.00', '319')
  await refused([good, from(chinos, '780.00', '800', '780')], 'prices.1.compare_at')
  await refused([good, good], 'prices.1.variant_id')
  await refused([good, from('var_none', '1.00', '2')], 'prices.1.variant_id')
  expect(await ownPrices(shirt)).toEqual([[38_000, null]])
})

test.each([undefined, 3_600_000])(
  'low prices among many are named, and none is saved until they are confirmed (in %s ms)',
  async (wait) => {
    const [shirt, chinos] = await twoVariants()
    const starts_at = wait ? new Date(ctx.clock().getTime() + wait).toISOString() : null
    const prices = [from(shirt, '380.00', '3.8'), from(chinos, '780.00', '659')]
    const body = { prices, starts_at }
    await expect(manager.api('POST /price-changes', { body })).rejects.toMatchObject({
      status: 409,
      code: 'low_price',
      details: { prices: [{ unit: 'money', before: '380.00', after: '3.80' }] },
    })
    expect(await ownPrices(shirt, chinos)).toEqual([
      [38_000, null],
      [78_000, null],
    ])
    const confirmed = { ...body, confirms_low_prices: true }
    expect(await manager.api('POST /price-changes', { body: confirmed })).toMatchObject({
      variants: 2,
    })
  },
)
