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
  const other = await aVariant(1)
  const { data: lines } = await api('POST /stock/receive', {
    body: {
      ...at,
      lines: [
        { variant_id, qty: 24 },
        { variant_id: other, qty: 2 },
      ],
      reason: 'Delivery 2211',
    },
  })
  const line = lines.find((each) => each.variant_id === variant_id)
  expect(stockLine.parse(line)).toEqual(line)
  expect(line).toMatchObject({ on_hand: 26, available: 26, levels: [{ on_hand: 26 }] })
  const { data } = await api('GET /stock/movements', { query: { variant_id } })
  const [entry] = data
  expect(entry).toMatchObject({
    kind: 'receive',
    on_hand_change: 24,
    reason: 'Delivery 2211',
    staff_name: 'Staff manager',
    document: { kind: 'delivery' },
  })
  const params = { id: entry?.document?._id ?? '' }
  const document = await api('GET /stock-documents/{id}', { params })
  expect(document).toMatchObject({ kind: 'delivery', staff_name: 'Staff manager', counted: [] })
  expect(document.moved.map((moved) => [moved.variant_id, moved.change])).toEqual([
    [variant_id, 24],
    [other, 2],
  ])
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
      body: { ...at, lines: [{ variant_id, qty: 5 }], reason: 'Delivery 7' },
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

test('what is sold while it is counted is neither counted twice nor lost', async () => {
  const variant_id = await aVariant(10)
  const sell = () =>
    api('POST /stock/adjust', { body: { variant_id, ...at, change: -1, reason: 'Sold' } })
  // Ten are expected when nine are counted; then one is sold before the count is saved.
  await sell()
  const body = {
    counts: [{ variant_id, ...at, on_hand: 9, expected: 10 }],
    reason: 'Monthly count',
  }
  const { data } = await api('PUT /stock/on-hand', { body })
  expect(data).toMatchObject([{ on_hand: 8 }])
  const { data: movements } = await api('GET /stock/movements', { query: { variant_id } })
  const [entry] = movements
  expect(entry).toMatchObject({
    on_hand_change: -1,
    staff_name: 'Staff manager',
    document: { kind: 'count' },
  })
  const params = { id: entry?.document?._id ?? '' }
  expect(await api('GET /stock-documents/{id}', { params })).toMatchObject({
    reason: 'Monthly count',
    counted: [{ variant_id, expected: 10, counted: 9 }],
    moved: [{ variant_id, change: -1 }],
  })
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a count that finds less than is left since is refused whole', async () => {
  const variant_id = await aVariant(2)
  const body = { counts: [{ variant_id, ...at, on_hand: 0, expected: 9 }], reason: 'Count' }
  await expect(api('PUT /stock/on-hand', { body })).rejects.toMatchObject({ code: 'out_of_stock' })
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
    assistant('POST /stock/receive', {
      body: { ...at, lines: [{ variant_id, qty: 1 }], reason: 'x' },
    }),
  ).resolves.toMatchObject({ data: [{ on_hand: 11 }] })
  await expect(
    assistant('POST /stock/adjust', { body: { ...body, change: 1 } }),
  ).rejects.toMatchObject({ status: 403 })
})

const variant = { variant_id: await aVariant() }
test.each([
  { lines: [{ ...variant, qty: 0 }] },
  { lines: [{ ...variant, qty: 1.5 }] },
  { lines: [] },
  {
    lines: [
      { ...variant, qty: 1 },
      { ...variant, qty: 2 },
    ],
  },
  { reason: ' ' },
  { warehouse_id: 'whs_0000000000' },
])('a delivery with %o is refused', async (wrong) => {
  const body = { ...at, lines: [{ ...variant, qty: 1 }], reason: 'Delivery', ...wrong }
  await expect(api('POST /stock/receive', { body })).rejects.toMatchObject({ status: 422 })
})

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

test('a variant is low from its own level on, in lists, on Today and in notifications', async () => {
  const variant_id = await aVariant(10)
  await ctx.db
    .updateTable('products')
    .set({ status: 'active' })
    .where('id', '=', (eb) =>
      eb.selectFrom('variants').select('product_id').where('id', '=', variant_id),
    )
    .execute()
  const lowOnes = async () => {
    const { data } = await api('GET /stock', { query: { is_low: 'true', per_page: 100 } })
    return data.map((line) => line.variant_id)
  }
  const lowCount = async () => {
    const { queues } = await api('GET /today')
    return queues.find(({ name }) => name === 'low_stock')?.count ?? 0
  }
  const told = () =>
    ctx.db
      .selectFrom('staff_notifications')
      .select('kind')
      .where('variant_id', '=', variant_id)
      .execute()
  const take = (change: number) =>
    api('POST /stock/adjust', { body: { variant_id, ...at, change, reason: 'Lost' } })
  expect(await lowOnes()).not.toContain(variant_id)
  const before = await lowCount()

  const set = (low_at: number) =>
    api('PUT /stock/{id}/low-stock', { params: { id: variant_id }, body: { low_at } })
  expect(await set(12)).toMatchObject({ available: 10, low_at: 12 })
  expect(await lowOnes()).toContain(variant_id)
  expect(await lowCount()).toBe(before + 1)

  await set(8)
  expect(await lowOnes()).not.toContain(variant_id)
  await take(-1)
  expect(await told()).toEqual([])
  await take(-1)
  expect(await told()).toEqual([{ kind: 'low_stock' }])
  await take(-1)
  expect(await told()).toHaveLength(1)

  await set(0)
  expect(await lowOnes()).not.toContain(variant_id)
  await expect(
    api('PUT /stock/{id}/low-stock', { params: { id: 'var_0000000000' }, body: { low_at: 3 } }),
  ).rejects.toMatchObject({ status: 404 })
})
