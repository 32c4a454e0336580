import { expect, test } from 'vitest'
import { listTransfers } from '#contract/staff/stock-transfers.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from './stock-checks.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api, id: staffId } = await shop.staff()

async function aVariant(stock: number): Promise<string> {
  return (await aProduct(ctx, { stock, warehouseId: place.stockroom })).variant().id
}

test('a transfer takes from one warehouse what it adds to another, in one step', async () => {
  const to_warehouse_id = place.mall
  const variants = [await aVariant(9), await aVariant(4)] as const
  const { data } = await api('POST /stock/transfer', {
    body: {
      from_warehouse_id: place.stockroom,
      to_warehouse_id,
      lines: [
        { variant_id: variants[0], qty: 3 },
        { variant_id: variants[1], qty: 4 },
      ],
      reason: 'Weekend',
    },
  })
  const onHand = (variantId: string, warehouseId: string) =>
    data
      .find(({ variant_id }) => variant_id === variantId)
      ?.levels.find(({ warehouse_id }) => warehouse_id === warehouseId)?.on_hand
  expect(onHand(variants[0], place.stockroom)).toBe(6)
  expect(onHand(variants[0], to_warehouse_id)).toBe(3)
  expect(onHand(variants[1], to_warehouse_id)).toBe(4)
  const { data: movements } = await api('GET /stock/movements', {
    query: { variant_id: variants[0], kind: 'transfer' },
  })
  expect(movements.reduce((sum, { on_hand_change }) => sum + on_hand_change, 0)).toBe(0)
  expect(movements).toHaveLength(2)
  expect(await stockProblems(ctx.db)).toEqual([])
  const logged = await ctx.db
    .selectFrom('audit_events')
    .select('staff_id')
    .where('action', '=', 'stock_transferred')
    .where('subject_id', 'in', variants)
    .execute()
  expect(logged).toEqual([{ staff_id: staffId }, { staff_id: staffId }])
})

test('a transfer of more than can be carried moves nothing', async () => {
  const to_warehouse_id = place.mall
  const order = await anOrder(shop, place)
  const [free, partlySold] = [await aVariant(5), order.variantId]
  const move = (lines: { variant_id: string; qty: number }[], to = to_warehouse_id) =>
    api('POST /stock/transfer', {
      body: {
        from_warehouse_id: place.stockroom,
        to_warehouse_id: to,
        lines,
        reason: 'Weekend',
      },
    })
  await expect(
    move([
      { variant_id: free, qty: 5 },
      { variant_id: partlySold, qty: 4 },
    ]),
  ).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { available: 3, product_variant_id: partlySold },
  })
  expect((await api('GET /stock/movements', { query: { variant_id: free } })).total).toBe(1)
  await expect(
    move([
      { variant_id: free, qty: 1 },
      { variant_id: free, qty: 1 },
    ]),
  ).rejects.toMatchObject({ status: 422 })
  await expect(move([{ variant_id: free, qty: 1 }], place.stockroom)).rejects.toMatchObject({
    issues: [{ path: 'to_warehouse_id' }],
  })
})

test('an assistant receives stock but does not move it', async () => {
  const assistant = await shop.staff('assistant')
  const body = {
    from_warehouse_id: place.stockroom,
    to_warehouse_id: place.mall,
    lines: [{ variant_id: await aVariant(1), qty: 1 }],
    reason: 'Weekend',
  }
  await expect(assistant.api('POST /stock/transfer', { body })).rejects.toMatchObject({
    status: 403,
  })
})

test('what is sent is in neither warehouse until it is received, in parts or taken back', async () => {
  const variantId = await aVariant(9)
  const between = { from_warehouse_id: place.stockroom, to_warehouse_id: place.mall }
  const lines = [{ variant_id: variantId, qty: 6 }]
  const { data } = await api('POST /stock/transfer', {
    body: { ...between, lines, reason: 'By van', is_sent: true },
  })
  expect(data).toMatchObject([{ on_hand: 3, on_the_way: 6 }])
  const open = async () => {
    const { data: all } = await api('GET /stock/transfers')
    return all.filter((transfer) => transfer.lines.some((line) => line.variant_id === variantId))
  }
  const [sent] = await open()
  expect(listTransfers.answer.shape.data.element.parse(sent)).toEqual(sent)
  const params = { id: sent?._id ?? '' }
  const receive = (qty: number) =>
    api('PUT /stock/transfers/{id}/received', {
      params,
      body: { lines: [{ variant_id: variantId, qty }] },
    })
  await expect(receive(7)).rejects.toMatchObject({ issues: [{ path: 'lines.0.qty' }] })
  expect(await receive(4)).toMatchObject({ ended_at: null, lines: [{ received: 4 }] })
  expect(await stockProblems(ctx.db)).toEqual([])
  expect(await api('PUT /stock/transfers/{id}/returned', { params })).toMatchObject({
    ended_at: expect.any(String),
    lines: [{ qty: 6, received: 4, returned: 2 }],
  })
  expect(await open()).toEqual([])
  await expect(receive(1)).rejects.toMatchObject({ status: 409 })
  const { data: after } = await api('GET /stock', { query: { variant_id: variantId } })
  const [line] = after
  const onHand = (id: string) =>
    line?.levels.find(({ warehouse_id: warehouse }) => warehouse === id)?.on_hand
  expect([onHand(place.stockroom), onHand(place.mall), line?.on_the_way]).toEqual([5, 4, 0])
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('two people who receive the same transfer at once add it once', async () => {
  const variantId = await aVariant(5)
  const lines = [{ variant_id: variantId, qty: 5 }]
  await api('POST /stock/transfer', {
    body: {
      from_warehouse_id: place.stockroom,
      to_warehouse_id: place.mall,
      lines,
      reason: 'By van',
      is_sent: true,
    },
  })
  const { data } = await api('GET /stock/transfers', { query: { per_page: 100 } })
  const id = data.find(({ lines: [line] }) => line?.variant_id === variantId)?._id ?? ''
  const other = await shop.staff('assistant')
  const receive = (call: typeof api) =>
    call('PUT /stock/transfers/{id}/received', { params: { id }, body: { lines } })
  const outcomes = await Promise.allSettled([receive(api), receive(other.api)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('stock that vanishes on its way is found by the audit', async () => {
  const variantId = await aVariant(2)
  const from_warehouse_id = place.stockroom
  const lines = [{ variant_id: variantId, qty: 2 }]
  const body = { from_warehouse_id, to_warehouse_id: place.mall, lines, reason: 'x', is_sent: true }
  await api('POST /stock/transfer', { body })
  const lose = (received: number) =>
    ctx.db
      .updateTable('stock_transfer_lines')
      .set({ received_qty: received })
      .where('variant_id', '=', variantId)
      .execute()
  await lose(1)
  expect(await stockProblems(ctx.db)).toMatchObject([{ subject: variantId, expected: 1, found: 2 }])
  await lose(0)
})

test.each([false, true])(
  'a warehouse that is not there takes nothing (sent: %s)',
  async (is_sent) => {
    const body = {
      from_warehouse_id: place.stockroom,
      to_warehouse_id: 'whs_gone',
      lines: [{ variant_id: await aVariant(1), qty: 1 }],
      reason: 'By van',
      is_sent,
    }
    await expect(api('POST /stock/transfer', { body })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: expect.stringMatching(/warehouse_id$/) }],
    })
  },
)
