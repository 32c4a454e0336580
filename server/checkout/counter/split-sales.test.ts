import { expect, test } from 'vitest'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const owner = await shop.staff('owner')
const { api } = await shop.staff('assistant')
const warehouse_id = place.mall
await api('POST /cash-sessions', { body: { warehouse_id, float: '500' } })

interface Part {
  method: 'cash' | 'octopus'
  amount?: string
  given?: string
  reference?: string
}

/** Something for HK$880. */
async function sell(payments: Part[]) {
  const goods = { stock: 2, price: 88_000, warehouseId: place.mall }
  const lines = [{ variant_id: (await aProduct(ctx, goods)).variant().id, qty: 1 }]
  const body = { warehouse_id, lines, expected_total: '880.00', payments }
  return api('POST /counter/sales', { body })
}

test('a sale is paid in parts: each in the till, and refunded the way it came', async () => {
  const sale = await sell([
    { method: 'cash', amount: '500', given: '1000' },
    { method: 'octopus', reference: 'OCT 380' },
  ])
  expect(sale).toMatchObject({ total: '880.00', change: '500.00' })
  const params = { id: sale.order_id }
  const order = await api('GET /orders/{id}', { params })
  expect(order).toMatchObject({
    payment: { method: 'cash', title: { en: 'Cash + Octopus', zh: '現金 + 八達通' } },
    payments: [
      { method: 'cash', amount: '500.00', given: '1000.00' },
      { method: 'octopus', amount: '380.00', given: null, provider_reference: 'OCT 380' },
    ],
  })
  const goodwill = (amount: string, payment_id?: string) =>
    owner.api('POST /orders/{id}/refunds', {
      params,
      body: { amount, reason: 'A loose seam', payment_id },
    })
  const octopus = order.payments.find(({ method }) => method === 'octopus')?._id
  const chosen = await goodwill('80.00', octopus)
  expect(chosen.refunds).toMatchObject([{ amount: '80.00', paid_by: 'octopus' }])
  await expect(goodwill('300.01', octopus)).rejects.toMatchObject({
    code: 'refund_too_large',
    details: { max: '300.00' },
  })
  const rest = await goodwill('700.00')
  expect(rest.refunds).toMatchObject([
    { amount: '500.00', paid_by: 'cash' },
    { amount: '200.00', paid_by: 'octopus' },
  ])
  await expect(goodwill('100.01')).rejects.toMatchObject({ details: { max: '100.00' } })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('parts of a sale add up to its total, and none is empty', async () => {
  const refused = (payments: Part[]) => expect(sell(payments)).rejects
  const cashOf = (amount: string) => ({ method: 'cash' as const, amount })
  await refused([cashOf('500')]).toMatchObject({ issues: [{ path: 'payments' }] })
  await refused([cashOf('500'), cashOf('380.01')]).toMatchObject({
    issues: [{ path: 'payments.1.amount' }],
  })
  await refused([cashOf('880'), cashOf('0')]).toMatchObject({
    issues: [{ path: 'payments.1.amount' }],
  })
})
