import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)

async function pdfAt(url: string) {
  const answer = await shop.app.request(url)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test.each(['en', 'zh', 'cn'])(
  'a paid order’s receipt is one PDF with its typeface, in %s',
  async (lang) => {
    const order = await aCompletedOrder(shop, place)
    const { receipt_url: url } = await order.buyer.api('GET /orders/{id}/details', {
      params: { id: order.id },
    })
    const { status, bytes } = await pdfAt(`${url}&lang=${lang}`)
    expect(status).toBe(200)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('ChocolateClassicalSans')
    // Only the glyphs used are embedded.
    expect(bytes.length).toBeLessThan(120_000)
  },
)

test('a link opens only its own document, for ten minutes', async () => {
  const order = await aCompletedOrder(shop, place)
  const { pdf_url: url } = await order.buyer.api('GET /orders/{id}/receipt', {
    params: { id: order.id },
  })
  expect((await pdfAt(url.replace('receipt', 'packing-slip'))).status).toBe(404)
  expect((await pdfAt(url.replace(/key=\w/, 'key=_'))).status).toBe(404)
  shop.passTime(601)
  expect((await pdfAt(url)).status).toBe(404)
})

test('a guest who knows only the number gets a link to the masked receipt', async () => {
  const order = await aCompletedOrder(shop, place)
  const { pdf_url: url } = await shop.anybody()('GET /orders/{id}/receipt/guest', {
    params: { id: order.reference },
    query: { email: chan.email },
  })
  expect(url).toContain('/receipt-masked/')
  expect((await pdfAt(url)).status).toBe(200)
})

test('an unpaid order has neither receipt nor packing slip', async () => {
  const order = await anOrder(shop, place)
  const params = { id: order.id }
  const { receipt_url: url } = await order.buyer.api('GET /orders/{id}/details', { params })
  expect(url).toBeNull()
  const { api } = await shop.staff()
  await expect(api('GET /orders/{id}/packing-slip', { params })).rejects.toMatchObject({
    status: 409,
  })
})

test('staff get the packing slip of a paid order', async () => {
  const order = await aCompletedOrder(shop, place)
  const { api } = await shop.staff()
  const { url } = await api('GET /orders/{id}/packing-slip', { params: { id: order.id } })
  const { status, bytes } = await pdfAt(`${url}&lang=zh`)
  expect(status).toBe(200)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
