import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { offerCash } from './offer-cash.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)

await offerCash(shop)

test.each<[Locale, typeof phone]>([
  ['en', desk],
  ['zh', { ...phone, width: 390 }],
])(
  'in %s an order is placed to be paid in the shop, which is not offered with a courier',
  async (locale, viewport) => {
    const { order, paying } = words[locale]
    const item = await back.piece('heavyweight-tee', 'white', locale === 'en' ? 'M' : 'L')
    await back.leave(item, 5)
    const { page, troubles } = await shop.visitor({ viewport })
    const me = shopper(page, locale)
    await me.readyToOrder(item)
    const cash = page.locator('input[name=payment][value=cash]')
    expect(await cash.count()).toBe(0)
    await choose(page.locator('input[name=delivery]').last())
    await cash.waitFor()
    await choose(cash)
    await expectAccessible(page)
    await me.place()
    await page.waitForURL(/\/result\/order\/success/)
    await page.locator('dt', { hasText: paying.collectBy }).waitFor()
    expect(await page.getByText(order.proofLabel).count()).toBe(0)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.getByRole('link', { name: order.toOrder }).click()
    await page.waitForURL(/\/shop\/main\/order\/ord_/)
    await page.locator('dt', { hasText: paying.collectBy }).waitFor()
    expect(await page.getByText(order.proofLabel).count()).toBe(0)
    expect(troubles).toEqual([])
  },
)
