import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()

test('every call of the contract is in the OpenAPI document', async () => {
  const document: { paths: Record<string, Record<string, unknown>> } = await (
    await shop.app.request('/api/customer/openapi.json')
  ).json()
  for (const { key } of endpoints) {
    const [method = '', path = ''] = key.split(' ')
    expect(document.paths[path], key).toHaveProperty(method.toLowerCase())
  }
})

test.each(['customer', 'staff'])(
  'the OpenAPI document of the %s API is valid, with examples that fit',
  async (api) => {
    const source = await (await shop.app.request(`/api/${api}/openapi.json`)).text()
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, config, absoluteRef: `${api}.json` })
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
  },
)

test('a named shape that may be null is null only there', async () => {
  const { components } = await (await shop.app.request('/api/customer/openapi.json')).json()
  const { Cart, Picture } = components.schemas
  expect(Picture.type).toBe('object')
  expect(Cart.properties.voucher.anyOf).toEqual([
    { $ref: '#/components/schemas/CartVoucher' },
    { type: 'null' },
  ])
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

test.each(['/api/customer/configuration/latest', '/social.png', '/nothing'])(
  '%s can neither be framed nor change where its links lead',
  async (path) => {
    const policy = (await shop.app.request(path)).headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  },
)

test('an upload has its own base, and a body with a file', async () => {
  const { paths } = await (await shop.app.request('/api/customer/openapi.json')).json()
  const { servers, requestBody } = paths['/upload'].post
  expect(servers).toEqual([{ url: '/api/files' }])
  const { schema } = requestBody.content['multipart/form-data']
  expect(schema.properties.file).toMatchObject({ type: 'string', format: 'binary' })
})

test('a call that may be repeated says by which header', async () => {
  const { paths } = await (await shop.app.request('/api/customer/openapi.json')).json()
  const named = (call: { parameters: { name: string }[] }) =>
    call.parameters.map(({ name }) => name)
  expect(named(paths['/stores/{store_id}/checkouts'].post)).toContain('idempotency-key')
  expect(named(paths['/orders/{id}/details'].get)).not.toContain('idempotency-key')
})
