import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdFiles } from './hold-files.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { wake } from './wake.ts'

/** Presses on parts whose scripts are late open them when they come, once. */

const shop = await openShop()
const back = backroom(shop)
const { cart, catalogue, product, search, shell } = words.en
const scripts = '**/assets/*.js'
const list = '/shop/main/product'

/** A page whose scripts wait. */
async function openCold(path: string, viewport: typeof phone) {
  const visitor = await shop.visitor({ viewport })
  const letThrough = await holdFiles(visitor.page, scripts)
  await visitor.page.goto(path, { waitUntil: 'domcontentloaded' })
  const start = async () => {
    letThrough()
    await visitor.page.waitForFunction(() => !('early' in window))
  }
  return { ...visitor, start }
}

/** A page where React runs, and where the files that match wait. */
async function openWithout(names: string, path: string, viewport: typeof phone) {
  const visitor = await shop.visitor({ viewport })
  const letThrough = await holdFiles(visitor.page, names)
  await visitor.page.goto(path)
  await shopper(visitor.page, 'en').wake()
  return { ...visitor, letThrough }
}

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement)
const holdsFocus = (layer: Locator) =>
  layer.evaluate((element) => element.contains(document.activeElement))

/** Esc closes the layer, and the focus is back where it was opened. */
async function expectClosing(page: Page, layer: Locator, opener: Locator) {
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'hidden' })
  expect(await isFocused(opener)).toBe(true)
}

test('the menu of a phone opens without scripts, and stays open when they come', async () => {
  const { page, troubles, start } = await openCold('/', phone)
  const opener = page.getByRole('button', { name: shell.openMenu })
  const menu = page.locator('dialog#menu')
  await opener.tap()
  expect(await holdsFocus(menu)).toBe(true)
  await menu.getByText('Outerwear', { exact: true }).tap()
  const coats = menu.getByRole('link', { name: 'Coats', exact: true })
  await coats.waitFor()
  await start()
  await page.getByRole('dialog', { name: shell.menu }).waitFor()
  expect(await coats.isVisible()).toBe(true)
  expect(await holdsFocus(menu)).toBe(true)
  await expectClosing(page, menu, opener)
  expect(troubles).toEqual([])
})

test('the mega menu opens without scripts, stays open when they come, and closed after Esc', async () => {
  const { page, troubles, start } = await openCold('/', desk)
  const opener = page.getByRole('button', { name: 'Tops' })
  const shirts = page.getByRole('banner').getByRole('link', { name: 'Shirts', exact: true })
  await opener.click()
  await shirts.waitFor()
  await start()
  expect(await shirts.isVisible()).toBe(true)
  expect(await isFocused(opener)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.all('Tops'))
  await expectClosing(page, shirts, opener)
  // Longer than the menu waits before it opens on hover; timers of a page end in order.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(await shirts.isVisible()).toBe(false)
  expect(troubles).toEqual([])
})

test('a filter ticked in its sheet before the scripts come applies in the open sheet', async () => {
  const { page, troubles, start } = await openCold(list, phone)
  const opener = page.getByRole('button', { name: catalogue.filter, exact: true })
  const sheet = page.locator('#filter-sheet')
  const tick = page.locator('[type=checkbox][value=blue]')
  await opener.tap()
  expect(await holdsFocus(sheet)).toBe(true)
  await sheet.locator('label').filter({ has: tick }).tap()
  await start()
  await page.waitForURL(/colours=blue/)
  expect(await tick.isChecked()).toBe(true)
  expect(await holdsFocus(sheet)).toBe(true)
  await expectClosing(page, sheet, opener)
  expect(troubles).toEqual([])
})

test('the search opens on a phone without scripts, and suggests for what was typed', async () => {
  const { page, troubles, start } = await openCold('/about-us', phone)
  await page.getByRole('button', { name: shell.openSearch }).tap()
  const field = page.locator('#header-keyword')
  await field.tap()
  await page.keyboard.type('oxf')
  await start()
  await page
    .getByRole('option', { name: /Oxford/ })
    .first()
    .waitFor()
  expect(await field.inputValue()).toBe('oxf')
  expect(await isFocused(field)).toBe(true)
  expect(troubles).toEqual([])
})

test('suggestions whose part is late come for all that was typed, once', async () => {
  const { page, troubles, letThrough } = await openWithout('**/suggestion-panel-*.js', '/', desk)
  const field = page.locator('#header-keyword')
  await field.click()
  await page.keyboard.type('oxford')
  letThrough()
  await page
    .getByRole('option', { name: /Oxford/ })
    .first()
    .waitFor()
  expect(await page.getByRole('listbox', { name: search.suggestions }).count()).toBe(1)
  expect(await isFocused(field)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toMatch(/-0$/)
  expect(troubles).toEqual([])
})

test('a quick view whose part is late opens once, even if the pointer has left the card', async () => {
  const { page, troubles, letThrough } = await openWithout('**/quick-view-*.js', list, desk)
  await page.locator('.card').first().hover()
  const opener = page.getByRole('button', { name: /^Quick view/ }).first()
  await opener.click()
  await expect.poll(() => opener.getAttribute('aria-busy')).toBe('true')
  await opener.click({ force: true })
  await page.mouse.move(2, desk.height - 2)
  letThrough()
  const view = page.locator('dialog#quick-view')
  await view.getByRole('radio').first().waitFor({ state: 'attached' })
  expect(await view.count()).toBe(1)
  expect(await holdsFocus(view)).toBe(true)
  await expectClosing(page, view, opener)
  expect(troubles).toEqual([])
})

test('what was pressed before a link is done before the link leads on', async () => {
  const { path } = await back.piece('oxford-shirt', 'white', 'M')
  const { page, troubles, start } = await openCold(path, phone)
  await page.locator('.buy-wish').tap()
  await page.getByRole('banner').getByRole('link', { name: /Praya/ }).tap()
  expect(new URL(page.url()).pathname).not.toBe('/')
  await start()
  await page.waitForURL('/')
  await expect.poll(() => page.locator('[data-count=wishlist]').first().textContent()).toBe('1')
  expect(troubles).toEqual([])
})

test('the size guide opens without scripts; its late part comes into the open dialog', async () => {
  const { path } = await back.piece('oxford-shirt', 'white', 'M')
  const { page, troubles, start } = await openCold(path, phone)
  const letHelpThrough = await holdFiles(page, '**/size-guide-help-*.js')
  const opener = page.getByRole('button', { name: product.sizeGuide })
  const guide = page.getByRole('dialog', { name: product.sizeGuideOf('Oxford shirt') })
  await opener.tap()
  await guide.getByRole('table', { name: product.measures }).waitFor()
  await start()
  expect(await holdsFocus(guide)).toBe(true)
  const own = guide.getByRole('textbox')
  expect(await own.count()).toBe(0)
  letHelpThrough()
  await own.first().waitFor()
  expect(await holdsFocus(guide)).toBe(true)
  await expectClosing(page, guide, opener)
  expect(troubles).toEqual([])
})

test('a picture whose viewer is late is busy until it opens', async () => {
  const { path } = await back.piece('oxford-shirt', 'white', 'M')
  const { page, letThrough } = await openWithout('**/zoom-dialog-*.js', path, desk)
  const picture = page.getByRole('link', { name: product.enlarge('') }).first()
  await picture.click()
  await expect.poll(() => picture.getAttribute('aria-busy')).toBe('true')
  letThrough()
  await page.locator('.zoom-stage').waitFor()
  await expect.poll(() => picture.getAttribute('aria-busy')).toBeNull()
  await expect.poll(() => page.locator('html').getAttribute('data-waiting')).toBeNull()
})

test('the add button is busy until the late part of the cart panel fills it', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 50)
  const late = '**/{cart-drawer-content,change-cart}-*.js'
  const { page, troubles, letThrough } = await openWithout(late, shirt.path, phone)
  const { addButton } = shopper(page, 'en')
  await addButton.click()
  await expect.poll(() => addButton.getAttribute('aria-busy')).toBe('true')
  letThrough()
  const panel = page.getByRole('dialog').filter({ hasText: cart.added })
  await panel.getByText('Oxford shirt').first().waitFor()
  expect(troubles).toEqual([])
})

test('the old page fades while the next one loads, which is readable as soon as it is there', async () => {
  const { page } = await shop.visitor()
  await page.goto('/faq')
  await wake(page)
  const letThrough = await holdFiles(page, '**/about-us.data*')
  const opacity = () =>
    page.evaluate(() =>
      Number(getComputedStyle(document.querySelector('main') ?? document.body).opacity),
    )
  await page.locator('footer a[href="/about-us"]').first().click()
  await expect.poll(opacity).toBe(0.5)
  letThrough()
  await page.waitForURL('/about-us')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(opacity).toBe(1)
})
