import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, product } = words.en

const panelOf = (page: Page) => page.getByRole('dialog', { name: cart.panelTitle })
const cartCount = (page: Page) => page.locator('[data-count=cart]').first()

async function visitor() {
  const { page } = await shop.visitor()
  return { page, me: shopper(page, 'en') }
}

test('an item that sold out meanwhile is refused with an explanation, and the cart stays empty', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 1)
  const { page, me } = await visitor()
  await me.go(shirt.path)
  await me.wake()
  await back.leave(shirt, 0)
  await me.addButton.click()
  await panelOf(page).getByText(cart.notAdded).waitFor()
  await panelOf(page).getByText(cart.soldOut).waitFor()
  await panelOf(page).getByText(cart.empty).waitFor()
  expect(await cartCount(page).textContent()).toBe('')
  expect(await back.inCarts(shirt)).toEqual([])
})

test('an item that sold out meanwhile is refused before scripts run', async () => {
  const shirt = await back.piece('oxford-shirt', 'sky', 'M')
  await back.leave(shirt, 1)
  const { page, me } = await visitor()
  await me.go(shirt.path)
  await me.addButton.scrollIntoViewIfNeeded()
  const button = await me.addButton.boundingBox()
  await back.leave(shirt, 0)
  // Pressed by position: a hover starts React, which replaces the button of a sold-out size.
  await page.mouse.click(Number(button?.x) + 20, Number(button?.y) + 20)
  await page.getByText(cart.notAdded).or(page.getByText(product.soldOutHint)).first().waitFor()
  expect(await page.getByRole('radio', { name: /^M/ }).isChecked()).toBe(true)
  expect(await back.inCarts(shirt)).toEqual([])
})

test('a double press on Add to cart adds one item', async () => {
  const tee = await back.piece('heavyweight-tee', 'white', 'M')
  await back.leave(tee, 9)
  const { page, me } = await visitor()
  await me.go(tee.path)
  await me.wake()
  await me.addButton.dblclick()
  await page.getByText(cart.added).waitFor()
  await expect.poll(() => me.addButton.getAttribute('aria-busy')).toBeNull()
  await expect.poll(() => back.inCarts(tee)).toEqual([1])
})
