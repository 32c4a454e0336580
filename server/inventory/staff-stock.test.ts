import { expect, test } from 'vitest'
import { stockLine } from '#contract/staff/stock.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from './stock-checks.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api, id: staffId } = await shop.staff()
const at = { warehouse_id: place.stockroom }

async function aVariant(stock = 10): Promise<string> {
  return (await aProduct(ctx, { stock, warehouseId: place.stockroom })).variant().id
}

test('received units are added to stock, the ledger and the audit log', async () => {
  const variant_id = await aVariant(2)
  const line = await api('POST /stock/receive', {
    body: { variant_id, ...at, qty: 24, reason: 'Delivery 2211' },
  })
  expect(stockLine.parse(line)).toEqual(line)
  expect(line).toMatchObject({ on_hand: 26, available: 26, levels: [{ on_hand: 26 }] })
  const { data } = await api('GET /stock/movements', { query: { variant_id } })
  expect(data[0]).toMatchObject({ kind: 'receive', on_hand_change: 24, reason: 'Delivery 2211' })
  const change = await ctx.db
    .selectFrom('audit_events')
    .select(['staff_id', 'action'])
    .where('subject_id', '=', variant_id)
    .executeTakeFirstOrThrow()
  expect(change).toEqual({ staff_id: staffId, action: 'stock_received' })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a delivery booked twice with one key arrives once', async () => {
  const variant_id = await aVariant(0)
  const book = () =>
    api('POST /stock/receive', {
      body: { variant_id, ...at, qty: 5, reason: 'Delivery 7' },
      idempotencyKey: 'delivery-7',
    })
  expect(await book()).toEqual(await book())
  expect((await api('GET /stock', { query: { keyword: '' } })).data.length).toBeGreaterThan(0)
  const { total } = await api('GET /stock/movements', { query: { variant_id, kind: 'receive' } })
  expect(total).toBe(1)
})

test('stock sold but not yet shipped cannot be written off or counted away', async () => {
  const order = await anOrder(shop, place)
  const variant_id = order.variantId
  const adjust = (change: number) =>
    api('POST /stock/adjust', { body: { variant_id, ...at, change, reason: 'Moths' } })
  const count = (on_hand: number) =>
    api('PUT /stock/on-hand', {
      body: { counts: [{ variant_id, ...at, on_hand }], reason: 'Stocktaking' },
    })
  await expect(adjust(-4)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    details: { available: 3 },
  })
  await expect(count(1)).rejects.toMatchObject({ status: 409, code: 'out_of_stock' })
  expect(await adjust(-3)).toMatchObject({ on_hand: 2, available: 0 })
  expect((await count(6)).data).toMatchObject([{ on_hand: 6, available: 4 }])
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('concurrent adjustments never take more than is in stock', async () => {
  const variant_id = await aVariant(5)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      api('POST /stock/adjust', { body: { variant_id, ...at, change: -1, reason: 'Samples' } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a count is applied completely or not at all', async () => {
  const [first, second] = [await aVariant(3), await aVariant(3)]
  const count = (counts: { variant_id: string; on_hand: number }[]) =>
    api('PUT /stock/on-hand', {
      body: { counts: counts.map((each) => ({ ...each, ...at })), reason: 'Stocktaking' },
    })
  const onHand = async (variant_id: string) =>
    (await api('GET /stock', { query: { keyword: await skuOf(variant_id) } })).data[0]?.on_hand
  await expect(
    count([
      { variant_id: first, on_hand: 9 },
      { variant_id: 'var_0000000000', on_hand: 9 },
    ]),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'variant_id' }] })
  expect(await onHand(first)).toBe(3)
  await expect(
    count([
      { variant_id: first, on_hand: 1 },
      { variant_id: first, on_hand: 2 },
    ]),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'counts.1' }] })
  await count([
    { variant_id: first, on_hand: 1 },
    { variant_id: second, on_hand: 3 },
  ])
  expect([await onHand(first), await onHand(second)]).toEqual([1, 3])
})

test('the same count again changes nothing', async () => {
  const variant_id = await aVariant(3)
  const counts = [{ variant_id, ...at, on_hand: 3 }]
  await api('PUT /stock/on-hand', { body: { counts, reason: 'Stocktaking' } })
  expect((await api('GET /stock/movements', { query: { variant_id } })).total).toBe(1)
})

test('an assistant can book deliveries, but neither losses nor counts', async () => {
  const { api: assistant } = await shop.staff('assistant')
  const variant_id = await aVariant()
  const body = { variant_id, ...at, reason: 'x' }
  await expect(
    assistant('POST /stock/receive', { body: { ...body, qty: 1 } }),
  ).resolves.toHaveProperty('on_hand', 11)
  await expect(
    assistant('POST /stock/adjust', { body: { ...body, change: 1 } }),
  ).rejects.toMatchObject({ status: 403 })
})

test.each([{ qty: 0 }, { qty: 1.5 }, { reason: ' ' }, { warehouse_id: 'whs_0000000000' }])(
  'a delivery with %o is refused',
  async (wrong) => {
    const body = { variant_id: await aVariant(), ...at, qty: 1, reason: 'Delivery', ...wrong }
    await expect(api('POST /stock/receive', { body })).rejects.toMatchObject({ status: 422 })
  },
)

test('stock can be filtered by quantity to find what runs low', async () => {
  const [low, plenty] = [await aVariant(1), await aVariant(50)]
  const { data } = await api('GET /stock', { query: { at_most: 2, per_page: 100 } })
  const found = data.map(({ variant_id }) => variant_id)
  expect(found).toContain(low)
  expect(found).not.toContain(plenty)
})

async function skuOf(variantId: string): Promise<string> {
  const { sku } = await ctx.db
    .selectFrom('variants')
    .select('sku')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  return sku
}
