import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { htmlLang, locales } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { plainPage } from './plain-page.ts'
import { expectAccessible, openShop, phone } from './shop.ts'
import { words } from './shopper.ts'
import { wake } from './wake.ts'

const shop = await openShop({}, { hasMotion: true })
const { shell, errors } = words.en

test('menus, language switch and search work without scripts', async () => {
  const { page, context } = await shop.visitor({ hasScript: false })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Tops' }).click()
  await page.getByRole('link', { name: 'Shirts', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Shirts', exact: true }).waitFor({ state: 'hidden' })

  await page.getByLabel(shell.searchField).fill('oxford')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/main\/product\?keyword=oxford/)
  expect(await page.getByLabel(shell.searchField).first().inputValue()).toBe('oxford')

  await page.getByRole('link', { name: '繁體中文' }).first().click()
  await page.waitForURL(/\/zh\/shop\/main\/product\?keyword=oxford/)
  expect((await context.cookies()).find(({ name }) => name === 'store_i18n')).toMatchObject({
    value: 'zh',
    path: '/',
    sameSite: 'Lax',
  })
  await page.goto('/')
  await page.waitForURL('/zh')

  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: shell.openMenu }).or(menuButton('zh')).click()
  await page.locator('dialog#menu summary').first().click()
  await page.locator('dialog#menu').getByRole('link', { name: '恤衫', exact: true }).waitFor()

  function menuButton(locale: 'zh') {
    return page.getByRole('button', { name: words[locale].shell.openMenu })
  }
})

test('the mega menu opens by key and on hover, and Esc returns the focus', async () => {
  const { page, troubles } = await shop.visitor()
  await page.goto('/')
  const tops = page.getByRole('button', { name: 'Tops' })
  const shirts = page.getByRole('link', { name: 'Shirts', exact: true })
  await tops.focus()
  await page.keyboard.press('Enter')
  await shirts.waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.all('Tops'))
  await page.keyboard.press('Escape')
  await shirts.waitFor({ state: 'hidden' })
  expect(await tops.evaluate((button) => button === document.activeElement)).toBe(true)

  await scriptsRun(page)
  await page.getByRole('button', { name: 'Bottoms' }).hover()
  await page.getByRole('link', { name: 'Trousers', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bottoms' }).click()
  expect(await page.getByRole('link', { name: 'Trousers', exact: true }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Trousers', exact: true }).click()
  await page.waitForURL(/\/category\/trousers\/product/)
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Shorts', exact: true }).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(troubles).toEqual([])
})

test('on a phone the menu is a dialog with levels and a back button, and includes the header’s links', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto('/')
  await page.getByRole('button', { name: shell.openMenu }).click()
  const menu = page.getByRole('dialog', { name: shell.menu })
  await menu.waitFor()
  await expectAccessible(page)
  for (const name of [shell.wishlist, shell.cart, 'Track an order', '简体中文']) {
    expect(await menu.getByRole('link', { name }).isVisible()).toBe(true)
  }
  await menu.getByText('Outerwear', { exact: true }).click()
  await menu.getByRole('link', { name: 'Coats', exact: true }).waitFor()
  await menu.getByText('Tops', { exact: true }).waitFor({ state: 'hidden' })
  await menu.getByText('Outerwear', { exact: true }).click()
  await menu.getByText('Tops', { exact: true }).waitFor()

  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()

  await menu.getByText('Outerwear', { exact: true }).click()
  await menu.getByRole('link', { name: 'Coats', exact: true }).click()
  await page.waitForURL(/\/category\/coats\/product/)
  await menu.waitFor({ state: 'hidden' })
  expect(troubles).toEqual([])
})

test('counts have accessible names, are smaller above 99, and shift no layout', async () => {
  const { page, context } = await shop.visitor()
  await page.goto('/about-us')
  const cart = page.getByRole('banner').getByRole('link', { name: shell.cart })
  const before = await cart.boundingBox()
  await context.addInitScript(() => {
    localStorage.setItem('shop.remembered', JSON.stringify({ cart: 3, wishlist: 120 }))
  })
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Cart 3 items' }).waitFor()
  expect(await cart.boundingBox()).toEqual(before)
  const many = page.locator('.site-header [data-count=wishlist]')
  expect(await many.getAttribute('data-many')).toBe('')
  const size = (of: string) =>
    page
      .locator(`.site-header [data-count=${of}]`)
      .evaluate((place) => Number.parseFloat(getComputedStyle(place).fontSize))
  expect(await size('wishlist')).toBeLessThan(await size('cart'))
})

test('the header hides on scrolling down, returns on scrolling up, and never covers the focus', async () => {
  const { page } = await shop.visitor()
  await page.goto('/')
  const header = page.locator('.site-header')
  const top = async () => (await header.boundingBox())?.y ?? Number.NaN
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64)
  await wake(page)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 3000)
  await expect.poll(top).toBeLessThanOrEqual(-63)
  await page.getByRole('link', { name: shell.backToTop }).waitFor()
  await page.mouse.wheel(0, -200)
  await expect.poll(top).toBe(0)
  await page.getByRole('link', { name: shell.backToTop }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('.site-header')
      if (!focused || !bar || bar.contains(focused)) return false
      const box = focused.getBoundingClientRect()
      return bar.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    })
    expect(isCovered).toBe(false)
  }
})

test.each(locales)('a policy says in %s when it was last changed', async (locale) => {
  const address = localePath(locale, '/terms-of-service/shipping-policy')
  const { html, text } = await plainPage(shop, address)
  expect(html).toContain(`<html lang="${htmlLang[locale]}"`)
  const updated = words[locale].content.lastUpdated('').trim()
  expect(text).toMatch(new RegExp(`${updated}\\s*\\d\\d/\\d\\d/\\d{4}`))
})

test('the not-found page uses the specification’s texts', () => {
  expect(errors.notFoundTitle).toBe('Page Not Found')
  expect(errors.notFoundText).toMatch(/This page could not be found.*requested URL was not found/)
})

test.each(locales)(
  'the home page in %s fits into the first round trip, including its styles',
  async (locale) => {
    const html = await htmlOf(localePath(locale, '/'))
    // With the headers 14.6 kB: ten packets.
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14_200)
  },
)

test.each(locales)(
  'a page in %s has canonical, alternate, sharing and breadcrumb metadata',
  async (locale) => {
    const html = await htmlOf(localePath(locale, '/size-guide'))
    const at = (path: string) => `${shop.url}${path}`
    expect(html).toContain(`rel="canonical" href="${at(localePath(locale, '/size-guide'))}"`)
    for (const [lang, path] of [
      ['en', '/size-guide'],
      ['zh-Hant', '/zh/size-guide'],
      ['zh-Hans', '/cn/size-guide'],
      ['x-default', '/size-guide'],
    ]) {
      expect(html).toMatch(
        new RegExp(`rel="alternate" hrefLang="${lang}" href="[^"]*${path}"`, 'i'),
      )
    }
    expect(html).toContain('property="og:locale" content="en_HK"')
    expect(html).toContain(`property="og:image" content="${at('/social.png')}"`)
    expect(html).toContain('property="og:site_name" content="Praya"')
    expect(html).toMatch(/<title>[^<]+ \| Praya<\/title>/)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, item: at(localePath(locale, '/')) }, { position: 2 }],
    })
  },
)

test('robots.txt, sitemaps, icons and manifest exist', async () => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemap-products-1.xml', 'application/xml'],
    ['/social.png', 'image/png'],
    ['/social-square.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
  ]) {
    const answer = await fetch(shop.url + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toContain(type)
    await answer.bytes()
  }
})

test('what says that something is loading appears after 200 ms', async () => {
  const { page } = await shop.visitor()
  await page.goto('/about-us')
  await wake(page)
  const shownAt = (element: string, milliseconds: number) =>
    page.evaluate(
      ([html, at]) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
        const added = document.querySelector('main')?.lastElementChild
        const animations = added?.getAnimations() ?? []
        for (const animation of animations) {
          animation.pause()
          animation.currentTime = at
        }
        const { visibility = '', transform = '' } = added ? getComputedStyle(added) : {}
        added?.remove()
        const isHidden = visibility === 'hidden' || transform === 'matrix(0, 0, 0, 1, 0, 0)'
        return [animations.length > 0, !isHidden]
      },
      [element, milliseconds] as const,
    )
  for (const element of ['<progress class="route-bar"></progress>', '<i class="skeleton"></i>']) {
    expect([element, ...(await shownAt(element, 199))]).toEqual([element, true, false])
    expect([element, ...(await shownAt(element, 300))]).toEqual([element, true, true])
  }
})

test('the browser may prefetch linked pages, until the router does', async () => {
  const file = await fetch(`${shop.url}/prefetch.speculationrules`)
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/speculationrules+json',
  ])
  const { page, context, troubles } = await shop.visitor()
  // What the browser means to prefetch by the rules of the page, as it says itself.
  let planned: string[] = []
  const browser = await context.newCDPSession(page)
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    planned = preloadingAttemptSources.map(({ key }) => key.url)
  })
  await browser.send('Preload.enable')
  await page.goto('/faq')
  const rules = page.locator('script[type=speculationrules]')
  await rules.waitFor({ state: 'attached' })
  expect(JSON.parse((await rules.textContent()) ?? '')).toHaveProperty('prefetch')
  await expect.poll(() => planned).toContain(`${shop.url}/about-us`)
  await page.getByRole('heading', { level: 1 }).click()
  await scriptsRun(page)
  await expect.poll(() => planned).toEqual([])
  const data = page.waitForRequest(/about-us\.data/)
  await page.getByRole('link', { name: 'About us' }).first().hover()
  await data
  // The page's policy admits the rules.
  expect(troubles).toEqual([])
})

/** React handles events once the early presses have been replayed. */
async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => !('early' in window))
}

async function htmlOf(path: string): Promise<string> {
  return (await fetch(shop.url + path, { headers: { 'accept-language': 'en' } })).text()
}
