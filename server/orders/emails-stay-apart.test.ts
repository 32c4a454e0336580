import { expect, test } from 'vitest'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { anOrder, aProof, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const { api: staff } = await shop.staff('owner')

const people = [
  {
    ...chan,
    name: 'Au Yeung Ming',
    email: 'au@example.com',
    phone: '6111 1111',
    note: 'Note of Au',
  },
  { ...chan, name: 'Bo Siu Wai', email: 'bo@example.com', phone: '6222 2222', note: 'Note of Bo' },
]

/** Every step that sends a message, by the customer, a guest and staff. */
async function liveThrough({ id, buyer }: Placed, email: string): Promise<void> {
  const params = { id }
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params, body: { image } })
  await staff('PUT /orders/{id}/proof/rejected', { params, body: { reason: 'Cut off' } })
  await staff('PUT /orders/{id}/paid', { params, body: { note: 'Seen' } })
  await staff('POST /orders/{id}/shipments', { params, body: { tracking_number: `SF-${id}` } })
  await shop.anybody()('PUT /orders/{id}/completed/guest', { params, body: { email } })
  const { items } = await buyer.api('GET /orders/{id}/details', { params })
  const refund_items = items.map(({ _id }) => ({ order_item_id: _id, qty: 1 }))
  const asked = await buyer.api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: `Loose, says ${email}`, refund_items },
  })
  await staff('PUT /refund-requests/{id}/approve', {
    params: { id: asked.data[0]?._id ?? '' },
    body: { answer: `Sorry, ${email}` },
  })
}

test('emails of two concurrent orders never mix up the buyers', async () => {
  const orders = await Promise.all(
    people.map((person) => anOrder(shop, place, { delivery_details: person })),
  )
  await Promise.all(orders.map((order, at) => liveThrough(order, people[at]?.email ?? '')))
  await runWaitingJobs(shop)
  for (const [at, { email }] of people.entries()) {
    const [own, other] = [orders[at], orders[1 - at]]
    const emails = shop.emails.filter(({ to }) => to === email)
    expect(emails.map(({ subject }) => subject)).toHaveLength(8)
    for (const { subject, text, html } of emails) {
      const all = [subject, text, html].join('\n')
      expect(all).toContain(own?.id ?? 'missing')
      const stranger = people[1 - at]
      for (const secret of [other?.id, other?.reference, stranger?.name, stranger?.email]) {
        expect(all).not.toContain(secret ?? 'missing')
      }
    }
  }
})
