import { expect, test } from 'vitest'
import { aSellingPlace, chan, type CheckoutBody } from '#test/builders/cart.ts'
import { anOrder as orderIn, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { sendOrderEmail } from './send-order-emails.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const email = 'tai.man@example.com'

const anOrder = (more?: Partial<CheckoutBody>) => orderIn(shop, place, more)

test('a guest finds the masked order by number with email or phone and may act on it', async () => {
  const order = await anOrder()
  const guest = await shop.visitor()
  const proofs = [
    { email: ' Tai.Man@EXAMPLE.com' },
    { phone: '9123 4567' },
    { phone: '+852 91234567' },
    { phone: '00852-9123-4567' },
    { phone: '９１２３４５６７' },
    { phone: '(852) 9123.4567' },
    { email: ' ＴＡＩ.man＠example。com ' },
  ]
  for (const query of proofs) {
    const id = order.reference.toLowerCase().replaceAll('-', ' ')
    const found = await guest.api('GET /orders/{id}/details/guest', { params: { id }, query })
    expect(found).toMatchObject({ reference: order.reference, is_masked: true })
    const shown = JSON.stringify(found)
    for (const secret of ['Tai Man', 'tai.man', '91234567', 'Harbour Court', 'Ring twice']) {
      expect(shown).not.toContain(secret)
    }
  }
  const image = await aProof(shop, guest.token)
  const body = { phone: '91234567', email: 'ignored@example.com' }
  const pending = await guest.api('PUT /orders/{id}/upload/guest', {
    params: { id: order.reference },
    body: { image, ...body },
  })
  expect(pending).toMatchObject({ current_status: 'pending', proofs: [{ url: null }] })
  const cancelled = await guest.api('PUT /orders/{id}/cancelled/guest', {
    params: { id: order.reference },
    body,
  })
  expect(cancelled.current_status).toBe('cancelled')
})

test('a guest with a foreign number finds the order with or without the area code', async () => {
  const order = await anOrder()
  await ctx.db
    .updateTable('orders')
    .set({ contact_phone: '+886912345678' })
    .where('id', '=', order.id)
    .execute()
  const find = (phone: string) =>
    shop.anybody()('GET /orders/{id}/details/guest', {
      params: { id: order.reference },
      query: { phone },
    })
  for (const phone of ['912345678', '0912 345 678', '886912345678', '+886 912 345 678']) {
    expect(await find(phone)).toMatchObject({ reference: order.reference })
  }
  await expect(find('+852 912345678')).rejects.toMatchObject({ status: 404 })
})

test('a wrong number, email or phone gives the same answer', async () => {
  const order = await anOrder()
  const guest = shop.anybody('zh')
  const tries = [
    { id: order.reference, query: { email: 'someone@example.com' } },
    { id: order.reference, query: { phone: '99999999' } },
    { id: order.reference, query: { phone: '9123x4567' } },
    { id: order.reference, query: { phone: '+853 91234567' } },
    { id: order.reference, query: {} },
    { id: order.reference, query: { key: 'guess' } },
    { id: 'PR-0000-000', query: { email } },
    { id: 'ord_0000000000000000000000', query: { email } },
  ]
  for (const { id, query } of tries) {
    await expect(
      guest('GET /orders/{id}/details/guest', { params: { id }, query }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'order_not_found',
      message: '找不到與此電郵或電話相符的訂單。',
    })
  }
})

test('the link in an email opens the whole order without email or phone', async () => {
  const order = await anOrder()
  await sendOrderEmail(ctx, { id: 'sent', order_id: order.id, template: 'order_placed' })
  const sent = shop.emails.at(-1)
  const key = /key=(\w+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const opened = await shop.anybody()('GET /orders/{id}/details/guest', {
    params: { id: order.id },
    query: { key },
  })
  expect(opened).toMatchObject({
    is_masked: false,
    delivery: { recipient: { name: 'Chan Tai Man' } },
  })
})

test('emails go to the order’s address in its language, as text and as escaped HTML', async () => {
  const order = await anOrder({
    locale: 'zh',
    delivery_details: { ...chan, name: '<b>Chan</b>' },
  })
  await sendOrderEmail(ctx, { id: 'sent', order_id: order.id, template: 'order_placed' })
  const sent = shop.emails.at(-1)
  expect(sent).toMatchObject({
    to: email,
    subject: expect.stringContaining(`你的訂單 ${order.reference}`),
  })
  expect(sent?.text).toContain('HK$800')
  expect(sent?.html).toContain('lang="zh-Hant-HK"')
  expect(sent?.html).not.toContain('<b>Chan')
})
