import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#storefront/messages/en/catalogue.ts'
import { product } from '#storefront/messages/en/product.ts'
import { shopping as en } from '#storefront/messages/en/shopping.ts'
import { plainPage } from './plain-page.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, words } from './shopper.ts'
import { brokenAmounts } from './side-scroll.ts'

const shop = await openShop()
let oxford = ''

beforeAll(async () => {
  const list = await (await fetch(`${shop.url}/shop/main/product`)).text()
  oxford = /href="(\/shop\/main\/product\/prd_[^"?]+\/oxford-shirt)"/.exec(list)?.[1] ?? ''
})

test('reviews are filtered by rating, size and pictures, without script', async () => {
  const all = await plainPage(shop, `${oxford}/reviews`)
  expect(all.text).toContain('7 reviews')
  const fiveStars = all.links.find(({ name }) => name.endsWith('5 stars'))
  const best = await plainPage(shop, fiveStars?.href ?? '')
  expect(best.text).toContain('3 reviews')
  const withPictures = best.links.find(({ name }) => name === en.reviews.withPictures(1))
  const shown = await plainPage(shop, withPictures?.href ?? '')
  expect(shown.address).toMatch(/\/reviews\?rating=5&pictures=1$/)
  expect(shown.text).toMatch(/\b1 review\b/)
  expect(shown.html).toContain(`alt="${en.reviews.picture('Daniel H.', 1)}"`)
  const size = all.links.find(({ href }) => /\/reviews\?size=\w+$/.test(href))
  expect((await plainPage(shop, size?.href ?? '')).text).toMatch(/\b[1-6] reviews?\b/)
})

test('a shopper adds from the quick view, sees what goes with it, and compares', async () => {
  const { page, troubles } = await shop.visitor({ viewport: desk })
  await page.goto('/shop/main/product')
  const card = page.getByRole('article').filter({ hasText: 'Oxford shirt' })
  await card.hover()
  // The first movement starts the page's scripts.
  await page.mouse.move(640, 20)
  await card.hover()
  await card.getByRole('button', { name: catalogue.compareOf('Oxford shirt') }).click()
  await card.getByRole('button', { name: en.quickView.openOf('Oxford shirt') }).click()
  const quick = page.getByRole('dialog', { name: 'Oxford shirt' })
  await choose(quick.getByRole('radio', { name: 'M', exact: true }))
  await expectAccessible(page)
  await quick.getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await cart.getByRole('heading', { name: en.cart.goesWith }).waitFor()
  expect(await cart.getByRole('heading', { name: 'Oxford shirt' }).count()).toBe(1)
  await cart
    .getByRole('button', { name: en.cart.addOf('') })
    .first()
    .click()
  await cart.locator('fieldset button:enabled').first().click()
  await expect.poll(() => page.locator('.count-link [data-count=cart]').textContent()).toBe('2')
  // Lines that are still being changed are dimmed.
  await expect.poll(() => cart.locator('.opacity-50').count()).toBe(0)
  await expectAccessible(page)
  await cart.getByRole('button', { name: words.en.cart.continueShopping }).click()

  const other = page.getByRole('article').filter({ hasText: 'Merino crew jumper' })
  await other.hover()
  await other.getByRole('button', { name: catalogue.compareOf('Merino crew jumper') }).click()
  await other.getByRole('link', { name: catalogue.compareAll(2) }).click()
  await page.getByRole('heading', { name: en.compare.title, level: 1 }).waitFor()
  await page.getByRole('row', { name: new RegExp(en.compare.rows.price) }).waitFor()
  const columns = await page.getByRole('columnheader').filter({ hasText: /No\. / }).all()
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1)
  // Names and buttons stay in sight, also on a phone.
  const buy = page.getByRole('button', { name: en.compare.buyOf('Oxford shirt') })
  for (const viewport of [
    { width: 390, height: 500 },
    { width: 1280, height: 500 },
  ]) {
    await page.setViewportSize(viewport)
    await page
      .getByRole('row', { name: new RegExp(en.compare.rows.origin) })
      .scrollIntoViewIfNeeded()
    expect(((await buy.boundingBox()) ?? { y: -1 }).y).toBeGreaterThanOrEqual(0)
  }
  await page.setViewportSize(desk)
  await buy.click()
  await page.getByRole('dialog', { name: 'Oxford shirt' }).getByRole('radio').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: en.compare.removeOf('Oxford shirt') }).click()
  await page.getByRole('columnheader', { name: /Oxford/ }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('a sold-out size offers an email; the size guide compares an own garment, also in inches', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto(`${oxford}?colour=pink`)
  await choose(page.getByRole('radio', { name: /^M/ }))
  const button = page.locator('#buy-button')
  await expect.poll(() => button.textContent()).toBe(product.soldOut)
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: en.stock.send, exact: true }).click()
  await page.getByText(en.stock.needEmail).waitFor()
  await page.getByLabel(en.stock.email).fill('wong@example.com')
  await page.getByRole('button', { name: en.stock.send, exact: true }).click()
  await page.getByText(en.stock.sent).waitFor()
  await page.getByRole('button', { name: 'Size guide' }).first().click()
  const guide = page.getByRole('dialog', { name: /Size guide/ })
  await guide.getByLabel(/Chest/).fill('55')
  await guide.getByText(en.sizes.closest).waitFor()
  await guide.getByText(product.units.in).tap()
  await guide.getByRole('row', { name: /^M 21\.9/ }).waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test('a press on a card opens its choices on a phone, held until scripts have arrived', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto('/shop/main/product')
  await page.getByRole('button', { name: catalogue.quickAdd('Oxford shirt') }).tap()
  const quick = page.getByRole('dialog', { name: 'Oxford shirt' })
  await choose(quick.getByRole('radio', { name: 'M', exact: true }))
  // A sheet at the bottom of the screen.
  const box = await quick.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height)
  await quick.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Cart' }).waitFor()
  expect(await quick.count()).toBe(0)
  expect(troubles).toEqual([])
})

test('a bar replaces the scrolled add button; fit and pictures are shown, and the look is added at once', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto(oxford)
  // Reviews load with the scripts, which a touch starts.
  await page.getByRole('heading', { level: 1 }).tap()
  await page.waitForFunction(() => !('early' in window))
  expect(await page.locator('.buy-bar').count()).toBe(0)
  await page.locator('.product-facts').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: en.reviews.fitTitle }).waitFor()
  await page.locator('.buy-bar').waitFor()
  await expectNoSideScroll(page)
  const picture = en.reviews.picture('Daniel H.', 1)
  await page.getByRole('link', { name: product.enlarge(picture) }).click()
  const zoom = page.getByRole('dialog', { name: picture })
  await zoom.getByText('1 / 2').waitFor()
  await zoom.getByRole('button', { name: en.zoom.nextPicture }).click()
  await page.getByText('2 / 2').waitFor()
  await page.keyboard.press('Escape')

  const late = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/products\/prd_\w+\/details/, async (route) => {
    asked.push(route.request().url())
    if (asked.length === 2) await late.promise
    await route.continue()
  })
  const first = page.waitForResponse(/products\/prd_\w+\/details/)
  await page.getByRole('button', { name: en.look.open }).click()
  const look = page.getByRole('dialog', { name: product.look })
  await first
  await look.getByText(words.en.shell.loadingPage).waitFor({ state: 'attached' })
  // The button says what it adds once that is known.
  expect(await look.getByRole('button', { name: /^Add/ }).count()).toBe(0)
  late.resolve()
  await look.getByRole('checkbox').first().waitFor()
  expect(await brokenAmounts(page)).toEqual([])
  const count = await look.getByRole('checkbox').count()
  await look.getByRole('button', { name: en.look.add(count) }).click()
  await look.getByText(product.chooseSize).first().waitFor()
  await expectAccessible(page)
  await look.getByRole('checkbox').first().uncheck()
  for (const sizes of await look.getByRole('radiogroup').all()) {
    await choose(sizes.locator('label:not(.is-sold-out) input').first())
  }
  await look.getByRole('checkbox').first().uncheck()
  await look.getByRole('button', { name: en.look.add(count - 1) }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await cart.waitFor()
  await expect
    .poll(() => page.locator('.count-link [data-count=cart]').textContent())
    .toBe(String(count - 1))
  expect(troubles).toEqual([])
})
