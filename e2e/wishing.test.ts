import { expect, test } from 'vitest'
import { desk, openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const { catalogue } = words.en
const list = '/shop/main/category/shirts/product'
const toggles = '**/wishlist/add-to-wishlist'

async function aReader() {
  const visitor = await shop.visitor({ viewport: desk })
  const me = shopper(visitor.page, 'en')
  const heart = (title: string) =>
    visitor.page.getByRole('button', { name: catalogue.wish(title), exact: true })
  const count = visitor.page.locator('[data-count=wishlist]').first()
  await me.go(list)
  await me.wake()
  return { ...visitor, me, heart, count }
}

test('a wish survives cleared browser storage, because the account has it', async () => {
  const { page, heart, count, troubles } = await aReader()
  const saved = page.waitForResponse(toggles)
  await heart('Oxford shirt').click()
  expect(await heart('Oxford shirt').getAttribute('aria-pressed')).toBe('true')
  expect((await saved).status()).toBe(200)
  await page.evaluate(() => {
    localStorage.removeItem('shop.wishlist')
    localStorage.removeItem('shop.remembered')
  })
  await page.goto('/shop/main/wishlist')
  await expect.poll(() => page.locator('li.wish').count()).toBe(1)
  await expect.poll(() => count.textContent()).toBe('1')
  expect(troubles).toEqual([])
})

test('wishes stored before there was an account move into it with the next wish', async () => {
  const { page, heart } = await aReader()
  const href = await page.getByRole('link', { name: 'Oxford shirt' }).first().getAttribute('href')
  const [id = ''] = /prd_\w+/.exec(href ?? '') ?? []
  await page.evaluate(
    (known) => localStorage.setItem('shop.wishlist', JSON.stringify(known)),
    ['prd_long_gone', id],
  )
  await page.reload()
  await shopper(page, 'en').wake()
  await heart('Brushed flannel shirt').click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shop.wishlist.account')))
    .toContain('@temp.invalid')
  await page.evaluate(() => localStorage.removeItem('shop.wishlist'))
  await page.goto('/shop/main/wishlist')
  await expect.poll(() => page.locator('li.wish').count()).toBe(2)
  expect(await page.locator('li.wish h2').allTextContents()).toEqual([
    'Brushed flannel shirt',
    'Oxford shirt',
  ])
})

test('a wish that fails to save is reverted with a message', async () => {
  const { page, heart, count } = await aReader()
  await page.route(toggles, (route) => route.fulfill({ status: 500, body: '{}' }))
  await heart('Oxford shirt').click()
  await page.getByText(catalogue.wishFailed).waitFor()
  await expect.poll(() => heart('Oxford shirt').getAttribute('aria-pressed')).toBe('false')
  expect(await count.textContent()).toBe('')
})

test('a list that fails to load is empty and counts 0, and loads on retry', async () => {
  const { page, heart, count } = await aReader()
  const saved = page.waitForResponse(toggles)
  await heart('Oxford shirt').click()
  await saved
  await page.route('**/wishlist/ids', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/shop/main/wishlist')
  await page.getByText(catalogue.wishlistFailed).waitFor()
  expect(await page.locator('li.wish').count()).toBe(0)
  expect(await count.textContent()).toBe('')
  await page.unroute('**/wishlist/ids')
  await page.getByRole('button', { name: catalogue.retry }).click()
  await expect.poll(() => page.locator('li.wish').count()).toBe(1)
  await expect.poll(() => count.textContent()).toBe('1')
})
