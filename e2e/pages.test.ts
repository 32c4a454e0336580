import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTwoPageShop, type TwoPageShop } from './start-on-intent/open.ts'

let shop: TwoPageShop

beforeAll(async () => {
  shop = await openTwoPageShop()
})

afterAll(() => shop.close())

afterEach(() => expect(shop.errors).toEqual([]))

beforeEach(() => {
  shop.pages.drop(['*'])
  shop.calls.length = 0
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(shop.origin + path, { redirect: 'manual', ...init })

test('a page is rendered once per language until its content changes', async () => {
  expect(await (await ask('/zh/next')).text()).toContain('You are here')
  expect(shop.calls).toEqual(['zh-Hant-HK /api/customer/configuration/latest'])
  await ask('/zh/next?utm_source=mail')
  expect(shop.calls).toHaveLength(1)
  shop.pages.drop(['product:1'])
  await ask('/zh/next')
  expect(shop.calls).toHaveLength(1)
  shop.pages.drop(['configuration'])
  await ask('/zh/next')
  expect(shop.calls).toHaveLength(2)
})

test('the data of a page is cached like the page', async () => {
  const first = await ask('/next.data')
  expect(first.headers.get('cache-control')).toContain('public')
  expect(first.headers.get('content-type')).toContain('text/x-script')
  await ask('/next.data?_routes=made-up')
  expect(shop.calls).toHaveLength(1)
})

test('React’s data has its own URL, which includes its version', async () => {
  const html = await (await ask('/zh/next')).text()
  expect(html).not.toContain('start-state')
  const [, address = ''] = /"state":"([^"]+)"/.exec(html) ?? []
  expect(address).toMatch(/^\/zh\/next\.state\?v=/)
  const state = await ask(address)
  expect(await state.text()).toContain('You are here')
  expect(state.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(shop.calls).toHaveLength(1)
  const other = await ask('/zh/next.state?v=older')
  expect(other.headers.get('x-content-type-options')).toBe('nosniff')
  expect(other.headers.get('cache-control')).toBe('no-store')
  for (const { headers } of [state, other]) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  expect(other.headers.get('etag')).toBe(state.headers.get('etag'))
  expect((await ask('/nothing.state?v=1')).status).toBe(404)
})

test('a page that is not cached contains React’s data', async () => {
  expect(await (await ask('/nothing')).text()).toContain('start-state')
})

test('a browser that already has the page gets a 304', async () => {
  const etag = (await ask('/next')).headers.get('etag') ?? ''
  const again = await ask('/next', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('only the root redirects to the preferred language', async () => {
  const wantsChinese = { headers: { 'accept-language': 'zh-HK' } }
  const root = await ask('/?utm_source=mail', wantsChinese)
  expect(root.status).toBe(302)
  expect(root.headers.get('location')).toBe('/zh?utm_source=mail')
  expect(root.headers.get('vary')).toBe('accept-language, cookie')
  expect(root.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/next', wantsChinese)).status).toBe(200)
  const english = await ask('/', { headers: { ...wantsChinese.headers, cookie: 'store_i18n=en' } })
  expect(english.status).toBe(200)
  expect(english.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
  expect(english.headers.get('cache-control')).toBe('private, no-store')
})

test('the root is one cached page for everyone who is not redirected', async () => {
  await ask('/')
  await ask('/', { headers: { 'accept-language': 'en-GB', cookie: 'a=b' } })
  await ask('/', { headers: { cookie: 'store_i18n=en' } })
  expect(shop.calls).toHaveLength(1)
})

test('the language switch sets its cookie and redirects', async () => {
  const answer = await ask('/language/cn?to=%2Fcn%2Fnext')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/cn/next')
  expect(answer.headers.get('set-cookie')).toContain('store_i18n=cn')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each(['/nothing', '/fr/next', '/zh/nothing', '/%zz', '/%E0%A4%A', '/language/fr'])(
  '%s is not a page',
  async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/about-us?a=1&b=%20', '/about-us?a=1&b=%20'],
  ['/en//other.example/x', '/other.example/x'],
  ['/en/\\other.example', '/other.example'],
])('%s redirects to %s: English has no prefix', async (path, target) => {
  const response = await ask(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(target)
})

test('a trailing slash redirects to the page without it', async () => {
  expect((await ask('/zh/next/?page=2')).headers.get('location')).toBe('/zh/next?page=2')
  expect((await rawPath('//evil.example//')).location).toBe('/evil.example')
})

test('build files are immutable; missing files are not pages', async () => {
  const html = await (await ask('/')).text()
  const [, script = ''] = /"scripts":\["([^"]+)"/.exec(html) ?? []
  const file = await ask(script)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(file.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const gone = await ask('/assets/gone-12345678.js')
  expect(gone.status).toBe(404)
  expect(gone.headers.get('x-content-type-options')).toBe('nosniff')
  expect(gone.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await rawPath('/assets/../../../package.json')).status).toBe(404)
  expect((await ask('/favicon.svg')).headers.get('content-type')).toBe(
    'image/svg+xml; charset=utf-8',
  )
})

test('paths outside the storefront are passed on', async () => {
  for (const path of ['/api/customer/orders', '/staff', '/files/x', '/healthz', '/readyz?x']) {
    expect(await (await ask(path)).text()).toBe('elsewhere')
  }
})

test('only same-origin forms of a limited size are accepted', async () => {
  const form = (headers: Record<string, string>, size = 1) =>
    ask('/?index', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ qty: '7'.repeat(size) }),
    })
  const own = await form({ origin: shop.origin })
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(await own.text()).toContain('added 7')
  expect((await form({ origin: 'https://evil.example' })).status).toBe(400)
  expect((await ask('/', { method: 'DELETE' })).status).toBe(405)
  expect((await form({ origin: shop.origin }, 13_000_000)).status).toBe(413)
  const toNone = { method: 'POST', headers: { origin: shop.origin }, body: new URLSearchParams() }
  expect((await ask('/next', toNone)).status).toBe(405)
  // Only the form of another site is reported.
  expect(shop.errors.splice(0)).toHaveLength(1)
})

test.each(['text/xml', 'multipart/form-data; boundary=x', 'multipart/form-data', ''])(
  'a body that is no form is refused: %s',
  async (type) => {
    const headers = { origin: shop.origin, 'content-type': type }
    const answer = await ask('/?index', { method: 'POST', headers, body: '<x/>' })
    expect(answer.status).toBe(400)
  },
)

test('an overlong URL is refused', async () => {
  expect((await ask(`/${'a'.repeat(3000)}`)).status).toBe(414)
})

test('every page sends headers against framing, sniffing and embedding', async () => {
  const { headers } = await ask('/next')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

/** `fetch` would normalise the path before sending it. */
async function rawPath(path: string): Promise<{ status: number | undefined; location?: string }> {
  const { hostname, port } = new URL(shop.origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      const { location } = answer.headers
      resolve({ status: answer.statusCode, ...(location !== undefined && { location }) })
    })
      .on('error', reject)
      .end()
  })
}
