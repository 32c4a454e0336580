import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { visitsOf } from './visits.ts'

const blue = { en: 'Blue', zh: '藍色', cn: '蓝色' }

const narrow = { width: '360 px', viewport: phone }
const wide = { width: '1280 px', viewport: desk }

/** The whole journey in one language, on a phone and a desktop; each language has its own file. */
export async function testJourney(locale: Locale): Promise<void> {
  const shop = await openShop()
  const expectWhole = async (page: Page) => {
    await expectNoSideScroll(page)
    // The elements of a page are the same in each language.
    if (locale === 'en') await expectAccessible(page)
  }
  const widths = locale === 'en' ? visitsOf(wide, narrow) : visitsOf(narrow, wide)
  test.each(widths)(
    `a guest gets from the home page to an order in ${locale} at $width`,
    async ({ viewport }) => {
      const { page, troubles } = await shop.visitor({ viewport })
      const me = shopper(page, locale)
      const { catalogue, cart, order } = words[locale]

      await me.go('/')
      await expectWhole(page)

      await me.go(
        '/shop/main/category/shirts/product?colours=blue&sizes=M&sort=price_asc&per_page=12',
      )
      await expectWhole(page)
      expect(await page.locator('.card').count()).toBeGreaterThan(0)
      expect(await page.locator('.card').count()).toBeLessThan(9)
      await page.getByRole('link', { name: catalogue.removeFilter(blue[locale]) }).waitFor()
      await page.getByRole('link', { name: catalogue.removeFilter('M') }).waitFor()
      await page.locator('.card').first().getByRole('heading').getByRole('link').click()
      await page.waitForURL(/\/product\/prd_/)
      await expectWhole(page)

      await me.go(`/shop/main/product?keyword=${encodeURIComponent('衬衫')}`)
      expect(await page.getByText(catalogue.noResult).count()).toBe(0)
      await page
        .locator('main a[href*="/product/"]')
        .filter({ hasText: words[locale] === words.en ? 'Oxford shirt' : '牛津' })
        .first()
        .click()
      await page.waitForURL(/\/product\/prd_/)
      await me.add('M')

      await me.go('/shop/main/cart')
      await page
        .getByRole('button', { name: new RegExp(cart.oneMore('').trim().slice(0, 6)) })
        .first()
        .click()
      await expect.poll(async () => page.getByText('HK$1,560').count()).toBeGreaterThan(0)
      await expectWhole(page)
      await page.getByRole('link', { name: cart.checkout }).first().click()

      await page.waitForURL(/\/checkout/)
      await me.fillContact()
      await me.fillAddress()
      await expectWhole(page)
      await me.place()
      await page.waitForURL(/\/result\/order\/success/)
      const reference = await me.reference()
      expect(reference).not.toBe('')
      await page.getByRole('img', { name: new RegExp(reference) }).waitFor()
      await page.locator('dt', { hasText: order.shippingFee }).waitFor()
      await expectWhole(page)

      await page.getByRole('link', { name: order.toOrder }).click()
      await page.waitForURL(/\/shop\/main\/order\/ord_/)
      await page.getByRole('heading', { name: order.title(reference) }).waitFor()
      await expectWhole(page)

      const elsewhere = await shop.visitor({ viewport })
      const guest = shopper(elsewhere.page, locale)
      await guest.find(reference, 'phone')
      await elsewhere.page.getByText(reference).first().waitFor()
      expect(await elsewhere.page.getByText('Harbour Court').count()).toBe(0)
      await guest.uploadProof()
      await guest.expectStatus('pending')

      await page.reload()
      await me.expectStatus('pending')
      await page.getByRole('button', { name: order.cancel }).click()
      await page.getByRole('button', { name: order.cancelYes }).click()
      await me.expectStatus('cancelled')
      expect([...troubles, ...elsewhere.troubles]).toEqual([])
    },
  )
}
