import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const manager = await shop.staff('manager')

const surplus = (id: string, amount = '800.00') =>
  manager.api('POST /orders/{id}/surplus', {
    params: { id },
    body: { amount, note: 'Statement of 21 November' },
  })

const waitingProofs = async () => {
  const { data } = await manager.api('GET /orders', { query: { has_waiting_proof: 'true' } })
  return data.map(({ _id }) => _id)
}

test('a transfer is refunded if the customer cancels while its proof waits', async () => {
  const { id, buyer } = await anOrder(shop, place)
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params: { id }, body: { image } })
  await buyer.api('PUT /orders/{id}/cancelled', { params: { id } })
  expect(await waitingProofs()).toContain(id)
  const refund = await surplus(id)
  expect(refund).toMatchObject({ amount: '800.00', method: 'offline', state: 'pending' })
  expect(await waitingProofs()).not.toContain(id)
  await manager.api('PUT /refunds/{id}/done', {
    params: { id: refund._id },
    body: { reference: 'FPS 7781' },
  })
  expect(await readOrder(buyer, id)).toMatchObject({
    current_status: 'cancelled',
    is_paid: false,
    calculations: { refunded: '0.00' },
    refunds: [{ state: 'done', is_surplus: true, amount: '800.00' }],
  })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a second transfer is refunded in full, and the order stays paid', async () => {
  const { id, buyer } = await anOrder(shop, place)
  await acceptPayment(ctx, id)
  await surplus(id, '799.50')
  expect(await readOrder(buyer, id)).toMatchObject({
    is_paid: true,
    calculations: { total: '800.00', refunded: '0.00' },
  })
  expect(await manager.api('GET /orders/{id}', { params: { id } })).toMatchObject({
    payments: [{ is_surplus: false }, { is_surplus: true, amount: '799.50' }],
  })
  // The amount owed can be refunded as well, but no more.
  const body = { amount: '800.01', reason: 'Kindness' }
  await expect(
    manager.api('POST /orders/{id}/refunds', { params: { id }, body }),
  ).rejects.toMatchObject({ code: 'refund_too_large', details: { max: '800.00' } })
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('money for an unpaid order cannot be recorded as surplus', async () => {
  const { id } = await anOrder(shop, place)
  await expect(surplus(id)).rejects.toMatchObject({ status: 409, code: 'illegal_transition' })
  await expect(surplus('ord_x')).rejects.toMatchObject({ status: 404 })
})
