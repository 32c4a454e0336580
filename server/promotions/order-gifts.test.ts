import { beforeEach, expect, test } from 'vitest'
import { aSellingPlace, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember, givePoints } from '#test/builders/members.ts'
import {
  aGiftOf,
  amountOff,
  aPromotion,
  aVoucher,
  noPromotions,
  percentOff,
} from '#test/builders/promotions.ts'
import { cancelOrder } from '#test/builders/order-changes.ts'
import { addToCart, checkOut, readOrder } from '#test/builders/shopper.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import { sendOrderEmail } from '../orders/send-order-emails.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

beforeEach(() => noPromotions(ctx))

async function aVariant(options: Parameters<typeof aProduct>[1] = {}): Promise<string> {
  const product = await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom, ...options })
  return product.variant().id
}

async function buy(visitor: Visitor, variantId: string, more = {}) {
  await addToCart(visitor, variantId)
  const placed = await checkOut(visitor, byPickup(place, [variantId], more))
  return readOrder(visitor, placed.order_id)
}

const reservedOf = async (variantId: string) =>
  (
    await ctx.db
      .selectFrom('stock_levels')
      .select('reserved')
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).reserved

test('a gift becomes an order item, is reserved, and is released when the order is cancelled', async () => {
  const socks = await aVariant({ price: 8_000, stock: 3 })
  await aPromotion(ctx, aGiftOf(socks), { title: 'Socks' })
  const order = await buy(await shop.visitor(), await aVariant())
  expect(order.items).toMatchObject([
    { is_gift: false, subtotal_price: '100.00' },
    {
      is_gift: true,
      product_variant_id: socks,
      original_price_per_unit: '80.00',
      price_per_unit: '0.00',
      subtotal_price: '0.00',
    },
  ])
  expect(order.discounts).toMatchObject([{ on: 'gift', title: { en: 'Socks' } }])
  expect(order.calculations.total).toBe('100.00')
  expect(await reservedOf(socks)).toBe(1)
  await cancelOrder(ctx, order._id, 'customer')
  expect(await reservedOf(socks)).toBe(0)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an order without a gift that was shown is refused with the new cart, and placed once it is known', async () => {
  const socks = await aVariant({ stock: 1 })
  await aPromotion(ctx, aGiftOf(socks))
  const [first, second] = [await shop.visitor(), await shop.visitor()]
  const shirt = await aVariant()
  await addToCart(second, shirt)
  const expected = { expected_total: '100.00', expected_gift_ids: [socks] }
  await buy(first, await aVariant(), expected)
  await expect(checkOut(second, byPickup(place, [shirt], expected))).rejects.toMatchObject({
    code: 'price_changed',
    details: { cart: { gift_items: [], calculations: { price: { total: '100.00' } } } },
  })
  const known = byPickup(place, [shirt], { ...expected, expected_gift_ids: [] })
  const order = await readOrder(second, (await checkOut(second, known)).order_id)
  expect(order.items).toMatchObject([{ is_gift: false }])
})

test('the same variant may be bought and given: two items, two units', async () => {
  const tee = await aVariant({ stock: 2 })
  await aPromotion(ctx, aGiftOf(tee))
  const order = await buy(await shop.visitor(), tee)
  expect(order.items.map(({ is_gift, qty }) => [is_gift, qty])).toEqual([
    [false, 1],
    [true, 1],
  ])
  expect(await reservedOf(tee)).toBe(2)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  const second = await shop.visitor()
  await expect(addToCart(second, tee)).rejects.toMatchObject({ code: 'out_of_stock' })
})

test('ten concurrent orders, three gifts: all are placed, three get one', async () => {
  const socks = await aVariant({ stock: 3 })
  await aPromotion(ctx, aGiftOf(socks))
  const shirt = await aVariant({ stock: 50 })
  const visitors = await Promise.all(Array.from({ length: 10 }, () => shop.visitor()))
  const orders = await Promise.all(visitors.map((visitor) => buy(visitor, shirt)))
  const withGift = orders.filter(({ items }) => items.some(({ is_gift }) => is_gift))
  expect(withGift).toHaveLength(3)
  expect(await reservedOf(socks)).toBe(3)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an order too late for stock that is also given away is refused as out of stock', async () => {
  const socks = await aVariant({ stock: 2 })
  await aPromotion(ctx, aGiftOf(socks))
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
  for (const visitor of visitors) await addToCart(visitor, socks)
  const placed = await Promise.allSettled(
    visitors.map((visitor) => checkOut(visitor, byPickup(place, [socks]))),
  )
  const refused = placed.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(5)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'out_of_stock' })
  expect(await reservedOf(socks)).toBe(2)
})

test('a line paid with points costs points only, and cancelling returns them once', async () => {
  const member = await aMember(shop)
  await givePoints(ctx, member.accountId, 1_000)
  const tee = await aVariant({ pointsPrice: 400 })
  const order = await buy(member, tee, { point_product_variant_ids: [tee] })
  expect(order.items).toMatchObject([{ points: 400, subtotal_price: '0.00' }])
  expect(order.calculations).toMatchObject({ points: 400, total: '0.00' })
  expect(await pointsBalance(ctx.db, member.accountId, ctx.clock())).toBe(600)
  await cancelOrder(ctx, order._id, 'customer')
  await expect(cancelOrder(ctx, order._id, 'customer')).rejects.toThrow()
  expect(await pointsBalance(ctx.db, member.accountId, ctx.clock())).toBe(1_000)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('without enough points the order is refused and nothing is reserved', async () => {
  const member = await aMember(shop)
  await givePoints(ctx, member.accountId, 399)
  const tee = await aVariant({ pointsPrice: 400 })
  const refused = buy(member, tee, { point_product_variant_ids: [tee] })
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'not_enough_points' })
  expect(await reservedOf(tee)).toBe(0)
  const guest = await shop.visitor()
  await expect(buy(guest, tee, { point_product_variant_ids: [tee] })).rejects.toMatchObject({
    code: 'not_enough_points',
  })
})

test('an order meant to be paid with points is refused if it would cost money', async () => {
  const tee = await aVariant({ pointsPrice: null })
  const refused = buy(await shop.visitor(), tee, { point_product_variant_ids: [tee] })
  await expect(refused).rejects.toMatchObject({ code: 'price_changed' })
})

test('an order with nothing to pay is paid at once, and its email asks for no payment', async () => {
  const { code } = await aVoucher(ctx, amountOff(1_000_000))
  const order = await buy(await shop.visitor(), await aVariant(), { voucher_code: code })
  expect(order).toMatchObject({
    current_status: 'pending',
    is_paid: true,
    payment: { amount: '0.00', due_at: null, fps_payload: null },
    calculations: { total: '0.00' },
  })
  expect(order.statuses.map(({ slug }) => slug)).toEqual(['submitted', 'pending'])
  await sendOrderEmail(ctx, { id: 'email', order_id: order._id, template: 'order_placed' })
  expect(shop.emails.at(-1)?.text).not.toContain('Pay to')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
  await cancelOrder(ctx, order._id, 'customer')
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('the email names each discount', async () => {
  await aPromotion(ctx, percentOff(10), { title: 'Harbour week' })
  const { code } = await aVoucher(ctx, amountOff(1_000), { title: 'Welcome' })
  const order = await buy(await shop.visitor(), await aVariant(), { voucher_code: code })
  await sendOrderEmail(ctx, { id: 'email', order_id: order._id, template: 'order_placed' })
  const text = shop.emails.at(-1)?.text ?? ''
  expect(text).toMatch(/Harbour week: −HK\$10/)
  expect(text).toMatch(/Welcome: −HK\$10/)
})
