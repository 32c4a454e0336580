import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct, type BuiltProduct } from '#test/builders/catalogue.ts'
import { aPromotion, noPromotions, percentOff } from '#test/builders/promotions.ts'
import { addToCart, checkOut, readCart, readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')
const api = shop.anybody()
const params = { store_id: 'main' }

function inSeconds(seconds: number): string {
  return new Date(ctx.clock().getTime() + seconds * 1000).toISOString()
}

interface Wish {
  price: string
  compareAt?: string
  from: string
  until?: string
}

async function schedule({ id }: { id: string }, wish: Wish) {
  const { data } = await manager.api('POST /scheduled-prices', {
    body: {
      prices: [{ variant_id: id, price: wish.price, compare_at: wish.compareAt ?? null }],
      starts_at: wish.from,
      ends_at: wish.until ?? null,
    },
  })
  const [scheduled] = data
  if (!scheduled) throw new Error('nothing was scheduled')
  return scheduled
}

/** Lets time pass and runs the jobs due. */
async function pass(seconds: number): Promise<void> {
  shop.passTime(seconds)
  await runDueJobs(shop, 'publish_scheduled')
  await ctx.bus.settled()
}

async function pageOf({ id }: BuiltProduct) {
  return api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { ...params, product_id: id },
  })
}

test('a scheduled price is shown, sorted, filtered and charged from its second to its end', async () => {
  const product = await aProduct(ctx, { title: 'Wool coat', price: 38_000, tags: ['coat'] })
  const other = await aProduct(ctx, { title: 'Rain coat', price: 35_000, tags: ['coat'] })
  const variant = product.variant()
  const visitor = await shop.visitor()
  await addToCart(visitor, variant.id)

  const expectPrice = async (price: string, original: string) => {
    expect((await pageOf(product)).variants).toMatchObject([{ price, original_price: original }])
    const list = await api('GET /stores/{store_id}/product-management/products/filter', {
      params,
      query: { tags: 'coat', sort_by: 'price', with_facets: 'true' },
    })
    const isCheaper = Number(price) < 350
    const ids = [other.id, product.id]
    expect(list.data.map(({ _id }) => _id)).toEqual(isCheaper ? ids.toReversed() : ids)
    expect(list.data.find(({ _id }) => _id === product.id)?.price.from).toBe(price)
    expect(list.facets?.price?.min).toBe(isCheaper ? price : '350.00')
    const cheap = await api('GET /stores/{store_id}/product-management/products/filter', {
      params,
      query: { tags: 'coat', price_max: 300, on_sale: 'true' },
    })
    expect(cheap.total).toBe(isCheaper ? 1 : 0)
    const { cart_items, calculations } = await readCart(visitor)
    expect(cart_items).toMatchObject([
      { discounted_price_per_unit: price, original_price_per_unit: original },
    ])
    expect(calculations.price.subtotal).toBe(original)
    const staff = await manager.api('GET /products', { query: { keyword: 'Wool coat' } })
    expect(staff.data).toMatchObject([{ price: { from: price, to: price } }])
  }

  await shop.standStill(async () => {
    await schedule(variant, {
      price: '300',
      compareAt: '380',
      from: inSeconds(60),
      until: inSeconds(120),
    })
    await pass(59)
    await expectPrice('380.00', '380.00')
    await pass(1)
    await expectPrice('300.00', '380.00')
    await pass(59)
    await expectPrice('300.00', '380.00')
    await pass(1)
    await expectPrice('380.00', '380.00')
  })
})

test('a product says when its price began and ends, if that is scheduled', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const periods = async () =>
    (await pageOf(product)).variants.map((each) => [each.price_starts_at, each.price_ends_at])
  await shop.standStill(async () => {
    const [from, until, promotionEnd] = [60, 600, 300].map(inSeconds)
    expect(await periods()).toEqual([[null, null]])
    await schedule(product.variant(), { price: '300', from: from ?? '', until: until ?? '' })
    await pass(60)
    expect(await periods()).toEqual([[from, until]])
    // It lowers the price further, and for as long as both last.
    const scope = { product_ids: [product.id] }
    const endsAt = new Date(promotionEnd ?? '')
    await aPromotion(ctx, percentOff(50), { level: 'local', scope, endsAt })
    expect(await periods()).toEqual([[from, promotionEnd]])
    await noPromotions(ctx)
    await aPromotion(ctx, percentOff(1), { level: 'local', scope: { product_ids: ['prd_x'] } })
    expect(await periods()).toEqual([[from, until]])
    await noPromotions(ctx)
  })
})

test('an open-ended price becomes the variant’s own and does not hide later ones', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const { id } = product.variant()
  await schedule(product.variant(), { price: '420', from: inSeconds(60) })
  shop.passTime(60)
  // The price holds even though the due job has not run.
  const visitor = await shop.visitor()
  const { cart_items } = await addToCart(visitor, id)
  expect(cart_items).toMatchObject([{ discounted_price_per_unit: '420.00' }])
  const changed = await manager.api('PUT /variants/{id}', {
    params: { id },
    body: { compare_at: '500' },
  })
  expect(changed).toMatchObject({ price: '420.00', compare_at: '500.00' })
  await pass(0)
  await manager.api('PUT /variants/{id}', { params: { id }, body: { price: '450' } })
  await ctx.bus.settled()
  expect((await pageOf(product)).variants).toMatchObject([{ price: '450.00' }])
  expect((await readCart(visitor)).cart_items).toMatchObject([
    { discounted_price_per_unit: '450.00' },
  ])
})

test('invalid or overlapping prices are refused by field, and nothing is scheduled', async () => {
  const { id } = (await aProduct(ctx, { price: 38_000 })).variant()
  const free = (await aProduct(ctx, { price: 38_000 })).variant()
  await schedule({ id }, { price: '300', from: inSeconds(600), until: inSeconds(1200) })
  const refused = async (body: object, path: string) => {
    const wish = {
      prices: [{ variant_id: id, price: '310' }],
      starts_at: inSeconds(2000),
      ...body,
    }
    await expect(manager.api('POST /scheduled-prices', { body: wish })).rejects.toMatchObject({
      status: 422,
      issues: [expect.objectContaining({ path })],
    })
  }
  const both = [
    { variant_id: free.id, price: '310' },
    { variant_id: id, price: '310' },
  ]
  await refused({ prices: both, starts_at: inSeconds(1100) }, 'prices.1.variant_id')
  await refused({ prices: both, starts_at: inSeconds(60) }, 'prices.1.variant_id')
  await refused(
    { prices: both, starts_at: inSeconds(60), ends_at: inSeconds(601) },
    'prices.1.variant_id',
  )
  await refused({ prices: [{ variant_id: 'var_0', price: '1' }] }, 'prices.0.variant_id')
  await refused({ prices: [both[0], both[0]] }, 'prices.1.variant_id')
  await refused({ starts_at: inSeconds(-1) }, 'starts_at')
  await refused({ ends_at: inSeconds(2000) }, 'ends_at')
  await refused(
    { prices: [{ variant_id: free.id, price: '310', compare_at: '310' }] },
    'prices.0.compare_at',
  )
  const { total } = await manager.api('GET /scheduled-prices', { query: { variant_id: free.id } })
  expect(total).toBe(0)
  // A price that ends when another begins does not overlap it.
  await schedule({ id }, { price: '310', from: inSeconds(1201) })
})

test('cancelling deletes a future price and ends a running one; a past one stays', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const variant = product.variant()
  const cancel = (id: string) => manager.api('DELETE /scheduled-prices/{id}', { params: { id } })
  const stateOf = async (id: string) => {
    const { data } = await manager.api('GET /scheduled-prices', {
      query: { variant_id: variant.id },
    })
    return data.find(({ _id }) => _id === id)?.state
  }
  const times = { from: inSeconds(60), until: inSeconds(600) }
  const coming = await schedule(variant, { price: '300', ...times })
  expect(coming.state).toBe('coming')
  await cancel(coming._id)
  expect(await stateOf(coming._id)).toBeUndefined()
  const running = await schedule(variant, { price: '290', ...times })
  await pass(61)
  expect(await stateOf(running._id)).toBe('running')
  expect((await pageOf(product)).price.from).toBe('290.00')
  await cancel(running._id)
  await ctx.bus.settled()
  expect((await pageOf(product)).price.from).toBe('380.00')
  expect(await stateOf(running._id)).toBe('over')
  await expect(cancel(running._id)).rejects.toMatchObject({ status: 409 })
  await expect(cancel('prc_0')).rejects.toMatchObject({ status: 404 })
  const { data } = await (
    await shop.staff('owner')
  ).api('GET /audit-log', {
    query: { subject_id: product.id },
  })
  expect(data.map(({ action }) => action)).toEqual([
    'price_cancelled',
    'price_scheduled',
    'price_cancelled',
    'price_scheduled',
  ])
})

test('an assistant can read scheduled prices but not set them', async () => {
  const assistant = await shop.staff('assistant')
  const { id } = (await aProduct(ctx)).variant()
  await assistant.api('GET /scheduled-prices')
  const body = { prices: [{ variant_id: id, price: '1' }], starts_at: inSeconds(60) }
  await expect(assistant.api('POST /scheduled-prices', { body })).rejects.toMatchObject({
    status: 403,
  })
})

test('a checkout with an outdated price is refused and pays the current one on retry', async () => {
  const { id } = (await aProduct(ctx, { price: 38_000 })).variant()
  const visitor = await shop.visitor()
  await addToCart(visitor, id, 3)
  await schedule({ id }, { price: '400', from: inSeconds(60) })
  const body = byCourier(place, [id], { expected_total: '1140.00' })
  shop.passTime(61)
  await expect(checkOut(visitor, body)).rejects.toMatchObject({ code: 'price_changed' })
  const { order_id } = await checkOut(visitor, { ...body, expected_total: '1200.00' })
  const { items } = await readOrder(visitor, order_id)
  expect(items).toMatchObject([{ qty: 3, original_price_per_unit: '400.00' }])
})

test('a scheduled price drop sends wishlist alerts', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const visitor = await shop.visitor()
  await visitor.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: product.id },
  })
  const news = () =>
    ctx.db
      .selectFrom('graphile_worker.jobs' as never)
      .select('key' as never)
      .where('key' as never, '=', `wish:cheaper:${product.id}` as never)
      .execute()
  await schedule(product.variant(), { price: '300', from: inSeconds(60), until: inSeconds(120) })
  expect(await news()).toEqual([])
  await pass(61)
  expect(await news()).toHaveLength(1)
})

test('a low scheduled price is scheduled only once it is confirmed', async () => {
  const product = await aProduct(ctx, { price: 38_000 })
  const { id } = product.variant()
  const ask = (price: string, confirms_low_prices?: boolean) =>
    manager.api('POST /scheduled-prices', {
      body: {
        prices: [{ variant_id: id, price }],
        starts_at: inSeconds(600),
        ends_at: inSeconds(1200),
        confirms_low_prices,
      },
    })
  await expect(ask('189.99')).rejects.toMatchObject({
    code: 'low_price',
    details: { prices: [{ before: '380.00', after: '189.99' }] },
  })
  expect((await ask('189.99', true)).data).toMatchObject([{ price: '189.99' }])
})
