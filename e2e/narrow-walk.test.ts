import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { brokenWords, sticksOutAnywhere } from './side-scroll.ts'

/** On the narrowest phone words stay whole, and long answers fit, even with text at 200%. */

const shop = await openShop()
const back = backroom(shop)

const longEmail = 'chan.tai.man.1985.kennedytown.westerndistrict@correspondence.example.com'
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

let shirt: ItemRow
let preorder: ItemRow

beforeAll(async () => {
  shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 30)
  preorder = await back.piece('seersucker-short-sleeve-shirt', 'sky', 'M')
})

const legal = ['payment-terms-and-special-fees', 'privacy-policy', 'refund-policy']

const routes = [
  '/',
  '/about-us',
  '/contact-us',
  '/faq',
  '/size-guide',
  ...['disclaimer', ...legal, 'shipping-policy', 'terms-and-conditions'].map(
    (slug) => `/terms-of-service/${slug}`,
  ),
  '/authentication/login/email',
  '/authentication/register/email',
  '/authentication/forget-password/email',
  '/authentication/reset-password',
  '/posts',
  '/posts/repair-saturday',
  '/articles/journal',
  '/articles/care-guide/washing-linen',
  '/shop/main/cart',
  '/shop/main/product',
  '/shop/main/product?view=list',
  '/shop/main/product?keyword=oxfrod',
  `/shop/main/product?keyword=${'unheardof'.repeat(9)}`,
  '/shop/main/category/tops/product',
  '/shop/main/wishlist',
  '/shop/main/order/track',
  '/shop/main/order/track/email',
  '/shop/main/order/upload-payment-proof/phone',
  '/result/order/success',
  '/result/order/failure',
  '/nothing-here',
]

test('no word breaks in the middle on a narrow phone', async () => {
  const { page } = await shop.visitor({ viewport: { width: 320, height: 740 } })
  const found: Record<string, string[]> = {}
  for (const route of [...routes, shirt.path]) {
    if (route.includes('unheardof')) continue
    await page.goto(route)
    const broken = await brokenWords(page)
    if (broken.length > 0) found[route] = broken
  }
  expect(found).toEqual({})
})

const keepsIn = async (page: Page) => expect(await sticksOutAnywhere(page)).toEqual([])

test.each(['en', 'zh'] as const)(
  'a cart with a pre-order and a checkout with errors do not overflow in %s',
  async (locale) => {
    const { page } = await shop.visitor({ viewport: phone, language: locale })
    const { cart, checkout, product } = words[locale]
    const buyer = shopper(page, locale)
    await buyer.addItems(shirt)
    await buyer.go(preorder.path)
    await page.getByRole('button', { name: product.preorder, exact: true }).first().click()
    await page.getByText(cart.added).first().waitFor()
    await keepsIn(page)
    await buyer.go('/shop/main/cart')
    await page.getByText(cart.itemCount(2)).first().waitFor()
    await keepsIn(page)
    await buyer.go('/shop/main/checkout')
    await page.getByLabel(checkout.name, { exact: true }).fill(longName)
    await page.getByLabel(checkout.email, { exact: true }).fill(longEmail)
    await buyer.placeButton.click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await keepsIn(page)
  },
)

test.each(['en', 'zh'] as const)(
  'the forgotten-password confirmation fits a long email address in %s',
  async (locale) => {
    const { page } = await shop.visitor({ viewport: phone, language: locale })
    await page.goto(localePath(locale, '/authentication/forget-password/email'))
    await page.locator('input[name=email]').fill(longEmail)
    await page.locator('main form button[type=submit]').click()
    await page.getByText(longEmail).waitFor()
    await keepsIn(page)
  },
)
