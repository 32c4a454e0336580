import { expect, test } from 'vitest'
import { listWaitingProofs } from '#contract/staff/proofs.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const staff = await shop.staff('assistant')
const desk = proofDesk(shop, staff)

async function uploaded(bankReference?: string) {
  const order = await anOrder(shop, place)
  desk.readerSays(desk.goodProof(order, bankReference))
  await desk.upload(order)
  await desk.readWaiting()
  return order
}

test('waiting proofs come oldest first, with what was read and what was expected', async () => {
  const first = await uploaded('FRN1234567890')
  const second = await uploaded('FRN1234567890')
  const answer = await staff.api('GET /payment-proofs')
  expect(listWaitingProofs.answer.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({
    total: 2,
    data: [
      {
        order: { _id: first.id, name: 'Chan Tai Man', total: '800.00', payment_method: 'fps' },
        recognition: {
          result: { amount_match: { result: 'match' } },
          seen_on: [{ order_id: second.id, because: 'same_bank_reference' }],
        },
      },
      { order: { _id: second.id, reference: second.reference } },
    ],
  })
  const [shown] = answer.data
  expect(shown?.order.payee.map(({ value }) => value)).toContain('PRAYA CLOTHING LIMITED')
  expect((await shop.app.request(shown?.url ?? '')).status).toBe(200)
})

test('a decided proof leaves the queue, and a customer cannot read it', async () => {
  const order = await uploaded()
  const { total } = await staff.api('GET /payment-proofs')
  const params = { id: order.id }
  await staff.api('PUT /orders/{id}/proof/rejected', { params, body: { reason: 'Unclear' } })
  expect(await staff.api('GET /payment-proofs')).toMatchObject({ total: total - 1 })
  const asStaff = shop.staffApi(order.buyer.token)
  await expect(asStaff('GET /payment-proofs')).rejects.toMatchObject({ status: 401 })
})
