import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartPlan } from '#storefront/start/start-plan.ts'
import { sharedBrowser } from './browser.ts'
import { openTwoPageShop, type TwoPageShop } from './start-on-intent/open.ts'

let shop: TwoPageShop
/** Errors and CSP violations of the page. */
let troubles: string[]
let page: Page
let contexts: BrowserContext[] = []

beforeAll(async () => {
  shop = await openTwoPageShop()
})

afterAll(() => shop.close())

beforeEach(async () => {
  shop.change({})
  shop.asked.length = 0
  troubles = []
  page = await openPage()
})

/** A page left open would fetch ahead two seconds after it has loaded, within the next test. */
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

async function openPage(): Promise<Page> {
  const browser = await sharedBrowser()
  const context = await browser.newContext()
  contexts.push(context)
  const opened = await context.newPage()
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  opened.on('pageerror', (error) => troubles.push(error.message))
  await opened.exposeFunction('reportViolation', (what: string) => troubles.push(what))
  await opened.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // @ts-expect-error: defined by the test
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return opened
}

/** Blocks the requests that React needs to start until the returned function is called. */
async function holdScripts(): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$|\.state\?/, async (route) => {
    await released
    await route.continue()
  })
  return async () => release()
}

const isStarted = () => page.evaluate(() => '__reactRouterDataRouter' in window)
const documents = () => shop.asked.filter((request) => /^GET \/(next)?$/.test(request))
const posts = () => shop.asked.filter((request) => request.startsWith('POST'))

test('only the inline script runs before the first interaction', async () => {
  await page.coverage.startJSCoverage({ resetOnNavigation: false, reportAnonymousScripts: true })
  await page.goto(shop.origin)
  await page.waitForLoadState('networkidle')
  // A resting mouse reports a move of no distance when a window opens below it.
  await page.locator('body').dispatchEvent('pointermove', { movementX: 0, movementY: 0 })
  const ran = await page.coverage.stopJSCoverage()
  const fromTheShop = ran.filter(({ source }) => source?.includes('start-plan'))
  expect(ran.filter(({ url }) => url.includes('/assets/'))).toEqual([])
  expect(fromTheShop).toHaveLength(1)
  expect(await isStarted()).toBe(false)
  expect(troubles).toEqual([])
})

test('scripts are prefetched after the page has loaded, and not fetched again when they run', async () => {
  await page.goto(shop.origin)
  const plan: StartPlan = JSON.parse(String(await page.locator('#start-plan').textContent()))
  const planned = plan.scripts.map((script) => `GET ${script}`)
  await expect.poll(() => planned.filter((request) => !shop.asked.includes(request))).toEqual([])
  const before = shop.asked.filter((request) => request.includes('/assets/'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  const after = shop.asked.filter((request) => request.includes('/assets/'))
  expect(after).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
})

test('a form submitted before React runs, even by two presses, is sent once, by React', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const add = page.getByRole('button', { name: 'Add to cart' })
  expect(await add.getAttribute('aria-busy')).toBe('true')
  await add.click()
  expect(posts()).toEqual([])
  await resume()
  await page.getByText('added 2').waitFor()
  expect(posts()).toEqual(['POST /add'])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(posts).toHaveLength(2)
  expect(troubles).toEqual([])
})

test('presses, typed text and the last of several choices before React runs take effect once it does', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Pieces').fill('2')
  await page.getByLabel('M', { exact: true }).check()
  await page.getByLabel('L', { exact: true }).check()
  await page.getByLabel('Note').fill('gift')
  await resume()
  await page.getByText('Size L').waitFor()
  await expect.poll(() => page.getByLabel('Pieces').inputValue()).toBe('2')
  await page.getByText('Pieces 2').waitFor()
  await page.getByText('Note gift').waitFor()
  expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
  expect(await page.getByLabel('Note').inputValue()).toBe('gift')
  expect(troubles).toEqual([])
})

test('a held link waits for React, and is shown as busy at once', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  const link = page.getByRole('link', { name: 'Picture' })
  await link.click()
  expect(await link.getAttribute('aria-busy')).toBe('true')
  expect(await page.locator('html').getAttribute('data-waiting')).toBe('')
  await resume()
  await page.getByText('Large').waitFor()
  await expect.poll(() => link.getAttribute('aria-busy')).toBeNull()
  await expect.poll(() => page.locator('html').getAttribute('data-waiting')).toBeNull()
  expect(page.url()).toBe(`${shop.origin}/`)
})

test('a held link falls back to its URL when the scripts fail to load', async () => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(shop.origin)
  await page.getByRole('link', { name: 'Picture' }).click()
  await expect.poll(() => page.url()).toBe(`${shop.origin}/favicon.svg`)
})

test('with a modifier key a held link is left to the browser', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Picture' }).click({ modifiers: ['Control'] })
  await opened
  // What the tab shows is Chromium's affair: on a busy machine it may crash before it shows anything.
  await expect.poll(() => shop.asked).toContain('GET /favicon.svg')
  await resume()
  await expect.poll(isStarted).toBe(true)
  expect(await page.getByText('Large').count()).toBe(0)
})

test('a link followed before React runs is a document, busy when pressed, and not after going back', async () => {
  await holdScripts()
  await page.goto(shop.origin)
  const link = page.getByRole('link', { name: 'Next' })
  await link.evaluate((pressed) => {
    addEventListener('pagehide', () => sessionStorage.setItem('busy', String(pressed.ariaBusy)))
  })
  await link.click()
  await page.getByText('You are here').waitFor()
  expect(shop.asked).toContain('GET /next')
  expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('true')
  await page.goBack()
  expect(await link.getAttribute('aria-busy')).toBeNull()
})

test('a held form is sent as a document when the scripts fail to load', async () => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('added 2').waitFor()
  expect(posts()).toEqual(['POST /?index'])
})

test('once React runs, links navigate without a new document, with data prefetched on hover', async () => {
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  await page.getByRole('link', { name: 'Next' }).hover()
  await expect
    .poll(() => shop.asked.filter((request) => request.includes('/next.data')))
    .toHaveLength(1)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('You are here').waitFor()
  expect(shop.asked.filter((request) => /^GET \/(next(\.data.*)?)?$/.test(request))).toEqual([
    'GET /',
    'GET /next.data',
  ])
  await page.goBack()
  await page.getByRole('heading', { name: 'Press' }).waitFor()
  expect(troubles).toEqual([])
})

test('remembered counts are shown before React runs and after', async () => {
  await page.addInitScript(() => {
    localStorage.setItem('shop.remembered', '{"cart":120,"customer":"registered"}')
  })
  const resume = await holdScripts()
  await page.goto(shop.origin)
  const count = page.locator('[data-count=cart]')
  expect(await count.textContent()).toBe('120')
  expect(await count.getAttribute('data-many')).toBe('')
  expect(await page.locator('html').getAttribute('data-customer')).toBe('registered')
  await resume()
  // React starts by itself for a visitor with a cart.
  await expect.poll(isStarted).toBe(true)
  expect(await count.textContent()).toBe('120')
  expect(troubles).toEqual([])
})

test('a missing chunk reloads the page once, then shows the error page', async () => {
  await page.route('**/assets/next-*.js', (route) => route.abort())
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(documents).toEqual(['GET /', 'GET /'])
  await expect.poll(isStarted).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(isStarted).toBe(true)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Not here' }).waitFor()
  expect(documents()).toHaveLength(2)
})

test('a page that changed before React runs is rendered with the current data', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  await page.getByText('{}').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  shop.change({ version: 2 })
  await resume()
  await page.getByText('{"version":2}').waitFor()
  await expect.poll(isStarted).toBe(true)
})

test('a form waiting on a page that changed is sent once, by the browser', async () => {
  const resume = await holdScripts()
  await page.goto(shop.origin)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  shop.change({ version: 3 })
  await resume()
  await page.getByText('added 2').waitFor()
  expect(posts()).toEqual(['POST /?index'])
})
