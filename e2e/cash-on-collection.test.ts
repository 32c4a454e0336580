import { expect, test } from 'vitest'
import { offerCash } from './offer-cash.ts'
import { backroom } from './staff-fixtures.ts'
import { expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)

await offerCash(shop)

test('an order is placed to be paid in the shop, which is not offered with a courier', async () => {
  const { order, paying } = words.zh
  const item = await back.piece('heavyweight-tee', 'white', 'L')
  await back.leave(item, 5)
  const { page, troubles } = await shop.visitor({ viewport: { ...phone, width: 390 } })
  const me = shopper(page, 'zh')
  await me.readyToOrder(item)
  const cash = page.locator('input[name=payment][value=cash]')
  expect(await cash.count()).toBe(0)
  await choose(page.locator('input[name=delivery]').last())
  await cash.waitFor()
  await choose(cash)
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  await page.locator('dt', { hasText: paying.collectBy }).waitFor()
  expect(await page.getByText(order.proofLabel).count()).toBe(0)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: order.toOrder }).click()
  await page.waitForURL(/\/shop\/main\/order\/ord_/)
  await page.locator('dt', { hasText: paying.collectBy }).waitFor()
  expect(await page.getByText(order.proofLabel).count()).toBe(0)
  expect(troubles).toEqual([])
})
