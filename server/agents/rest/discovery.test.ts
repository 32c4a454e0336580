import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCategory, aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

/** How programs that know only the shop's name find what it has for them. */

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const shirts = await aCategory(ctx, { slug: 'shirts' })
await aProduct(ctx, { warehouseId: place.stockroom, categories: [shirts.id] })

const feed = '/feeds/products-en.xml'
const profile = '/.well-known/ucp'
const documents = [
  feed,
  '/feeds/products-zh.xml',
  '/feeds/journal-en.xml',
  '/llms.txt',
  '/robots.txt',
]
const others = ['/sitemap.xml', '/api/customer/openapi.json', '/healthz']

async function read(path: string) {
  const answer = await app.request(origin + path)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Addresses of this shop that a document or its headers name. */
function addressesIn({ text, headers }: Awaited<ReturnType<typeof read>>): string[] {
  const all = text + [...headers].join()
  return [...all.matchAll(/https:\/\/shop\.test(\/[\w./-]*)/g)].map(([, path = '']) => path)
}

test('the product feed, llms.txt and the profile lead to each other, to MCP and to the policies', async () => {
  const llms = addressesIn(await read('/llms.txt'))
  const policies = ['/terms-of-service/shipping-policy', '/terms-of-service/refund-policy']
  expect(llms).toEqual(expect.arrayContaining([feed, profile, '/mcp', ...policies]))
  expect(addressesIn(await read(feed))).toEqual(expect.arrayContaining(['/llms.txt', profile]))
  expect(addressesIn(await read(profile))).toEqual(
    expect.arrayContaining(['/llms.txt', feed, '/feeds/products-zh.xml', '/ucp', '/mcp']),
  )
  for (const path of ['/llms.txt', feed, profile]) expect((await read(path)).status).toBe(200)
})

test('a shop with agents switched off has nothing for them, and names none of their addresses', async () => {
  const { api } = await shop.staff('owner')
  const body = { value: { is_on: false } }
  await api('PUT /configurations/{slug}', { params: { slug: 'agents' }, body })
  await ctx.bus.settled()
  for (const path of [profile, '/ucp/handlers/fps', '/ucp/unknown', '/mcp']) {
    expect((await read(path)).status, path).toBe(404)
  }
  const search = await app.request(`${origin}/ucp/catalog/search`, { method: 'POST', body: '{}' })
  expect(search.status).toBe(404)
  for (const path of [...documents, ...others]) {
    const { status, text, headers } = await read(path)
    expect(status, path).toBe(200)
    expect(text + [...headers].join(), path).not.toMatch(/\bucp\b|\/mcp\b|Model Context/i)
  }
})
