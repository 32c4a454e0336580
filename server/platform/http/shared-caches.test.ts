import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

/** What is between us and the visitors sees one address, and may ignore `Vary`. */

const shop = await testShop()
const product = await aProduct(shop.ctx, {})

const reads = [
  ...endpoints.map((each) => ({ base: '/api/customer', each })),
  ...staffEndpoints.map((each) => ({ base: '/api/staff', each })),
].flatMap(({ base, each }) => {
  const [method, path = ''] = each.key.split(' ')
  return method === 'GET' ? [base + filled(path)] : []
})

function filled(path: string): string {
  return path
    .replace('{store_id}', 'main')
    .replace('{product_id}', product.id)
    .replace('{slug}', 'terms')
    .replaceAll(/\{\w+\}/g, 'nothing')
}

test('no shared cache may store an answer, with or without a token', async () => {
  const { token } = await shop.visitor()
  const callers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { cookie: `auth.token=${token}` },
  ]
  const kept: string[] = []
  const served = new Set<string>()
  for (const path of reads) {
    for (const headers of callers) {
      const answer = await shop.app.request(path, { headers })
      if (answer.status === 200) served.add(path)
      const rule = answer.headers.get('cache-control') ?? ''
      if (!/\b(private|no-store)\b/.test(rule)) kept.push(`${path}: ${rule}`)
      if (answer.headers.has('cache-tag')) kept.push(`${path}: tags`)
    }
  }
  expect(kept).toEqual([])
  expect(served.size).toBeGreaterThan(10)
})

test.each([
  ['/robots.txt', 'public, max-age=3600'],
  ['/sitemap.xml', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'public, max-age=86400'],
  ['/icon-192.png', 'public, max-age=86400'],
  ['/social.png', 'public, max-age=86400'],
  ['/healthz', 'no-store'],
  ['/readyz', 'no-store'],
  ['/metrics', 'no-store'],
  ['/api/customer/openapi.json', 'no-store'],
  ['/files/private/nothing', 'no-store'],
  ['/nothing', 'no-store'],
])('%s is the same for everyone, or in no cache', async (path, rule) => {
  const variants: Record<string, string>[] = [
    {},
    { cookie: 'store_i18n=zh; auth.token=x' },
    { 'accept-language': 'zh-HK' },
  ]
  const bodies = new Set<string>()
  for (const headers of variants) {
    const answer = await shop.app.request(path, { headers })
    expect(answer.headers.get('cache-control')).toBe(rule)
    expect(answer.headers.get('set-cookie')).toBeNull()
    bodies.add(await answer.text())
  }
  if (rule.startsWith('public')) expect(bodies.size).toBe(1)
})
