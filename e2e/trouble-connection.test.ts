import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { addToCart } from '#test/builders/shopper.ts'
import { beVisitor } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, checkout, errors, order, shell } = words.en

async function visitor() {
  const { page, context } = await shop.visitor()
  return { page, context, me: shopper(page, 'en') }
}

/** Loses the answers to the first `times` calls, after the shop has processed them. */
async function loseAnswers(page: Page, path: string, times: number): Promise<void> {
  await page.route(
    path,
    async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times },
  )
}

test('an order whose answer was lost is placed once, and a second press shows it', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const { page, me } = await visitor()
  await me.readyToOrder(shirt)
  await loseAnswers(page, '**/checkouts', 1)
  await me.place()
  await page.getByText(checkout.noAnswer).waitFor()
  await page.getByText(checkout.noAnswerText).waitFor()
  await me.expectTypedKept()
  expect(await back.ordersWith(shirt)).toHaveLength(1)
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  const [placed] = await back.ordersWith(shirt)
  await page.getByText(order.title(placed?.reference ?? '')).waitFor()
  expect(await back.ordersWith(shirt)).toHaveLength(1)
})

test('an order whose answer was lost is found again after a reload', async () => {
  const shirt = await back.piece('oxford-shirt', 'sky', 'M')
  await back.leave(shirt, 5)
  const { page, me } = await visitor()
  await me.readyToOrder(shirt)
  await loseAnswers(page, '**/checkouts', 1)
  await me.place()
  await page.getByText(checkout.noAnswer).waitFor()
  await page.reload()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(shirt)).toHaveLength(1)
})

test('an order whose answer was lost is not placed again with another address', async () => {
  const shirt = await back.piece('oxford-shirt', 'navy', 'M')
  await back.leave(shirt, 5)
  const { page, me } = await visitor()
  await me.readyToOrder(shirt)
  await loseAnswers(page, '**/checkouts', 1)
  await me.place()
  await page.getByText(checkout.noAnswer).waitFor()
  await page.getByLabel(checkout.building, { exact: true }).fill('Another House')
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(shirt)).toHaveLength(1)
})

test('an item is added once if the answer is lost', async () => {
  const tee = await back.piece('heavyweight-tee', 'white', 'M')
  await back.leave(tee, 9)
  const { page, me } = await visitor()
  await me.go(tee.path)
  await me.wake()
  await loseAnswers(page, '**/add-to-cart', 1)
  await me.addButton.click()
  await page.getByText(cart.added).waitFor()
  await expect.poll(() => back.inCarts(tee)).toEqual([1])
})

test('without a connection adding and the cart panel show an error, and work once it is back', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'M')
  await back.leave(tee, 9)
  const { page, context, me } = await visitor()
  const cartLink = page.getByRole('link', { name: /^Cart/ })
  const panel = page.getByRole('dialog', { name: cart.panelTitle })
  await me.go(tee.path)
  await me.wake()
  // What the page loads once React runs has arrived.
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .waitFor()
  await context.setOffline(true)
  await cartLink.click()
  await page.getByText(errors.noConnection).waitFor()
  await page.getByRole('button', { name: shell.dismiss }).click()
  await page.getByText(errors.noConnection).waitFor({ state: 'detached' })
  await me.addButton.click()
  await page.getByText(errors.noConnection).first().waitFor()
  await context.setOffline(false)
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await cartLink.click()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await me.addButton.click()
  await page.getByText(cart.added).waitFor()
  await expect.poll(() => back.inCarts(tee)).toEqual([1])
})

test('an order without a connection keeps its typed values, and is sent once it is back', async () => {
  const chinos = await back.piece('slim-chinos', 'navy', '32')
  await back.leave(chinos, 5)
  const { page, context, me } = await visitor()
  await me.readyToOrder(chinos)
  await context.setOffline(true)
  await me.place()
  await page.getByText(checkout.noAnswer).waitFor()
  await context.setOffline(false)
  await me.expectTypedKept()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(chinos)).toHaveLength(1)
})

test('an expired session is renewed: cart, form and order stay with the same visitor', async () => {
  const jumper = await back.piece('merino-crew-jumper', 'navy', 'M')
  await back.leave(jumper, 5)
  const { page, me } = await visitor()
  await addToCart(await beVisitor(page), jumper.id)
  const accounts = await back.countAccounts()
  await back.endSessions()
  await me.go('/shop/main/checkout')
  await me.fillContact()
  await me.fillAddress()
  await back.endSessions()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  await back.endSessions()
  await page.getByRole('link', { name: order.toOrder }).click()
  const [placed] = await back.ordersWith(jumper)
  await page.getByRole('heading', { name: order.title(placed?.reference ?? '') }).waitFor()
  expect(await back.countAccounts()).toBe(accounts)
})

const losses = {
  cookies: (page: Page) => page.context().clearCookies(),
  'local storage': (page: Page) => page.evaluate(() => localStorage.clear()),
}

test.each([
  ['cookies', 'local storage'],
  ['local storage', 'cookies'],
] as const)('a browser that loses its %s, and later its %s, keeps the cart', async (...order) => {
  const size = order[0] === 'cookies' ? 'M' : 'L'
  const jumper = await back.piece('merino-crew-jumper', 'moss', size)
  await back.leave(jumper, 5)
  const { page, me } = await visitor()
  await me.addItems(jumper)
  for (const lost of order) {
    await losses[lost](page)
    await me.go('/shop/main/cart')
    await page.getByRole('heading', { name: 'Merino crew jumper' }).waitFor()
  }
  expect(await back.inCarts(jumper)).toEqual([1])
})

test('a browser that loses all storage before the last press shows what is missing', async () => {
  const jumper = await back.piece('merino-crew-jumper', 'burgundy', 'M')
  await back.leave(jumper, 5)
  const { page, context, me } = await visitor()
  await me.readyToOrder(jumper)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await me.place()
  await page.getByText(checkout.empty).waitFor()
  expect(await back.ordersWith(jumper)).toEqual([])
})

test('a link followed without a connection shows an error, and works once it is back', async () => {
  const { page, context, me } = await visitor()
  await me.go('/shop/main/product')
  await me.wake()
  await context.setOffline(true)
  await page.locator('footer a[href="/faq"]').click()
  await page.getByRole('heading', { name: errors.noConnectionTitle }).waitFor()
  await page.getByRole('link', { name: errors.tryAgain }).click()
  await page.getByText(errors.noConnection).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: errors.tryAgain }).click()
  await page.locator('main h1').filter({ hasNotText: errors.noConnectionTitle }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
})
