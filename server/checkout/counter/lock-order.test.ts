import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { anOrder } from '#test/builders/orders.ts'
import { aGiftOf, aPromotion } from '#test/builders/promotions.ts'
import { untilSomebodyWaits } from '#test/lock-waits.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('owner')
const warehouse_id = place.mall

const { _id: till } = await api('POST /cash-sessions', { body: { warehouse_id, float: '500' } })

async function aVariant(): Promise<string> {
  const stocked = { stock: 5, price: 30_000, warehouseId: warehouse_id }
  return (await aProduct(ctx, stocked)).variant().id
}

async function isStockFree(variantId: string): Promise<boolean> {
  const levels = ctx.db.selectFrom('stock_levels').select('on_hand')
  const free = levels.where('variant_id', '=', variantId).forUpdate().skipLocked()
  return (await free.execute()).length > 0
}

async function isTillFree(): Promise<boolean> {
  const session = ctx.db.selectFrom('cash_sessions').select('id').where('id', '=', till)
  return (await session.forUpdate().skipLocked().execute()).length > 0
}

/** Runs `start` while the stock of a variant is taken, and `look` once it waits for it. */
async function whileTaken<Result>(
  variantId: string,
  start: () => Promise<Result>,
  look: () => Promise<void>,
): Promise<Result> {
  const { started } = await ctx.db.transaction().execute(async (trx) => {
    const level = trx.selectFrom('stock_levels').select('on_hand')
    await level.where('variant_id', '=', variantId).forUpdate().execute()
    const started = start()
    await untilSomebodyWaits(ctx.db)
    await look()
    return { started }
  })
  return started
}

test('a sale of a held item locks its gift with it, in key order', async () => {
  const [gift = '', item = ''] = [await aVariant(), await aVariant()].toSorted()
  await aPromotion(ctx, aGiftOf(gift))
  const { _id: hold } = await api('POST /try-on-holds', {
    body: { variant_id: item, warehouse_id, qty: 1, name: 'Ming', phone: '91234567' },
  })
  const sell = () =>
    api('POST /counter/sales', {
      body: {
        warehouse_id,
        lines: [{ variant_id: item, qty: 1 }],
        hold_ids: [hold],
        expected_total: '300.00',
        payments: [{ method: 'cash', given: null }],
      },
    })
  const sale = await whileTaken(gift, sell, async () => {
    expect(await isStockFree(item)).toBe(true)
  })
  const { items } = await api('GET /orders/{id}', { params: { id: sale.order_id } })
  expect(items).toHaveLength(2)
})

test('an addition that is paid at the counter locks the till before stock, as a sale does', async () => {
  const first = await anOrder(shop, place)
  const item = await aVariant()
  const add = () =>
    api('POST /orders/{id}/supplements', {
      params: { id: first.id },
      body: {
        lines: [{ variant_id: item, qty: 1 }],
        expected_total: '300.00',
        payment_method: null,
        counter: { warehouse_id, payments: [{ method: 'cash', given: null }] },
      },
    })
  await whileTaken(item, add, async () => {
    expect(await isTillFree()).toBe(false)
  })
})
