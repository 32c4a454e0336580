import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder as orderIn, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const [{ api: one }, { api: other }] = [await shop.staff('manager'), await shop.staff('assistant')]

/** A paid order, as both colleagues see it. */
async function aSeenOrder() {
  const { id, buyer } = await orderIn(shop, place, {})
  const params = { id }
  const body = { note: 'Seen' }
  const { version } = await one('PUT /orders/{id}/paid', { params, body })
  return { params, version, buyer }
}

const changed = { status: 409, code: 'order_changed' }

test('a change of an order seen before a colleague’s is refused, and says whose it was', async () => {
  const { params, version } = await aSeenOrder()
  const packed = await other('PUT /orders/{id}/packed', { params, ifMatch: version })
  const late = one('PUT /orders/{id}/cancelled', {
    params,
    body: { reason: 'Changed their mind' },
    ifMatch: version,
  })
  await expect(late).rejects.toMatchObject({
    ...changed,
    message: 'This order has changed. Check it again before you make changes.',
    details: { by: 'Staff assistant', at: packed.changes[0]?.created_at },
  })
  const after = await one('GET /orders/{id}', { params })
  expect(after).toMatchObject({ fulfilment: { state: 'packed' }, version: packed.version })
})

test('of two colleagues who act at once, one is refused', async () => {
  const { params, version } = await aSeenOrder()
  const outcomes = await Promise.allSettled([
    one('PUT /orders/{id}/packed', { params, ifMatch: version }),
    other('PUT /orders/{id}/cancelled', { params, body: { reason: 'x' }, ifMatch: version }),
  ])
  const [refused] = outcomes.filter(({ status }) => status === 'rejected')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refused).toMatchObject({ reason: changed })
})

test('one’s own changes follow each other, and a note is no change', async () => {
  const { params, version } = await aSeenOrder()
  const first = await one('PUT /orders/{id}/packed', { params, ifMatch: version })
  await other('POST /orders/{id}/notes', { params, body: { note: 'Gift wrap' } })
  await one('PUT /orders/{id}/unpacked', { params, ifMatch: first.version })
})

test('money counts: an amount is not refunded twice by two people', async () => {
  const { params, version } = await aSeenOrder()
  const refund = (api: typeof one) =>
    api('POST /orders/{id}/refunds', {
      params,
      body: { amount: '10.00', reason: 'Late' },
      ifMatch: version,
    })
  await refund(one)
  const { api: manager } = await shop.staff('manager')
  await expect(refund(manager)).rejects.toMatchObject(changed)
})

test('a change by the customer counts, without a name', async () => {
  const { id, buyer } = await orderIn(shop, place, {})
  const params = { id }
  const { version } = await one('GET /orders/{id}', { params })
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params, body: { image } })
  const body = { reason: 'Never paid' }
  const cancel = one('PUT /orders/{id}/cancelled', { params, body, ifMatch: version })
  await expect(cancel).rejects.toMatchObject({ ...changed, details: { by: null } })
})

test('a caller that does not say what it saw is not refused; one that says nonsense is', async () => {
  const { params } = await aSeenOrder()
  await other('PUT /orders/{id}/packed', { params })
  const odd = one('PUT /orders/{id}/unpacked', { params, ifMatch: 1.5 })
  await expect(odd).rejects.toMatchObject({ status: 422 })
})
