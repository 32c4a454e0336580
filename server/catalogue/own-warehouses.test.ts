import { expect, test } from 'vitest'
import { aSellingPlace, byCourier, byPickup, type SellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const main = await aSellingPlace(ctx)
const store = await aStore(ctx, { slug: 'mini', position: 2 })
const stockroom = await aWarehouse(ctx, {
  storeId: store.id,
  slug: 'mini-stockroom',
  isPickup: false,
})
const counter = await aWarehouse(ctx, { storeId: store.id, slug: 'mini-counter', isPickup: true })
const mini: SellingPlace = { ...main, stockroom: stockroom.id, mall: counter.id }
const api = shop.anybody()
const manager = await shop.staff('manager')

const tees = await aCategory(ctx, { slug: 'tees', title: 'Tees' })
const tee = await aProduct(ctx, {
  title: 'Pocket tee',
  categories: [tees.id],
  colours: ['navy', 'white'],
  sizes: ['M'],
  stock: 30,
  warehouseId: main.stockroom,
})
const polo = await aProduct(ctx, {
  title: 'Pocket polo',
  categories: [tees.id],
  sizes: ['L'],
  stock: 30,
  warehouseId: main.stockroom,
})

async function receive(variantId: string, warehouseId: string, qty: number): Promise<void> {
  await manager.api('POST /stock/receive', {
    body: {
      warehouse_id: warehouseId,
      lines: [{ variant_id: variantId, qty }],
      reason: 'Delivery',
    },
  })
  await ctx.bus.settled()
}

function details(store_id: string, product_id: string) {
  return api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { store_id, product_id },
  })
}

function listed(store_id: string, query: { in_stock?: 'true'; keyword?: string } = {}) {
  return api('GET /stores/{store_id}/product-management/products/filter', {
    params: { store_id },
    query: { ...query, with_facets: 'true' },
  })
}

test('a store without stock lists, finds, suggests and sells nothing', async () => {
  expect(await listed('mini')).toMatchObject({ total: 0, facets: { in_stock: 0 } })
  expect((await listed('mini', { keyword: 'pocket' })).total).toBe(0)
  const suggested = await api('GET /stores/{store_id}/product-management/products/suggestions', {
    params: { store_id: 'mini' },
    query: { keyword: 'pocket' },
  })
  expect(suggested).toMatchObject({ products: [], categories: [] })
  const categories = await api('GET /stores/{store_id}/product-management/categories/all', {
    params: { store_id: 'mini' },
  })
  expect(categories.data).toMatchObject([{ product_count: 0 }])
  await expect(details('mini', tee.id)).rejects.toMatchObject({ code: 'product_not_found' })
  const visitor = await shop.visitor()
  await expect(addToCart(visitor, tee.variant().id, 1, 'mini')).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { available: 0 },
  })
  await expect(
    visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
      params: { store_id: 'mini' },
      body: { product_id: tee.id },
    }),
  ).rejects.toMatchObject({ code: 'product_not_found' })
  expect((await listed('main')).total).toBe(2)
})

test('new stock is visible in its store at once, and each store counts its own', async () => {
  await receive(tee.variant('navy/M').id, counter.id, 2)
  for (const idOrSlug of ['mini', store.id]) {
    const { data, facets } = await listed(idOrSlug)
    expect(data.map(({ _id }) => _id)).toEqual([tee.id])
    expect(data[0]).toMatchObject({
      stock: 'low',
      colours: [
        { code: 'navy', stock: 'low' },
        { code: 'white', stock: 'sold_out' },
      ],
    })
    expect(facets?.in_stock).toBe(1)
  }
  const inMini = await details('mini', tee.id)
  expect(inMini.variants).toMatchObject([
    { available: 2, available_at: { [counter.id]: 2 } },
    { available: 0, available_at: {} },
  ])
  const inMain = await details('main', tee.id)
  expect(inMain.variants).toMatchObject([
    { available: 30, available_at: {} },
    { available: 30, available_at: {} },
  ])
  const white = await api('GET /stores/{store_id}/product-management/products/filter', {
    params: { store_id: 'mini' },
    query: { colours: 'white', in_stock: 'true' },
  })
  expect(white.total).toBe(0)
})

test('an order takes stock only from its own store', async () => {
  const { id } = tee.variant('navy/M')
  const visitor = await shop.visitor()
  await addToCart(visitor, id, 2, 'mini')
  await expect(addToCart(visitor, id, 1, 'mini')).rejects.toMatchObject({
    code: 'out_of_stock',
    details: { available: 2 },
  })
  await addToCart(visitor, id, 5, 'main')
  expect((await readCart(visitor, {}, 'mini')).cart_items).toMatchObject([{ qty: 2, available: 2 }])
  await expect(checkOut(visitor, byPickup(main, [id]), undefined, 'mini')).rejects.toMatchObject({
    code: 'delivery_unavailable',
  })
  const placed = await checkOut(visitor, byPickup(mini, [id]), undefined, 'mini')
  const { order_id } = await checkOut(visitor, byCourier(main, [id]))
  const takenFrom = async (order: string) =>
    ctx.db
      .selectFrom('order_allocations as a')
      .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
      .select(['a.warehouse_id', 'a.qty'])
      .where('i.order_id', '=', order)
      .execute()
  expect(await takenFrom(placed.order_id)).toEqual([{ warehouse_id: counter.id, qty: 2 }])
  expect(await takenFrom(order_id)).toEqual([{ warehouse_id: main.stockroom, qty: 5 }])
  await ctx.bus.settled()
  expect((await details('mini', tee.id)).stock).toBe('sold_out')
  expect((await details('main', tee.id)).stock).toBe('in_stock')
})

test('twenty buyers of a store’s last five items get five; the other store’s stay', async () => {
  const { id } = polo.variant()
  await receive(id, stockroom.id, 5)
  const orders = await Promise.allSettled(
    Array.from({ length: 20 }, async () => {
      const visitor = await shop.visitor()
      await addToCart(visitor, id, 1, 'mini')
      return checkOut(visitor, byCourier(mini, [id]), undefined, 'mini')
    }),
  )
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const { data } = await manager.api('GET /stock', { query: { product_id: polo.id } })
  expect(
    data[0]?.levels.map(({ store_id, available }) => [store_id === store.id, available]),
  ).toEqual(
    expect.arrayContaining([
      [true, 0],
      [false, 30],
    ]),
  )
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('pre-orders and the stock that arrives for them belong to one store', async () => {
  const coat = await aProduct(ctx, { stock: 0, warehouseId: main.stockroom })
  const { id } = coat.variant()
  await receive(id, stockroom.id, 1)
  await manager.api('PUT /variants/{id}/preorder', {
    params: { id },
    body: { max_qty: 3, expected_on: '2027-03-01' },
  })
  await ctx.bus.settled()
  expect((await details('main', coat.id)).variants).toMatchObject([
    { stock: 'pre_order', available: 3 },
  ])
  expect((await details('mini', coat.id)).variants).toMatchObject([{ stock: 'low', available: 1 }])
  const visitor = await shop.visitor()
  await addToCart(visitor, id, 2)
  await checkOut(visitor, byCourier(main, [id]))
  await receive(id, stockroom.id, 4)
  const waiting = await manager.api('GET /stock', { query: { product_id: coat.id } })
  expect(waiting.data[0]?.preorder).toMatchObject({ taken: 2 })
  await expect(
    manager.api('PUT /variants/{id}/preorder', {
      params: { id },
      body: { max_qty: 3, expected_on: '2027-03-01', store_id: store.id },
    }),
  ).rejects.toMatchObject({ status: 409 })
  await receive(id, main.stockroom, 4)
  const served = await manager.api('GET /stock', { query: { product_id: coat.id } })
  expect(served.data[0]?.preorder).toMatchObject({ taken: 0 })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a product without stock in any store is listed by the default store', async () => {
  const made = await aProduct(ctx, { title: 'Brand new' })
  await ctx.db.deleteFrom('stock_movements').where('variant_id', '=', made.variant().id).execute()
  await ctx.db.deleteFrom('stock_levels').where('variant_id', '=', made.variant().id).execute()
  await ctx.bus.announce(ctx.db, [`product:${made.id}`, 'products'])
  await ctx.bus.settled()
  expect((await details('main', made.id)).stock).toBe('sold_out')
  await expect(details('mini', made.id)).rejects.toMatchObject({ code: 'product_not_found' })
})
