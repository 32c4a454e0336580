import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()

test('every call of the contract is in the OpenAPI document, and on the page', async () => {
  const document: { paths: Record<string, Record<string, unknown>> } = await (
    await shop.app.request('/api/customer/openapi.json')
  ).json()
  const page = await (await shop.app.request('/api/customer/docs')).text()
  for (const { key } of endpoints) {
    const [method = '', path = ''] = key.split(' ')
    expect(document.paths[path], key).toHaveProperty(method.toLowerCase())
    expect(page).toContain(`${method} ${path}`)
  }
})

test('every call of the contract has a route', () => {
  const routes = new Set(shop.app.routes.map(({ method, path }) => `${method} ${path}`))
  for (const { key } of endpoints) {
    const [method = '', path = ''] = key.split(' ')
    const route = `${method} /api/customer${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    expect(routes.has(route), route).toBe(true)
  }
})

test('an API answer cannot be rendered as an HTML page', async () => {
  const { headers } = await shop.app.request('/api/customer/configuration/latest')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
