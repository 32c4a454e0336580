import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'
import { expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const { catalogue } = words.en

function box(page: Page, name: string, value: string): Locator {
  return page.locator(`#filter-form [name=${name}][value=${value}]`)
}

async function expectCount(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator('.listing-count').textContent()).toBe(text)
}

test('the URL follows the filters; going back, or clearing all, removes them', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go('/shop/main/product')
  await me.wake()
  await box(page, 'category', 'shirts').click()
  await page.waitForURL(/\?category=shirts$/)
  await expectCount(page, catalogue.items(9))
  const tops = box(page, 'category', 'tops')
  expect(await tops.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)

  await box(page, 'colours', 'blue').locator('..').click()
  await page.waitForURL(/category=shirts&colours=blue$/)
  await page.getByRole('link', { name: catalogue.removeFilter('Blue') }).waitFor()
  const pictures = page.locator('.listing-cards .card-pic img')
  await expect.poll(() => pictures.first().getAttribute('alt')).toMatch(/blue|navy|indigo/i)

  await page.locator('select[name=sort]').selectOption('price_asc')
  await page.waitForURL(/sort=price_asc$/)
  await page.goBack()
  await page.goBack()
  await page.waitForURL(/\?category=shirts$/)
  await expectCount(page, catalogue.items(9))
  expect(await box(page, 'colours', 'blue').isChecked()).toBe(false)
  await page.getByRole('link', { name: catalogue.clearAll }).click()
  await page.waitForURL(/\/shop\/main\/product$/)
  expect(troubles).toEqual([])
})

test('filters pressed faster than the page updates are all applied', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go('/shop/main/product?category=tops')
  await me.wake()
  await page.evaluate(async () => {
    for (const name of ['tees', 'polos', 'M']) {
      document.querySelector<HTMLInputElement>(`#filter-form [value=${name}]`)?.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await page.waitForURL(/category=knitwear&category=shirts&category=sweatshirts&sizes=M$/)
  for (const name of ['tops', 'tees', 'polos']) {
    await expect.poll(() => box(page, 'category', name).isChecked(), { message: name }).toBe(false)
  }
  expect(await box(page, 'category', 'shirts').isChecked()).toBe(true)
  await page.goBack()
  await expect.poll(() => box(page, 'sizes', 'M').isChecked()).toBe(false)
  expect(troubles).toEqual([])
})

test('returning from a product restores the loaded pages and the scroll position', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go('/shop/main/product')
  await me.wake()
  await page.getByRole('link', { name: catalogue.loadMore }).click()
  const cards = page.locator('.listing-cards .card')
  await expect.poll(() => cards.count()).toBe(48)
  const title = cards.nth(40).getByRole('heading').getByRole('link')
  await title.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await title.click()
  await page.waitForURL(/\/product\/prd_/)
  await page.locator('.product-title').waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(48)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(troubles).toEqual([])
})

test('a card shows the back view on hover, and keeps the hovered colour', async () => {
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go('/shop/main/category/shirts/product')
  await me.wake()
  const card = page.locator('.card', { hasText: 'Oxford shirt' })
  expect(await card.locator('.card-pic img').count()).toBe(1)
  await card.locator('.card-pic').hover({ force: true })
  await expect.poll(() => card.locator('.card-pic img').count()).toBe(2)
  await card.getByRole('link', { name: 'Navy' }).hover()
  await expect.poll(() => card.locator('img').first().getAttribute('alt')).toMatch(/Navy/)
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\?colour=navy$/)
  await expect.poll(() => page.getByRole('radio', { name: 'Navy' }).isChecked()).toBe(true)
})

test('on touch the first tap shows a colour and the second opens it', async () => {
  const { page } = await shop.visitor({ viewport: phone })
  await shopper(page, 'en').go('/shop/main/category/shirts/product')
  await page.getByRole('heading', { level: 1 }).tap()
  await page.waitForFunction(() => !('early' in window))
  const card = page.locator('.card', { hasText: 'Oxford shirt' })
  const white = card.getByRole('link', { name: 'White' })
  await white.tap()
  await expect.poll(() => card.locator('img').first().getAttribute('alt')).toMatch(/White/)
  expect(page.url()).toContain('/category/shirts/')
  await white.tap()
  await page.waitForURL(/\?colour=white$/)
})

test('on a phone the filters are a sheet whose button shows the number of results', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await shopper(page, 'en').go('/shop/main/product')
  await page.getByRole('button', { name: catalogue.filter, exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: catalogue.filter })
  await sheet.waitFor()
  expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(350)
  await box(page, 'sizes', 'M').locator('..').tap()
  await page.waitForURL(/\?sizes=M$/)
  const button = sheet.getByRole('button', { name: /^Show \d+ items$/ })
  await expect.poll(() => button.textContent()).not.toBe(catalogue.showItems(66))
  await expectAccessible(page)
  await button.tap()
  await expect.poll(() => sheet.isVisible()).toBe(false)
  expect(troubles).toEqual([])
})

test('filters and paging work without scripts', async () => {
  const shirts = await plainPage(shop, '/shop/main/product?category=shirts')
  expect(shirts.html).toMatch(/class="listing-count[^>]*>9 products</)
  const { links } = await plainPage(shop, '/shop/main/product')
  const next = links.find(({ name }) => name === catalogue.nextPage)
  expect(next?.href).toMatch(/\?page=2$/)
  const { html } = await plainPage(shop, next?.href ?? '')
  const [, cards = ''] = /listing-cards(.*)<\/main>/s.exec(html) ?? []
  expect(cards.match(/<article /g)).toHaveLength(24)
})

test('filtered lists and searches are not indexed; later pages have their own canonical URL', async () => {
  const tops = await plainPage(shop, '/shop/main/category/tops/product?page=2&sort=newest')
  expect(tops.html).not.toContain('name="robots"')
  expect(tops.html).toMatch(/rel="canonical" href="[^"]*\/category\/tops\/product\?page=2"/)
  for (const query of ['keyword=linen', 'colours=blue', 'in_stock=true']) {
    const { html } = await plainPage(shop, `/shop/main/product?${query}`)
    expect(html).toContain('name="robots" content="noindex,follow"')
  }
})

test('typing suggests searches, categories and products, usable by keyboard only', async () => {
  const { page, troubles } = await shop.visitor()
  await shopper(page, 'en').go('/about-us')
  const field = page.locator('#header-keyword')
  const rows = page.getByRole('listbox', { name: words.en.search.suggestions }).getByRole('option')
  await field.focus()
  await page.keyboard.type('linen')
  await rows.first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  const first = await rows.first().textContent()
  expect(await field.inputValue()).toBe(first)
  expect(await field.getAttribute('aria-activedescendant')).toBe(
    await rows.first().getAttribute('id'),
  )
  await page.keyboard.press('ArrowUp')
  expect(await field.inputValue()).toBe('linen')
  await page.keyboard.press('Escape')
  await expect.poll(() => rows.count()).toBe(0)
  expect(await field.inputValue()).toBe('linen')

  await page.keyboard.press('Backspace')
  await rows.first().waitFor()
  await page.keyboard.press('ArrowUp')
  const product = await rows.last().locator('span').first().textContent()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/main\/product\/prd_/)
  await page.getByRole('heading', { level: 1, name: product ?? '' }).waitFor()
  expect(troubles).toEqual([])
})

test('earlier searches are offered again, and can be removed', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'zh')
  const { search } = words.zh
  await me.go('/')
  await me.wake()
  const open = page.getByRole('button', { name: words.zh.shell.openSearch })
  const field = page.locator('#header-keyword')
  for (const keyword of ['麻', '恤衫']) {
    await open.tap()
    await field.fill(keyword)
    await field.press('Enter')
    await page.waitForURL(new RegExp(`keyword=${encodeURIComponent(keyword)}$`))
    await expect.poll(() => field.isVisible()).toBe(false)
  }
  await me.go('/')
  await me.wake()
  await open.tap()
  const before = page.getByRole('list', { name: search.recent }).getByRole('link')
  await expect.poll(() => before.allTextContents()).toEqual(['恤衫', '麻'])
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: search.forget('恤衫') }).tap()
  await expect.poll(() => before.allTextContents()).toEqual(['麻'])
  await before.first().tap()
  await page.waitForURL(/keyword=%E9%BA%BB$/)
  expect(troubles).toEqual([])
})
