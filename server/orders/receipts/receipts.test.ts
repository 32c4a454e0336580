import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { change } from '#test/builders/catalogue.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

await change(ctx, ['configuration'], (trx) =>
  trx
    .insertInto('configurations')
    .values({
      slug: 'brand',
      value: JSON.stringify({
        name: { en: 'Praya', zh: '海旁', cn: '海旁' },
        company: { en: 'Praya Clothing Limited', zh: '海旁製衣有限公司', cn: '海旁制衣有限公司' },
        registration: '00000000-000-00-00-0',
        contact: { email: 'hello@praya.example', phone: '+852 2000 0218' },
      }),
    })
    .execute(),
)

const receipt = ({ buyer, id }: Placed) => buyer.api('GET /orders/{id}/receipt', { params: { id } })

test('a receipt shows seller, buyer, items, payment and that no tax is charged', async () => {
  const order = await aCompletedOrder(shop, place)
  expect(await receipt(order)).toMatchObject({
    number: `${order.reference}-R`,
    seller: { company: { zh: '海旁製衣有限公司' }, registration: '00000000-000-00-00-0' },
    buyer: { name: 'Chan Tai Man', email: 'tai.man@example.com' },
    items: [{ qty: 2, price_per_unit: '380.00', subtotal_price: '760.00', paid: '760.00' }],
    calculations: { shipping_fee: '40.00', total: '800.00' },
    payment: { method: 'fps', amount: '800.00' },
    refunds: [],
    total_after_refunds: '800.00',
    tax_note: { en: expect.stringContaining('VAT') },
    is_masked: false,
  })
})

test('an unpaid order has no receipt', async () => {
  const order = await anOrder(shop, place)
  await expect(receipt(order)).rejects.toMatchObject({
    status: 409,
    code: 'illegal_transition',
    details: { action: 'receipt', reason: 'not_paid' },
  })
})

test('refunds are listed on the receipt', async () => {
  const order = await aCompletedOrder(shop, place)
  const params = { id: order.id }
  const { items } = await order.buyer.api('GET /orders/{id}/details', { params })
  const refund_items = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  const { data } = await order.buyer.api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Too small', refund_items },
  })
  expect((await receipt(order)).refunds).toEqual([])
  await (
    await shop.staff()
  ).api('PUT /refund-requests/{id}/approve', { params: { id: data[0]?._id ?? '' }, body: {} })
  expect(await receipt(order)).toMatchObject({
    refunds: [{ amount: '380.00', state: 'pending' }],
    total_after_refunds: '420.00',
  })
})

test('another customer’s receipt is not found; with reference and email it is masked', async () => {
  const order = await aCompletedOrder(shop, place)
  const stranger = await shop.visitor()
  const own = stranger.api('GET /orders/{id}/receipt', { params: { id: order.id } })
  await expect(own).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  const params = { id: order.reference }
  const wrong = shop.anybody()('GET /orders/{id}/receipt/guest', {
    params,
    query: { email: 'someone@example.com' },
  })
  await expect(wrong).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  const masked = await shop.anybody()('GET /orders/{id}/receipt/guest', {
    params,
    query: { email: chan.email },
  })
  expect(masked.is_masked).toBe(true)
  expect(JSON.stringify(masked)).not.toMatch(/Tai Man|tai\.man|91234567/)
})
