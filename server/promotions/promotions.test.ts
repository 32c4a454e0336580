import { beforeEach, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import {
  aGiftOf,
  amountOff,
  aPromotion,
  freeDelivery,
  noPromotions,
  percentOff,
} from '#test/builders/promotions.ts'
import { addToCart, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const toTheDoor = { method: 'DELIVERY' as const, country: 'HK', courier_id: place.courier }

beforeEach(() => noPromotions(ctx))

async function aCartWith(details: Parameters<typeof aProduct>[1], qty = 1) {
  const product = await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom, ...details })
  const visitor = await shop.visitor()
  await addToCart(visitor, product.variant().id, qty)
  const read = async () => readCart(visitor, { delivery_info: toTheDoor })
  return { product, visitor, read }
}

test('a percentage on products lowers the line, half a cent rounding up per line', async () => {
  await aPromotion(ctx, percentOff(15), { level: 'local', title: 'Fifteen' })
  const { read } = await aCartWith({ price: 33_333 }, 3)
  const { cart_items, calculations, discounts } = await read()
  expect(cart_items[0]).toMatchObject({
    original_subtotal_price: '999.99',
    subtotal_price: '849.99',
    original_price_per_unit: '333.33',
    discounted_price_per_unit: '283.33',
  })
  expect(calculations.price_discount).toEqual({ local: '150.00', global: '0.00' })
  expect(discounts).toMatchObject([
    { kind: 'local', on: 'goods', amount: '150.00', title: { en: 'Fifteen' } },
  ])
})

test('of several product promotions the best one applies, and none on a better mark-down', async () => {
  await aPromotion(ctx, percentOff(10), { level: 'local' })
  await aPromotion(ctx, amountOff(3_000), { level: 'local' })
  const { read } = await aCartWith({})
  expect((await read()).calculations.price_discount.local).toBe('30.00')
  const marked = await aCartWith({ price: 6_000, compareAt: 10_000 })
  expect((await marked.read()).cart_items[0]).toMatchObject({
    original_price_per_unit: '100.00',
    subtotal_price: '60.00',
  })
})

test('a category promotion covers subcategories and nothing else', async () => {
  const tops = await aCategory(ctx)
  const shirts = await aCategory(ctx, { parentId: tops.id })
  await aPromotion(ctx, percentOff(10), { level: 'local', scope: { category_ids: [tops.id] } })
  const inside = await aCartWith({ categories: [shirts.id] })
  const outside = await aCartWith({})
  expect((await inside.read()).calculations.price_discount.local).toBe('10.00')
  expect((await outside.read()).calculations.price_discount.local).toBe('0.00')
})

test('a promotion may name products or tags', async () => {
  const byProduct = await aCartWith({})
  const byTag = await aCartWith({ tags: ['linen'] })
  const scope = { product_ids: [byProduct.product.id], tags: ['linen'] }
  await aPromotion(ctx, amountOff(1_000), { level: 'local', scope })
  expect((await byProduct.read()).calculations.price_discount.local).toBe('10.00')
  expect((await byTag.read()).calculations.price_discount.local).toBe('10.00')
})

test('a promotion applies from its first moment until its last', async () => {
  const now = ctx.clock().getTime()
  const { read } = await aCartWith({})
  const local = () => read().then(({ calculations }) => calculations.price_discount.local)
  await aPromotion(ctx, amountOff(1_000), { level: 'local', startsAt: new Date(now + 600_000) })
  await aPromotion(ctx, amountOff(2_000), { level: 'local', endsAt: new Date(now - 1) })
  expect(await local()).toBe('0.00')
  shop.passTime(601)
  expect(await local()).toBe('10.00')
})

test('cart promotions apply one after another, each to the remaining amount', async () => {
  await aPromotion(ctx, percentOff(10), { priority: 2 })
  await aPromotion(ctx, amountOff(2_000), { priority: 1 })
  const { read } = await aCartWith({})
  const { calculations, discounts } = await read()
  expect(discounts.map(({ amount }) => amount)).toEqual(['20.00', '8.00'])
  expect(calculations.price_discount.global).toBe('28.00')
  expect(calculations.price.total).toBe('112.00')
})

test('a percentage discount stops at its cap', async () => {
  await aPromotion(ctx, percentOff(50, 1_500))
  const { read } = await aCartWith({})
  expect((await read()).calculations.price_discount.global).toBe('15.00')
})

test('minimum spend and quantity count items in scope, after product discounts', async () => {
  await aPromotion(ctx, amountOff(1_000), { minSpend: 20_000 })
  await aPromotion(ctx, amountOff(500), { minQuantity: 3 })
  const { read, visitor, product } = await aCartWith({}, 1)
  const global = () => read().then(({ calculations }) => calculations.price_discount.global)
  expect(await global()).toBe('0.00')
  await addToCart(visitor, product.variant().id, 1)
  expect(await global()).toBe('10.00')
  await addToCart(visitor, product.variant().id, 1)
  expect(await global()).toBe('15.00')
})

test('delivery is free from an amount on', async () => {
  await aPromotion(ctx, freeDelivery, { minSpend: 20_000 })
  const below = await aCartWith({}, 1)
  const above = await aCartWith({}, 2)
  expect((await below.read()).calculations.shipping_fee).toBe('40.00')
  const { calculations, discounts } = await above.read()
  expect(calculations.shipping_fee).toBe('0.00')
  expect(discounts).toMatchObject([{ on: 'shipping', amount: '40.00' }])
})

test('a gift is shown next to the lines while in stock, and costs nothing', async () => {
  const socks = await aProduct(ctx, { price: 8_000, stock: 1, warehouseId: place.stockroom })
  await aPromotion(ctx, aGiftOf(socks.variant().id, 2), { title: 'Socks' })
  const { read } = await aCartWith({})
  const { gift_items, calculations, discounts } = await read()
  expect(gift_items).toMatchObject([
    {
      product_variant_id: socks.variant().id,
      qty: 1,
      original_price_per_unit: '80.00',
      subtotal_price: '0.00',
    },
  ])
  expect(calculations.price.subtotal).toBe('100.00')
  expect(discounts).toMatchObject([{ on: 'gift', amount: '0.00', title: { en: 'Socks' } }])
})

test('a gift that is sold out or discontinued is not promised', async () => {
  const gone = await aProduct(ctx, { stock: 0, warehouseId: place.stockroom })
  const archived = await aProduct(ctx, { status: 'archived', warehouseId: place.stockroom })
  await aPromotion(ctx, aGiftOf(gone.variant().id))
  await aPromotion(ctx, aGiftOf(archived.variant().id))
  const { read } = await aCartWith({})
  expect((await read()).gift_items).toEqual([])
})

test('the last unit in the cart is not given away as well', async () => {
  const { read, product } = await aCartWith({ stock: 1 })
  await aPromotion(ctx, aGiftOf(product.variant().id))
  expect((await read()).gift_items).toEqual([])
})

test('unselected lines do not count for cart promotions and bring no gift', async () => {
  const { visitor } = await aCartWith({})
  await aPromotion(ctx, percentOff(10))
  const cart = await readCart(visitor, { checkout_product_variant_ids: [] })
  expect(cart.discounts).toEqual([])
  expect(cart.cart_items[0]).toMatchObject({ is_checked_out: false, global_discount: '0.00' })
})
