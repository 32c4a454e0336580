import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

const offeredTo = async ({ api }: Visitor) => {
  const params = { store_id: 'main' }
  const call = 'POST /stores/{store_id}/shopping-cart/own-vouchers'
  return (await api(call, { params, body: {} })).data
}

async function redeem({ api }: Visitor, voucher_id: string): Promise<string> {
  const { data } = await api('POST /vouchers/redeem', { body: { voucher_id, qty: 1 } })
  return data[0]?.code ?? ''
}

test('a member’s vouchers show their discount or what is missing, best first', async () => {
  const member = await aCustomer(shop)
  const product = await aProduct(ctx, { price: 30_000, stock: 5, warehouseId: place.stockroom })
  await addToCart(member, product.variant().id)
  const small = await redeem(member, (await aVoucher(ctx, amountOff(1000), { points: 0 })).id)
  const big = await redeem(member, (await aVoucher(ctx, amountOff(5000), { points: 0 })).id)
  const dear = await aVoucher(ctx, amountOff(9000), { points: 0, minSpend: 50_000 })
  const tooDear = await redeem(member, dear.id)
  expect(await offeredTo(member)).toMatchObject([
    { code: big, is_applied: true, amount: '50.00', problem: null },
    { code: small, is_applied: true, amount: '10.00', problem: null },
    { code: tooDear, is_applied: false, problem: 'min_spend', missing_spend: '200.00' },
  ])
})

test('members see only their own vouchers, and visitors see none', async () => {
  const owner = await aCustomer(shop)
  await redeem(owner, (await aVoucher(ctx, amountOff(1000), { points: 0 })).id)
  expect(await offeredTo(await aCustomer(shop))).toEqual([])
  await expect(offeredTo(await shop.visitor())).rejects.toMatchObject({ status: 403 })
})
