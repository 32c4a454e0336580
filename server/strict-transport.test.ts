import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { readSettings } from './platform/settings.ts'
import { closeServer, listen } from './web-server.ts'

const { ctx } = await testShop()
const year = 'max-age=31536000'

async function policyOf(env: Record<string, string>): Promise<string | null> {
  const settings = { ...ctx.settings, ...readSettings(env), host: '127.0.0.1' }
  const server = await listen({ ...ctx, settings }, 0, async (request, response) => {
    // Cached pages answer in the first way, the API in the second.
    if (request.url === '/list') response.writeHead(200, ['content-type', 'text/plain'])
    else response.writeHead(404, { 'content-type': 'text/plain' })
    response.end('goods')
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const policies = await Promise.all(
    ['/list', '/'].map(async (path) =>
      (await fetch(origin + path)).headers.get('strict-transport-security'),
    ),
  )
  await closeServer(server, 0)
  expect(policies[0]).toBe(policies[1])
  return policies[0] ?? null
}

test('a shop on https tells browsers to use nothing else for a year, whatever it answers', async () => {
  expect(await policyOf({ PUBLIC_URL: 'https://shop.example' })).toBe(year)
})

test('its subdomains follow when the owner says so', async () => {
  const env = { PUBLIC_URL: 'https://shop.example', HSTS_SUBDOMAINS: 'on' }
  expect(await policyOf(env)).toBe(`${year}; includeSubDomains`)
})

test('a shop on http promises nothing', async () => {
  expect(await policyOf({ PUBLIC_URL: 'http://localhost:3000', HSTS_SUBDOMAINS: 'on' })).toBe(null)
})
