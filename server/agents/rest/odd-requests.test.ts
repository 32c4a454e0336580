import { expect, test } from 'vitest'
import { agentAddress, agentBuyer, anAgent, itemsOf, sessionsPath } from '#test/agents/buying.ts'
import { aKey, testPlatform } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { operations } from '../operations/operations.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const place = await aSellingPlace(shop.ctx)
const platform = await testPlatform()
const agent = anAgent(shop.app, origin, platform, { key: aKey() })
const id = (await aProduct(shop.ctx, { warehouseId: place.stockroom })).variant().id

const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
const odd: readonly unknown[] = [
  'null',
  '[]',
  '"text"',
  '1e999',
  deep,
  '{"line_items":[{"item":{"id":"\\u0000\\ud800"},"quantity":1}],"ids":["\\u0000"],"id":"\\u0000"}',
  '{"__proto__":{"line_items":[]},"constructor":1,"query":"\\u0000"}',
  { query: 'x'.repeat(500), ids: ['a'.repeat(200)], id: 'a', line_items: [] },
  { query: '%_\\\'";--', pagination: { limit: 1e9 }, filters: { price: { min: 5, max: 1 } } },
  { query: ' ', filters: { price: {} }, ids: [''], id: '' },
  { line_items: itemsOf(id, 999), buyer: { email: '@', phone_number: '+' } },
  {
    line_items: [...itemsOf(id), ...itemsOf(id)],
    buyer: { ...agentBuyer, phone_number: '12', email: 'a@b' },
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [agentAddress, { ...agentAddress, address_country: 'x'.repeat(60) }],
        },
        {
          type: 'pickup',
          selected_destination_id: 'nowhere',
          groups: [{ selected_option_id: '' }],
        },
      ],
    },
    discounts: { codes: ['', ' ', '\u202e', 'x'.repeat(64)] },
    payment: { instruments: [] },
  },
  { line_items: itemsOf(id), fulfillment: { methods: [{ destinations: [{}] }] } },
  { payment: { instruments: [{ id: '', handler_id: '', type: '' }] } },
]

test('odd requests are refused or answered, and never break the shop', async () => {
  const { body } = await agent.call('POST', sessionsPath, { line_items: itemsOf(id) })
  const cart = await agent.call('POST', '/ucp/carts', { line_items: itemsOf(id) })
  const ids = [body.id, cart.body.id, '%00', '%ED%A0%80', 'x'.repeat(500), '..%2f', '%E2%80%AE']
  const broken: string[] = []
  for (const { method, path } of operations) {
    const paths = path.includes(':id') ? ids.map((each) => path.replace(':id', each)) : [path]
    for (const each of paths) {
      for (const sent of method === 'GET' ? [undefined] : odd) {
        const { status, text } = await agent.call(method, `/ucp${each}`, sent)
        if (status >= 500) broken.push(`${method} ${each} ${JSON.stringify(sent)}: ${text}`)
      }
    }
  }
  expect(broken).toEqual([])
})

test.each([
  ['GET', '/ucp/unknown'],
  ['DELETE', '/ucp/carts'],
  ['GET', '/ucp/handlers/unknown'],
])('%s %s is answered as the protocol answers', async (method, path) => {
  const { status, body } = await agent.call(method, path)
  expect(status).toBe(404)
  expect(body).toEqual({
    code: 'not_found',
    content: 'Operation not found.',
    continue_url: `${origin}/`,
  })
})
