import { expect, test } from 'vitest'
import { aSellingPlace, byCourier, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember, givePoints, verifyEmail } from '#test/builders/members.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { cancelOrder } from '#test/builders/order-changes.ts'
import { untilServed } from '#test/builders/rush.ts'
import { addToCart, checkOut, readCart, readOrder } from '#test/builders/shopper.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { lockStock } from '../inventory/lock-stock.ts'
import { findIntegrityProblems } from '../integrity-report.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import { expireOrder } from '../orders/expire-order.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const shirt = await aProduct(ctx, {
  price: 10_000,
  stock: 1_000,
  warehouseId: place.stockroom,
})
const variantId = shirt.variant().id

let buyers = 0

/** Buys one shirt for pickup, as a new customer unless a buyer is given. */
async function buyWith(voucher_code: string, buyer?: Visitor, more = {}) {
  const visitor = buyer ?? (await shop.visitor())
  const { details } = buyer ? { details: {} } : { details: someoneNew() }
  await addToCart(visitor, variantId)
  const body = byPickup(place, [variantId], { voucher_code, ...more })
  const delivery_details = { ...body.delivery_details, ...details }
  const placed = await checkOut(visitor, { ...body, delivery_details })
  return { visitor, id: placed.order_id, order: await readOrder(visitor, placed.order_id) }
}

function someoneNew() {
  buyers += 1
  return { email: `buyer-${buyers}@example.com`, phone: String(51_000_000 + buyers) }
}

const usesOf = (id: string) =>
  ctx.db.selectFrom('vouchers').select('uses').where('id', '=', id).executeTakeFirstOrThrow()

test('an order and its email show the voucher and its discount', async () => {
  const { code, id } = await aVoucher(ctx, amountOff(2_000), { title: 'Welcome' })
  const { order, id: orderId } = await buyWith(code)
  expect(order).toMatchObject({
    voucher: { code, title: { en: 'Welcome' } },
    discounts: [{ kind: 'voucher', on: 'goods', amount: '20.00' }],
    calculations: { shop_discount: '20.00', total: '80.00' },
    items: [{ global_discount: '20.00' }],
  })
  const use = await ctx.db
    .selectFrom('voucher_uses')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  expect(use).toMatchObject({ voucher_id: id, state: 'held' })
  expect(await usesOf(id)).toEqual({ uses: 1 })
})

test('an order with an invalid voucher is refused', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { minSpend: 50_000 })
  await expect(buyWith(code)).rejects.toMatchObject({
    status: 409,
    code: 'voucher_not_applicable',
    details: { problem: 'min_spend' },
  })
  await expect(buyWith('NOSUCHCODE')).rejects.toMatchObject({ details: { problem: 'unknown' } })
})

test('the expected total includes the voucher’s discount', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000))
  const refused = buyWith(code, undefined, { expected_total: '100.00' })
  await expect(refused).rejects.toMatchObject({
    code: 'price_changed',
    details: { cart: { calculations: { price: { total: '80.00' } }, is_voucher_applied: true } },
  })
  await expect(buyWith(code, undefined, { expected_total: '80.00' })).resolves.toBeTruthy()
})

test.each([
  ['one use', 1],
  ['ten uses', 10],
])('a voucher for %s is used that often by 100 concurrent buyers', async (_, maxUses) => {
  const { code, id } = await aVoucher(ctx, amountOff(2_000), { maxUses })
  const visitors = await Promise.all(Array.from({ length: 100 }, () => shop.visitor()))
  await Promise.all(visitors.map((visitor) => addToCart(visitor, variantId)))
  const outcomes = await Promise.allSettled(
    visitors.map((visitor) => {
      const body = byPickup(place, [variantId], { voucher_code: code })
      const delivery_details = { ...body.delivery_details, ...someoneNew() }
      return untilServed(() => checkOut(visitor, { ...body, delivery_details }))
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxUses)
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue
    expect(outcome.reason).toMatchObject({ status: 409, details: { problem: 'limit_reached' } })
  }
  expect(await usesOf(id)).toEqual({ uses: maxUses })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a checkout waiting for stock does not block others with the same code', async () => {
  const { code, id } = await aVoucher(ctx, amountOff(2_000), { maxUses: 5 })
  const rare = (await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom })).variant().id
  const slow = await shop.visitor()
  await addToCart(slow, rare)
  const body = byPickup(place, [rare], { voucher_code: code })
  const waiting = await ctx.db.transaction().execute(async (trx) => {
    await lockStock(trx, [rare])
    const placing = checkOut(slow, body)
    await untilSomebodyWaits(ctx.db)
    await buyWith(code)
    expect(await usesOf(id)).toEqual({ uses: 1 })
    return { placing }
  })
  await waiting.placing
  expect(await usesOf(id)).toEqual({ uses: 2 })
})

test('once per customer means per person: a new visitor with the same email is recognised', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { perCustomer: 1 })
  const body = byPickup(place, [variantId], { voucher_code: code })
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
  await Promise.all(visitors.map((visitor) => addToCart(visitor, variantId)))
  const outcomes = await Promise.allSettled(
    visitors.map((visitor, at) => {
      const email = at % 2 ? 'same@example.com' : 'SAME@example.com'
      return checkOut(visitor, {
        ...body,
        delivery_details: { ...body.delivery_details, ...someoneNew(), email },
      })
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  for (const outcome of refused) {
    expect(outcome).toMatchObject({ reason: { details: { problem: 'already_used' } } })
  }
})

test('a phone number typed by a stranger does not use up a voucher', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { perCustomer: 1 })
  const { phone } = someoneNew()
  for (const visitor of [await shop.visitor(), await shop.visitor()]) {
    await addToCart(visitor, variantId)
    const body = byPickup(place, [variantId], { voucher_code: code })
    const delivery_details = { ...body.delivery_details, ...someoneNew(), phone }
    await expect(checkOut(visitor, { ...body, delivery_details })).resolves.toBeTruthy()
  }
})

test('a voucher may count the same phone number or address as the same customer', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { perCustomer: 1, isByContact: true })
  const someone = someoneNew()
  const { address: home } = byCourier(place, []).delivery_details
  if (!home) throw new Error('an order by courier has an address')
  const order = async (details: object, address = home) => {
    const visitor = await shop.visitor()
    await addToCart(visitor, variantId)
    const body = byCourier(place, [variantId], { voucher_code: code })
    const delivery_details = { ...body.delivery_details, ...someoneNew(), address, ...details }
    return checkOut(visitor, { ...body, delivery_details })
  }
  await order({ phone: someone.phone })
  const used = { details: { problem: 'already_used' } }
  const elsewhere = { ...home, building: 'Another House', unit: '2B' }
  await expect(order({ phone: someone.phone }, elsewhere)).rejects.toMatchObject(used)
  const spaced = { ...home, building: ` ${home.building.toUpperCase()}, ` }
  await expect(order({}, spaced)).rejects.toMatchObject(used)
  await expect(order({}, elsewhere)).resolves.toBeTruthy()
})

test('a guest’s voucher counts as used once they verify that email as a customer', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { perCustomer: 1 })
  const member = await aMember(shop)
  const guest = await shop.visitor()
  await addToCart(guest, variantId)
  const body = byPickup(place, [variantId], { voucher_code: code })
  const delivery_details = { ...body.delivery_details, ...someoneNew(), email: member.email }
  await checkOut(guest, { ...body, delivery_details })
  await addToCart(member, variantId)
  // An unverified address does not count against its real owner.
  expect(await readCart(member, { voucher_code: code })).toMatchObject({ voucher_problem: null })
  await verifyEmail(ctx, member)
  expect(await readCart(member, { voucher_code: code })).toMatchObject({
    voucher_problem: 'already_used',
  })
})

test('another customer’s code gets the same response as one that does not exist', async () => {
  const member = await aMember(shop)
  const { id } = await aVoucher(ctx, amountOff(2_000), { points: 0 })
  const { data } = await member.api('POST /vouchers/redeem', { body: { voucher_id: id } })
  const code = data[0]?.code ?? ''
  const visitor = await shop.visitor()
  await addToCart(visitor, variantId)
  const answers = await Promise.all(
    [code, 'Q3QX-9XDT-2MPH'].map(async (voucher_code) => {
      const read = await readCart(visitor, { voucher_code })
      return JSON.stringify(read).replaceAll(voucher_code.replaceAll('-', ''), 'typed')
    }),
  )
  expect(answers[0]).toContain('"unknown"')
  expect(answers[0]).toBe(answers[1])
})

test('the cart of an account that used the voucher reports it as used', async () => {
  const { code } = await aVoucher(ctx, amountOff(2_000), { perCustomer: 1 })
  const { visitor } = await buyWith(code)
  await addToCart(visitor, variantId)
  expect(await readCart(visitor, { voucher_code: code })).toMatchObject({
    voucher_problem: 'already_used',
  })
})

test('a cancelled order returns its voucher, once', async () => {
  const { code, id } = await aVoucher(ctx, amountOff(2_000), { maxUses: 1 })
  const first = await buyWith(code)
  const cancelled = await first.visitor.api('PUT /orders/{id}/cancelled', {
    params: { id: first.id },
  })
  expect(cancelled.current_status).toBe('cancelled')
  expect(await usesOf(id)).toEqual({ uses: 0 })
  await expect(cancelOrder(ctx, first.id, 'customer')).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  expect(await usesOf(id)).toEqual({ uses: 0 })
  await buyWith(code)
  expect(await usesOf(id)).toEqual({ uses: 1 })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('an order that expires unpaid returns its voucher', async () => {
  const { code, id } = await aVoucher(ctx, amountOff(2_000), { maxUses: 1 })
  const { id: orderId } = await buyWith(code)
  await ctx.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', orderId)
    .execute()
  await expireOrder(ctx, orderId)
  await expireOrder(ctx, orderId)
  expect(await usesOf(id)).toEqual({ uses: 0 })
})

test('a redeemed code is for its owner only, and for one order at a time', async () => {
  const member = await aMember(shop)
  await givePoints(ctx, member.accountId, 500)
  const { id } = await aVoucher(ctx, amountOff(2_000), { points: 500, validDays: 30 })
  const { data } = await member.api('POST /vouchers/redeem', { body: { voucher_id: id } })
  const code = data[0]?.code ?? ''
  await expect(buyWith(code)).rejects.toMatchObject({ details: { problem: 'unknown' } })
  const { id: orderId, order } = await buyWith(code.toLowerCase(), member)
  expect(order.voucher).toMatchObject({ code })
  await expect(buyWith(code, member)).rejects.toMatchObject({
    details: { problem: 'already_used' },
  })
  const [own] = (await member.api('GET /redeemed-vouchers/all')).data
  expect(own).toMatchObject({ state: 'used', order: { _id: orderId } })
  await cancelOrder(ctx, orderId, 'customer')
  const [back] = (await member.api('GET /redeemed-vouchers/all')).data
  expect(back).toMatchObject({ state: 'usable', order: null })
  expect(await usesOf(id)).toEqual({ uses: 1 })
  expect(await pointsBalance(ctx.db, member.accountId, ctx.clock())).toBe(0)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('of twenty concurrent orders with one code, one gets it', async () => {
  const member = await aMember(shop)
  const { id } = await aVoucher(ctx, amountOff(2_000), { points: 0 })
  const { data } = await member.api('POST /vouchers/redeem', { body: { voucher_id: id } })
  const variants = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const product = await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom })
      await addToCart(member, product.variant().id)
      return product.variant().id
    }),
  )
  const outcomes = await Promise.allSettled(
    variants.map((each) =>
      checkOut(member, byCourier(place, [each], { voucher_code: data[0]?.code ?? '' })),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
