import { expect, test } from 'vitest'
import { htmlLang, locales } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { backroom } from './staff-fixtures.ts'
import { plainPage } from './plain-page.ts'
import { openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)

const open = (path: string) =>
  fetch(shop.url + path, { redirect: 'manual', headers: { 'accept-language': 'en' } })

const nowhere = [
  '/shop/main/product/prd_nothing000/oxford-shirt',
  '/shop/main/category/no-such-category/product',
  '/shop/main/order/track/pigeon',
  '/terms-of-service/no-such-policy',
  '/result/no_such_type/success',
  '/result/constructor/success',
  '/result/success',
  '/result/order/maybe',
  '/wp-login.php',
  '/shop/fashion',
  '/account/nonsense',
]

test.each(locales)(
  'an unknown URL in %s is a 404 page in that language, with header, footer and a link home',
  async (locale) => {
    const { errors, shell } = words[locale]
    for (const path of nowhere) {
      const answer = await open(localePath(locale, path))
      const html = await answer.text()
      expect([path, answer.status]).toEqual([path, 404])
      expect(html).toContain(`<html lang="${htmlLang[locale]}"`)
      expect(html).toContain(`${errors.notFoundTitle} | Praya</title>`)
      expect(html).toContain(`<h1>${errors.notFoundTitle}</h1>`)
      expect(html).toContain(shell.skipToContent)
      expect(html).toContain('site-footer')
      expect(html).toContain('name="robots" content="noindex"')
      const { text, links } = await plainPage(shop, localePath(locale, path))
      expect(text).toContain(errors.notFoundText)
      expect(text).not.toContain('404')
      expect(links).toContainEqual({ name: errors.backHome, href: localePath(locale, '/') })
    }
  },
)

test.each(['/fr', '/fr/shop/main/cart', '/zh/zh', '/zh/fr/faq'])(
  '%s has an unknown locale and is a 404',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    const locale = path.startsWith('/zh') ? 'zh' : 'en'
    expect(await answer.text()).toContain(words[locale].errors.notFoundTitle)
  },
)

const badQueries = [
  'page=999',
  'page=-1',
  'page=two',
  'per_page=100000',
  'sort=cheapest%20first',
  'price_min=abc&price_max=-5',
  'price_min=900&price_max=100',
  'colours=chartreuse&sizes=%00',
  'category=nowhere',
  `keyword=${'x'.repeat(200)}`,
  'keyword=%F0%9F%91%95%27%22%3Cscript%3E',
]

test.each(badQueries)('a list ignores the invalid parts of ?%s', async (query) => {
  const answer = await fetch(`${shop.url}/shop/main/product?${query}`)
  const html = await answer.text()
  expect([query, answer.status]).toEqual([query, 200])
  expect(html).toContain('<h1')
  expect(html).not.toContain('<script>alert')
})

test('an account page has nothing of the person in its document', async () => {
  const { status, html } = await plainPage(shop, '/account')
  expect(status).toBe(200)
  expect(html).not.toMatch(/auth\.token|@example/)
})

test('the list of no category is the list of all products', async () => {
  const { status, text } = await plainPage(shop, '/shop/main/category/product')
  expect(status).toBe(200)
  expect(text).toContain(words.en.catalogue.allProducts)
})

test('a product taken off sale while its list was open is not found, and Back returns to the list', async () => {
  const { page } = await shop.visitor()
  const me = shopper(page, 'zh')
  const jacket = await back.piece('quilted-liner-jacket', 'olive', 'M')
  await me.go('/shop/main/category/jackets/product')
  await me.wake()
  await back.takeOffSale(jacket)
  await page.locator(`main a[href*="${jacket.productId}"]`).first().click()
  await page.getByRole('heading', { name: words.zh.errors.notFoundTitle }).waitFor()
  expect(await page.title()).toContain(words.zh.errors.notFoundTitle)
  await page.getByRole('link', { name: words.zh.errors.backHome }).waitFor()
  await page.goBack()
  await page.locator('main a[href*="/product/prd_"]').first().waitFor()
  expect(await page.locator(`main a[href*="${jacket.productId}"]`).count()).toBe(0)
})

test('switching languages keeps page, choice and cart', async () => {
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go('/shop/main/product?keyword=oxford&sort=price_desc')
  await me.wake()
  await page.locator('main a[href*="/product/prd_"]').first().click()
  await page.waitForURL(/\/product\/prd_/)
  await me.add('M')
  await page.keyboard.press('Escape')
  const { pathname, searchParams } = new URL(page.url())
  await page.getByRole('link', { name: '繁體中文' }).first().click()
  await page.waitForURL(/\/zh\//)
  const there = new URL(page.url())
  expect(there.pathname.split('/')[5]).toBe(pathname.split('/')[4])
  expect(there.searchParams.get('variant')).toBe(searchParams.get('variant'))
  // Before React runs, the link opens the cart page.
  await me.wake()
  await page.getByRole('link', { name: words.zh.shell.cart }).first().click()
  await page.getByRole('dialog').getByText('HK$').first().waitFor()
})
