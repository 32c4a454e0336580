import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { createPages } from '#server/pages.ts'
import { findChromium } from '../scripts/chromium.ts'

let browser: Browser
let server: Server
let origin: string
/** What the server was asked for: method and address. */
let asked: string[]
/** What the page complained about. */
let troubles: string[]
let page: Page

beforeAll(async () => {
  buildShop()
  const port = await freePort()
  origin = `http://localhost:${port}`
  const pages = await createPages({
    settings: { publicUrl: origin },
    buildDir: '.cache/start-on-intent',
    onError: (error) => troubles.push(String(error)),
    fetchApi: async () => Response.json({}, { headers: { 'cache-tag': 'configuration' } }),
  })
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    pages.handle(request, response).catch((error: unknown) => troubles.push(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

beforeEach(async () => {
  asked = []
  troubles = []
  page = await openPage()
})

function buildShop(): void {
  const cli = 'node_modules/@react-router/dev/bin.cjs'
  const built = spawnSync(process.execPath, [cli, 'build', 'e2e/start-on-intent'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(built.stdout + built.stderr)
}

async function openPage(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const opened = await context.newPage()
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  opened.on('pageerror', (error) => troubles.push(error.message))
  await opened.exposeFunction('reportViolation', (what: string) => troubles.push(what))
  await opened.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // @ts-expect-error: put there by the test
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return opened
}

/** Holds back every script until `resume` is called. */
async function holdScripts(): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => release()
}

const isStarted = () => page.evaluate(() => '__reactRouterDataRouter' in window)
const posts = () => asked.filter((request) => request.startsWith('POST'))

test('no script but the inline one runs before the visitor does something', async () => {
  await page.coverage.startJSCoverage({ resetOnNavigation: false, reportAnonymousScripts: true })
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  const ran = await page.coverage.stopJSCoverage()
  const fromTheShop = ran.filter(({ source }) => source?.includes('start-plan'))
  expect(ran.filter(({ url }) => url.includes('/assets/'))).toEqual([])
  expect(fromTheShop).toHaveLength(1)
  expect(await isStarted()).toBe(false)
  expect(troubles).toEqual([])
})

test('the scripts are fetched ahead once the page is there, and not again when they run', async () => {
  await page.goto(origin)
  await expect
    .poll(() => asked.filter((request) => request.endsWith('.js')).length)
    .toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')
  const before = asked.filter((request) => request.includes('/assets/'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  const after = asked.filter((request) => request.includes('/assets/'))
  expect(after).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
})

test('a form sent before React runs is sent once, by React', async () => {
  const resume = await holdScripts()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await page.locator('form').getAttribute('aria-busy')).toBe('true')
  expect(posts()).toEqual([])
  await resume()
  await page.getByText('added 2').waitFor()
  expect(posts()).toEqual(['POST /_.data?index'])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(posts).toHaveLength(2)
  expect(troubles).toEqual([])
})

test('an impatient second press on the same button does not count twice', async () => {
  const resume = await holdScripts()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await resume()
  await page.getByText('added 2').waitFor()
  expect(posts()).toHaveLength(1)
})

test('buttons pressed and fields changed before React runs take effect afterwards', async () => {
  const resume = await holdScripts()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('M', { exact: true }).check()
  await page.getByLabel('Note').fill('gift')
  await resume()
  await page.getByText('Size M').waitFor()
  await page.getByText('Note gift').waitFor()
  expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
  expect(await page.getByLabel('Note').inputValue()).toBe('gift')
  expect(troubles).toEqual([])
})

test('a form held back goes its own way when the scripts cannot be had', async () => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('added 2').waitFor()
  expect(posts()).toEqual(['POST /?index'])
})

test('forms and links work without any script', async () => {
  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(origin)
  await plain.getByRole('button', { name: 'Add to cart' }).click()
  await plain.getByText('added 2').waitFor()
  await plain.getByRole('link', { name: 'Next' }).click()
  await plain.getByText('You are here').waitFor()
})

test('once React runs, links change the page without a new document, with data fetched on hover', async () => {
  await page.goto(origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  await page.getByRole('link', { name: 'Next' }).hover()
  await expect.poll(() => asked.filter((request) => request.includes('/next.data'))).toHaveLength(1)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('You are here').waitFor()
  expect(asked.filter((request) => /^GET \/(next(\.data.*)?)?$/.test(request))).toEqual([
    'GET /',
    'GET /next.data',
  ])
  await page.goBack()
  await page.getByRole('heading', { name: 'Press' }).waitFor()
  expect(troubles).toEqual([])
})

test('a link followed before React runs is a plain document', async () => {
  const resume = await holdScripts()
  await page.goto(origin)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('You are here').waitFor()
  expect(asked).toContain('GET /next')
  await resume()
})

test('remembered counts stand in their places before React runs and after', async () => {
  await page.addInitScript(() => {
    localStorage.setItem('shop.remembered', '{"cart":120,"customer":"registered"}')
  })
  const resume = await holdScripts()
  await page.goto(origin)
  const count = page.locator('[data-count=cart]')
  expect(await count.textContent()).toBe('120')
  expect(await count.getAttribute('data-many')).toBe('')
  expect(await page.locator('html').getAttribute('data-customer')).toBe('registered')
  await resume()
  // A visitor with a cart will use it: React starts by itself.
  await expect.poll(isStarted).toBe(true)
  expect(await count.textContent()).toBe('120')
  expect(troubles).toEqual([])
})
