import { createServer, request as send, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { openPasswordPage } from './open-password-page.ts'

const shop = await testShop()
const { ctx } = shop
const gate = await openPasswordPage(ctx, async (request, incoming) =>
  shop.app.fetch(request, { isInProcess: true, incoming }),
)
const shared = 'public, max-age=0, s-maxage=60'
const server = createServer((request, response) => {
  if (gate.handle(request, response)) return
  response.writeHead(200, ['content-type', 'text/plain', 'Cache-Control', shared])
  response.end('goods within')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const texts = {
  title: { en: 'Soon', zh: '快將開幕', cn: '' },
  text: { en: 'In spring.', zh: '春天。', cn: '' },
}

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends the address as it is: `fetch` would resolve `..` first. */
function visit(path: string, form?: Record<string, string>, cookie = ''): Promise<Reply> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise((resolve, reject) => {
    const call = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method: form ? 'POST' : 'GET',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response
        text(response).then((body) => resolve({ status, headers, body }), reject)
      },
    )
    call.once('error', reject)
    call.end(form && new URLSearchParams(form).toString())
  })
}

/** A new token each time: some tests let days pass. */
async function owner() {
  return (await shop.staff('owner')).api
}

async function setPage(is_on: boolean, password?: string) {
  const api = await owner()
  const answer = await api('PUT /password-page', {
    body: { is_on, ...texts, ...(password !== undefined && { password }) },
  })
  await ctx.bus.settled()
  await expect.poll(async () => (await visit('/')).status).toBe(is_on ? 403 : 200)
  return answer
}

async function enter(password: string, path = '/'): Promise<string> {
  const { headers } = await visit(path, { shop_password: password })
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

beforeEach(async () => {
  await ctx.db.deleteFrom('rate_limits').execute()
})

test('without a password the page cannot be switched on, and while off it changes nothing', async () => {
  await expect(
    (await owner())('PUT /password-page', { body: { is_on: true, ...texts } }),
  ).rejects.toMatchObject({ status: 422, issues: [{ path: 'password' }] })
  const { body, headers } = await visit('/')
  expect([body, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    'goods within',
    shared,
    undefined,
  ])
})

test.each([
  '/',
  '/zh/about-us',
  '/shop/main/product?keyword=coat',
  '/shop/main/product.data',
  '/assets/entry.js',
  '/robots.txt',
  '/staffroom',
  '//staff',
  '/staff/../about-us',
  '/staff/%2e%2e/about-us',
  '/language/xx',
])('%s is behind the password and out of caches', async (path) => {
  await setPage(true, 'open sesame')
  const { status, headers, body } = await visit(path)
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    403,
    'private, no-store',
    'noindex',
  ])
  expect(body).toContain('name="shop_password"')
  expect(body).not.toContain('goods within')
})

test.each(['/api/customer/configuration/latest', '/files/fil_1/640.webp', '/api/files/upload'])(
  '%s is refused as a call',
  async (path) => {
    await setPage(true)
    expect(JSON.parse((await visit(path)).body)).toMatchObject({ code: 'forbidden' })
    expect((await visit(path, { a: 'b' })).status).toBe(403)
  },
)

test.each(['/staff', '/staff/orders', '/api/staff/orders', '/api/webhooks/stripe', '/healthz'])(
  '%s stays open',
  async (path) => {
    await setPage(true)
    expect((await visit(path)).body).toBe('goods within')
  },
)

test('the page speaks the language of the address', async () => {
  await setPage(true)
  expect((await visit('/zh/faq')).body).toContain('<h1>快將開幕</h1>')
  expect((await visit('/cn')).body).toContain('进入商店')
  expect((await visit('/', undefined, 'store_i18n=zh')).body).toContain('lang="zh-Hant-HK"')
})

test('the right password opens the shop to that visitor, uncached, for seven days', async () => {
  await setPage(true, 'open sesame')
  const wrong = await visit('/zh', { shop_password: 'open barley' })
  expect(wrong.status).toBe(403)
  expect(wrong.body).toContain('密碼不正確')
  const right = await visit('/shop/main/product?page=2', { shop_password: 'open sesame' })
  expect([right.status, right.headers.location]).toEqual([303, '/shop/main/product?page=2'])
  expect(right.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax$/)
  const cookie = await enter('open sesame')
  const { body, headers } = await visit('/about-us', undefined, cookie)
  expect([body, headers['cache-control']]).toEqual(['goods within', 'private, no-store'])
  const forged = cookie.replace(/=\d+/, (until) => `=${Number(until.slice(1)) + 60}`)
  expect((await visit('/', undefined, forged)).status).toBe(403)
  shop.passTime(8 * 24 * 3600)
  expect((await visit('/', undefined, cookie)).status).toBe(403)
})

test('a new password ends the entries of the old one, and switching off opens the shop', async () => {
  await setPage(true, 'open sesame')
  const cookie = await enter('open sesame')
  await setPage(true, 'another one')
  await expect.poll(async () => (await visit('/', undefined, cookie)).status).toBe(403)
  expect(await enter('open sesame')).toBe('')
  expect(await enter('another one')).not.toBe('')
  await setPage(false)
  expect((await visit('/')).headers['cache-control']).toBe(shared)
})

test('after the password the visitor stays on this site', async () => {
  await setPage(true, 'open sesame')
  const { headers } = await visit('//evil.example/x', { shop_password: 'open sesame' })
  expect(headers.location).toMatch(/^\/[^/\\]|^\/$/)
})

test('tries are limited by network address', async () => {
  await setPage(true, 'open sesame')
  await ctx.db
    .insertInto('rate_limits')
    .values({
      key: 'shop-password:127.0.0.1',
      hits: 60,
      resets_at: new Date(ctx.clock().getTime() + 60_000),
    })
    .execute()
  const { status, headers, body } = await visit('/', { shop_password: 'open sesame' })
  expect(status).toBe(429)
  expect(headers['retry-after']).toBeDefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).toContain('Too many attempts')
})

test('an address for the opening gets the newsletter’s email, and a wrong one is refused', async () => {
  await setPage(true, 'open sesame')
  expect((await visit('/', { email: 'nobody' })).body).toContain('Invalid email')
  const { status, body } = await visit('/zh', { email: 'wing@example.com' })
  expect(status).toBe(200)
  expect(body).toContain('role="status"')
  await runDueJobs(shop)
  expect(shop.emails.map(({ to }) => to)).toEqual(['wing@example.com'])
})

test('neither the password nor its hash is shown or recorded, and a repeated change is none', async () => {
  const set = await setPage(true, 'hush hush hush')
  expect(set).toMatchObject({ is_on: true, has_password: true })
  await setPage(true)
  const events = await ctx.db.selectFrom('audit_events').selectAll().execute()
  const all = JSON.stringify([events, set, await (await owner())('GET /password-page')])
  expect(all).not.toContain('hush')
  expect(all).not.toContain('argon2')
  expect(events.at(-1)).toMatchObject({
    action: 'password_page_set',
    after: { password: 'changed' },
  })
})

test('a page edited from an outdated state is not overwritten, and assistants may not touch it', async () => {
  await setPage(true, 'open sesame')
  const stale = { is_on: false, ...texts, known_updated_at: '2020-01-01T00:00:00.000Z' }
  const colleague = await owner()
  await expect(colleague('PUT /password-page', { body: stale })).rejects.toMatchObject({
    status: 409,
  })
  const { api } = await shop.staff('assistant')
  await expect(api('GET /password-page')).rejects.toMatchObject({ status: 403 })
  await expect(
    api('PUT /password-page', { body: { is_on: false, ...texts } }),
  ).rejects.toMatchObject({ status: 403 })
})
