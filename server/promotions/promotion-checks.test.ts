import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace, byPickup } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aGiftOf, amountOff, aPromotion, aVoucher } from '#test/builders/promotions.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const shirt = (await aProduct(ctx, { price: 10_000, warehouseId: place.stockroom })).variant().id
const socks = (await aProduct(ctx, { price: 8_000, warehouseId: place.stockroom })).variant().id
const { code } = await aVoucher(ctx, amountOff(2_000), { maxUses: 5 })
await aPromotion(ctx, aGiftOf(socks))
await aPromotion(ctx, amountOff(1_000), { level: 'local' })
const buyer = await shop.visitor()
await addToCart(buyer, shirt)
await checkOut(buyer, byPickup(place, [shirt], { voucher_code: code }))

test('a shop that has granted discounts, gifts and vouchers adds up', async () => {
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

const tampered: [string, RawBuilder<unknown>][] = [
  ['an uncounted use', sql`update vouchers set uses = 0`],
  [
    'a voucher returned by an order that was not cancelled',
    sql`update voucher_uses set state = 'returned', returned_at = now()`,
  ],
  ['a voucher that was never used up', sql`delete from voucher_uses`],
  ['a discount without a reason', sql`delete from order_discounts where kind = 'voucher'`],
  ['points without a line', sql`update orders set points = 5`],
]

test.each(tampered)('%s is found', async (_, tamper) => {
  const undone = ctx.db.transaction().execute(async (trx) => {
    await tamper.execute(trx)
    expect(await findIntegrityProblems(trx)).not.toEqual([])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
})
