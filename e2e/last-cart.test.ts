import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addToCart } from '#test/builders/shopper.ts'
import { beVisitor } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

/** The browser shows the last cart while the shop has not answered, or does not answer. */

const shop = await openShop()
const back = backroom(shop)
const { cart, errors } = words.en
const cartCall = '**/shopping-cart/all'

async function withATee(viewport?: typeof phone) {
  const tee = await back.piece('heavyweight-tee', 'white', 'M')
  await back.leave(tee, 9)
  const { page } = await shop.visitor({ viewport })
  const me = shopper(page, 'en')
  await addToCart(await beVisitor(page), tee.id)
  await me.go('/shop/main/cart')
  await page.getByText(cart.itemCount(1), { exact: true }).waitFor()
  const row = page.getByRole('region', { name: cart.lines }).getByText(tee.name).first()
  return { page, row }
}

const serverError = (page: Page) => page.getByRole('alert').getByText(errors.serverTitle)

test('a reload shows the last cart at once, marked until the shop has answered', async () => {
  const { page, row } = await withATee()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(cartCall, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await row.waitFor()
  await page.getByText(`${cart.itemCount(1)} · ${cart.updating}`).waitFor()
  letGo()
  await page.getByText(cart.itemCount(1), { exact: true }).waitFor()
})

test('a cart that a fault or no network keeps away stays in sight, with sums of 0.00', async () => {
  const { page, row } = await withATee(phone)
  await page.route(cartCall, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await serverError(page).waitFor()
  await page.getByText(cart.failed).waitFor()
  await row.waitFor()
  await page.getByText(cart.lastSeen).waitFor()
  expect(await page.getByText('HK$0.00').count()).toBe(2)
  expect(await page.locator('[data-count=cart]').first().textContent()).toBe('')
  await page.unroute(cartCall)

  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText(cart.failed).waitFor()
  await row.waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: cart.retry }).tap()
  await page.getByText(cart.itemCount(1), { exact: true }).waitFor()
})

test('any call that fails on the server says so top right', async () => {
  const tee = await back.piece('heavyweight-tee', 'white', 'M')
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(tee.path)
  await me.wake()
  await page.route('**/api/customer/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.locator('.icon-btn[aria-pressed]:visible').first().click()
  // Measured in the page, as soon as it is there: it is gone after two seconds.
  const toast = await page.waitForFunction((title) => {
    const shown = [...document.querySelectorAll('[role=alert] .toast')]
    return shown.find(({ textContent }) => textContent.includes(title))?.getBoundingClientRect()
  }, errors.serverTitle)
  const { x, y } = (await toast.jsonValue()) ?? { x: 0, y: Infinity }
  expect(y).toBeLessThan(120)
  expect(x).toBeGreaterThan(640)
})
