import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import { amountOff, aVoucher, freeDelivery, percentOff } from '#test/builders/promotions.ts'
import { addToCart, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const hours = (count: number) => new Date(ctx.clock().getTime() + count * 3_600_000)

async function aCart(price = 10_000, options: Parameters<typeof aProduct>[1] = {}) {
  const product = await aProduct(ctx, { price, warehouseId: place.stockroom, ...options })
  const visitor = await shop.visitor()
  await addToCart(visitor, product.variant().id)
  return {
    product,
    visitor,
    /** With a voucher, delivered to the door. */
    read: (voucher_code: string) =>
      readCart(visitor, {
        voucher_code,
        delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: place.courier },
      }),
  }
}

test('a voucher code matches in any spelling', async () => {
  await aVoucher(ctx, amountOff(2_000), { code: 'WELCOME20', title: 'Welcome' })
  const { read } = await aCart()
  for (const typed of ['WELCOME20', ' welcome20', 'Welcome-20', 'welcome 20']) {
    const { is_voucher_applied, voucher, calculations } = await read(typed)
    expect(is_voucher_applied).toBe(true)
    expect(calculations.price_discount.global).toBe('20.00')
    expect(voucher).toMatchObject({ code: 'WELCOME20', is_applied: true, amount: '20.00' })
  }
})

test('a percentage stops at its cap, an amount at the price', async () => {
  const capped = await aVoucher(ctx, percentOff(50, 1_500))
  const large = await aVoucher(ctx, amountOff(1_000_000))
  const { read } = await aCart()
  expect((await read(capped.code)).calculations.price_discount.global).toBe('15.00')
  expect((await read(large.code)).calculations.price.total).toBe('40.00')
})

test('a delivery voucher is not used up when delivery is already free', async () => {
  const { code } = await aVoucher(ctx, freeDelivery)
  const { read, visitor } = await aCart()
  expect((await read(code)).calculations.shipping_fee).toBe('0.00')
  const collected = await readCart(visitor, {
    voucher_code: code,
    delivery_info: { method: 'PICKUP' },
  })
  expect(collected).toMatchObject({
    is_voucher_applied: false,
    voucher_problem: 'shipping_already_free',
  })
})

test('a voucher reports which condition is not met', async () => {
  const spend = await aVoucher(ctx, amountOff(500), { minSpend: 15_000, title: 'Fifteen' })
  const items = await aVoucher(ctx, amountOff(500), { minQuantity: 3 })
  const { read } = await aCart()
  expect((await read(spend.code)).voucher).toMatchObject({
    title: { en: 'Fifteen' },
    is_applied: false,
    problem: 'min_spend',
    missing_spend: '50.00',
    message: { en: expect.stringContaining('minimum spend') },
  })
  expect((await read(items.code)).voucher).toMatchObject({
    problem: 'min_quantity',
    missing_quantity: 2,
  })
})

test('a voucher is valid only within its dates and its scope', async () => {
  const tops = await aCategory(ctx)
  const scope = { category_ids: [tops.id] }
  const early = await aVoucher(ctx, amountOff(500), { startsAt: hours(1) })
  const late = await aVoucher(ctx, amountOff(500), { endsAt: hours(-1) })
  const scoped = await aVoucher(ctx, amountOff(500), { scope })
  const { read } = await aCart()
  expect((await read(early.code)).voucher_problem).toBe('not_started')
  expect((await read(late.code)).voucher_problem).toBe('expired')
  expect((await read(scoped.code)).voucher_problem).toBe('nothing_to_discount')
})

test('an archived voucher is unknown', async () => {
  const { id, code } = await aVoucher(ctx, amountOff(500))
  await ctx.db
    .updateTable('vouchers')
    .set({ archived_at: new Date() })
    .where('id', '=', id)
    .execute()
  const { read } = await aCart()
  expect((await read(code)).voucher_problem).toBe('unknown')
})

test('twenty wrong codes block the customer; valid and repeated codes do not count', async () => {
  const { code } = await aVoucher(ctx, amountOff(500))
  const { read } = await aCart()
  for (let at = 1; at <= 20; at += 1) {
    expect((await read(code)).is_voucher_applied).toBe(true)
    expect((await read('GUESS1')).voucher_problem).toBe('unknown')
    expect((await read(`GUESS${at}`)).voucher_problem).toBe('unknown')
  }
  await expect(read('GUESS21')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  await expect(read(code)).rejects.toMatchObject({ status: 429 })
  const neighbour = await aCart()
  expect((await neighbour.read(code)).is_voucher_applied).toBe(true)
})

test('a code that exists is accepted where strangers used up the guesses of the address', async () => {
  const { code } = await aVoucher(ctx, amountOff(500))
  const key = `voucher-miss-ip:${(await addressKeys()).at(0)}`
  await ctx.db.updateTable('rate_limits').set({ hits: 200 }).where('key', '=', key).execute()
  const { read } = await aCart()
  await expect(read('GUESS-HERE')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await read(code)).is_voucher_applied).toBe(true)
  expect((await read(code.toLowerCase().replace(/^./, ' $&－'))).is_voucher_applied).toBe(true)
  await expect(read('GUESS-HERE')).rejects.toMatchObject({ status: 429 })
  await ctx.db.deleteFrom('rate_limits').where('key', '=', key).execute()
})

async function addressKeys(): Promise<string[]> {
  const { read } = await aCart()
  await read('A-FIRST-MISS')
  const rows = await ctx.db.selectFrom('rate_limits').select('key').execute()
  return rows.flatMap(({ key }) => /^voucher-miss-ip:(.*)$/.exec(key)?.[1] ?? [])
}

test('a line can be paid with points, and reports when there are too few', async () => {
  const member = await aMember(shop)
  const product = await aProduct(ctx, {
    price: 10_000,
    pointsPrice: 400,
    warehouseId: place.stockroom,
  })
  const variantId = product.variant().id
  await addToCart(member, variantId, 2)
  const body = { point_product_variant_ids: [variantId] }
  const poor = await readCart(member, body)
  expect(poor.is_enough_membership_points).toBe(false)
  await givePoints(ctx, member.accountId, 800)
  const rich = await readCart(member, body)
  expect(rich).toMatchObject({
    is_enough_membership_points: true,
    calculations: { point: { subtotal: 800, total: 800 }, price: { subtotal: '0.00' } },
    cart_items: [
      {
        point_price: 400,
        original_point_per_unit: 400,
        discounted_point_per_unit: 400,
        subtotal_point: 800,
        subtotal_price: '0.00',
      },
    ],
  })
  const paid = await readCart(member)
  expect(paid.cart_items[0]).toMatchObject({ subtotal_point: null, subtotal_price: '200.00' })
})
