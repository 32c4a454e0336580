import { beforeAll, expect, test } from 'vitest'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, checkout, product } = words.en
const windbreaker = '/shop/main/product/packable-windbreaker'
const oxford = '/shop/main/product/oxford-shirt'
const made = '15/01/2099'

let shirts: ItemRow[]

beforeAll(async () => {
  await shop.ctx.db.updateTable('preorder_levels').set({ expected_on: '2099-01-15' }).execute()
  shirts = await Promise.all(
    ['S', 'M', 'L'].map((size) => back.piece('oxford-shirt', 'navy', size)),
  )
})

test('a pre-order shows the same date from the product page to the order', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.go(windbreaker)
  const details = page.locator('.product-delivery')
  expect(await page.locator('.buy-stock').innerText()).toBe(product.preorderFrom(made))
  expect(await details.innerText()).toMatch(/Arrives \w+ \d+ – \w+ \d+ Jan/)
  expect(await details.innerText()).toContain(product.pickupFrom(made))

  await choose(page.getByRole('radio', { name: /^M/ }))
  await page.getByRole('button', { name: product.preorder, exact: true }).first().click()
  await page.getByText(cart.added).first().waitFor()
  await page.getByRole('dialog').getByText(product.preorderFrom(made)).waitFor()
  await me.go('/shop/main/cart')
  await page.getByText(product.preorderFrom(made)).first().waitFor()

  await me.go('/shop/main/checkout')
  await me.seePrices()
  const delivery = page.getByRole('group', { name: checkout.deliveryMethod })
  await delivery
    .getByText(/^Arrives \w+ \d+ – \w+ \d+ Jan/)
    .first()
    .waitFor()
  await delivery.getByText(checkout.readyFrom(made)).first().waitFor()
  expect(await delivery.innerText()).not.toContain(checkout.readyIn(4, false))
  expect(troubles).toEqual([])
})

test('a sold-out choice shows no delivery or pick-up, and links to available ones', async () => {
  for (const shirt of shirts) await back.leave(shirt, shirt === shirts[2] ? 4 : 0)
  const { page, troubles } = await shop.visitor({ viewport: { width: 320, height: 640 } })
  const me = shopper(page, 'en')
  await me.go(`${oxford}?colour=navy&size=M`)
  const details = page.locator('.product-delivery')
  expect(await details.getByRole('listitem').count()).toBe(1)
  await me.wake()
  const sizes = page.getByRole('region', { name: product.otherSizesIn('Navy') })
  expect(await sizes.getByRole('link', { name: 'S', exact: true }).count()).toBe(0)
  await expectNoSideScroll(page)
  await sizes.getByRole('link', { name: 'L', exact: true }).click()
  await page.waitForURL(/variant=/)
  await expect.poll(() => details.innerText()).toContain('Arrives')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('buy-button')
  expect(await page.locator('.buy-instead').count()).toBe(0)
  expect(troubles).toEqual([])
})

test('without scripts a sold-out colour cannot be added, and links to the others', async () => {
  for (const shirt of shirts) await back.leave(shirt, shirt === shirts[2] ? 4 : 0)
  const { page } = await shop.visitor({ hasScript: false })
  await page.goto(`${oxford}?colour=navy&size=S`)
  await page.locator('#buy-button').click({ force: true })
  expect(await page.locator('.buy').count()).toBe(1)
  const colours = page.getByRole('region', { name: product.otherColoursIn('S') })
  await colours.getByRole('link', { name: 'White' }).click()
  await page.waitForURL(/variant=/)
  expect(await page.getByRole('radio', { name: 'White' }).isChecked()).toBe(true)
  expect(await page.locator('.product-delivery').innerText()).toContain('Arrives')
})
