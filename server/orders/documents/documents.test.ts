import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { anOrder } from '#test/builders/orders.ts'
import { latinMarksIn } from '#test/latin-marks.ts'
import { pdfText } from '#test/pdf-text.ts'
import { testShop } from '#test/shop.ts'
import { code128 } from './code-128.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)

async function pdfAt(url: string) {
  const answer = await shop.app.request(url)
  const name = answer.headers.get('content-disposition')
  return { status: answer.status, name, bytes: Buffer.from(await answer.arrayBuffer()) }
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

test('a receipt has its order number as a barcode, to be scanned at the counter', async () => {
  const order = await aCompletedOrder(shop, place)
  const { receipt_url: url } = await order.buyer.api('GET /orders/{id}/details', {
    params: { id: order.id },
  })
  const { bytes, name } = await pdfAt(url ?? '')
  // Consists of letters, digits and hyphens alone, so that a header can hold it.
  expect(name).toMatch(/^inline; filename="[A-Z0-9-]+\.pdf"$/)
  expect(barsIn(bytes)).toEqual(code128(order.reference).filter((_, at) => at % 2 === 0))
})

test('a link opens only its own document, for ten minutes', async () => {
  const order = await aCompletedOrder(shop, place)
  const { pdf_url: url } = await order.buyer.api('GET /orders/{id}/receipt', {
    params: { id: order.id },
  })
  expect((await pdfAt(url.replace('receipt', 'packing-slip'))).status).toBe(404)
  expect((await pdfAt(url.replace('key=', 'key=x'))).status).toBe(404)
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

/** Widths of the upright rectangles of the first page. */
function barsIn(pdf: Buffer): number[] {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  const page = inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1')
  const rectangles = page.matchAll(/^[\d.]+ [\d.]+ ([\d.]+) ([\d.]+) re$/gm)
  return [...rectangles].filter(([, , height]) => height === '40').map(([, width]) => Number(width))
}

test('an unpaid order has neither receipt nor packing slip', async () => {
  const order = await anOrder(shop, place)
  const params = { id: order.id }
  const { receipt_url: url } = await order.buyer.api('GET /orders/{id}/details', { params })
  expect(url).toBeNull()
  const { api } = await shop.staff()
  await expect(api('GET /orders/{id}/documents', { params })).rejects.toMatchObject({
    status: 409,
  })
})

test('staff get receipt, packing slip and, for a parcel, an address label', async () => {
  const order = await aCompletedOrder(shop, place)
  const { api } = await shop.staff()
  const links = await api('GET /orders/{id}/documents', { params: { id: order.id } })
  for (const url of Object.values(links)) {
    const { status, bytes } = await pdfAt(`${url}&lang=zh`)
    expect(status).toBe(200)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const label = (await pdfAt(links.address_label ?? '')).bytes
  expect(label.toString('latin1')).toContain('/MediaBox [0 0 283.46 425.2]')
  expect(label.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(barsIn(label)).toEqual(code128(order.reference).filter((_, at) => at % 2 === 0))

  expect(barsIn((await pdfAt(links.packing_slip)).bytes)).toEqual(barsIn(label))

  const collected = await anOrder(shop, place, {}, true)
  const params = { id: collected.id }
  await api('PUT /orders/{id}/paid', { params, body: { note: 'Seen' } })
  const { address_label: none } = await api('GET /orders/{id}/documents', { params })
  expect(none).toBeNull()
})

test.each(['zh', 'cn'] as const)('papers in %s have Chinese marks', async (lang) => {
  const order = await aCompletedOrder(shop, place)
  const { api } = await shop.staff()
  const links = await api('GET /orders/{id}/documents', { params: { id: order.id } })
  const collected = await anOrder(shop, place, {}, true)
  const { url: slips } = await api('POST /orders/documents', {
    body: { kind: 'packing-slips', order_ids: [order.id, collected.id] },
  })
  for (const url of [...Object.values(links), slips]) {
    const text = pdfText((await pdfAt(`${url}&lang=${lang}`)).bytes)
    expect(text).toMatch(/\p{Script=Han}/u)
    expect(latinMarksIn(text)).toEqual([])
    expect(text).not.toMatch(/\p{Script=Han}, /u)
  }
  const slip = pdfText((await pdfAt(`${links.packing_slip}&lang=${lang}`)).bytes)
  expect(slip).toContain('Chan Tai Man，+852 9123 4567')
})

test('many orders print as one PDF with a page each, and only parcels have labels', async () => {
  const { api } = await shop.staff('assistant')
  const parcels = [await aCompletedOrder(shop, place), await aCompletedOrder(shop, place)]
  const collected = await anOrder(shop, place, {}, true)
  const print = (kind: 'packing-slips' | 'address-labels', orders: readonly { id: string }[]) =>
    api('POST /orders/documents', { body: { kind, order_ids: orders.map(({ id }) => id) } })
  const pagesOf = async (url: string) => {
    const { status, bytes } = await pdfAt(`${url}&lang=zh`)
    expect(status).toBe(200)
    return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  // One that is paid on collection is packed before it is paid.
  const { url: slips } = await print('packing-slips', [...parcels, collected])
  expect(await pagesOf(slips)).toBe(3)
  const { url: labels } = await print('address-labels', [...parcels, collected])
  expect(await pagesOf(labels)).toBe(2)
  expect((await pdfAt(slips.replace(collected.id, parcels[0]?.id ?? ''))).status).toBe(404)
  expect((await pdfAt(slips.replace('packing-slips', 'address-labels'))).status).toBe(404)
  await expect(print('address-labels', [collected])).rejects.toMatchObject({ status: 409 })
  await expect(print('packing-slips', [{ id: 'ord_none' }])).rejects.toMatchObject({ status: 404 })
})
