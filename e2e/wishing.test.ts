import { expect, test } from 'vitest'
import { wishlist } from '#storefront/messages/en/wishlist.ts'
import { wishlist as zh } from '#storefront/messages/zh/wishlist.ts'
import { aMember } from './member.ts'
import { desk, expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openShop()
const back = backroom(shop)
const { catalogue, cart, product } = words.en
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

test('a wish that fails to save is reverted; a list that fails to load counts 0, and loads on retry', async () => {
  const { page, heart, count } = await aReader()
  await page.route(toggles, (route) => route.fulfill({ status: 500, body: '{}' }))
  await heart('Oxford shirt').click()
  await page.getByText(words.en.errors.serverTitle).waitFor()
  await expect.poll(() => heart('Oxford shirt').getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => count.textContent()).toBe('')
  await page.unroute(toggles)

  const saved = page.waitForResponse(toggles)
  await heart('Oxford shirt').click()
  await saved
  await page.route('**/wishlist/ids', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/shop/main/wishlist')
  await page.getByText(wishlist.failed).waitFor()
  expect(await page.locator('li.wish').count()).toBe(0)
  expect(await count.textContent()).toBe('')
  await page.unroute('**/wishlist/ids')
  await page.getByRole('button', { name: wishlist.retry }).click()
  await expect.poll(() => page.locator('li.wish').count()).toBe(1)
  await expect.poll(() => count.textContent()).toBe('1')
})

test('a member shares the list by a link; others buy from it until it is switched off', async () => {
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  await member.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params: { store_id: 'main' },
    body: { product_id: shirt.productId },
  })
  await page.goto('/account/wishlist')
  await page.getByRole('button', { name: `${product.add}: Oxford shirt` }).click()
  await page.getByText(product.chooseSize).waitFor()
  await choose(page.getByRole('radio', { name: /^M( |,|$)/ }))
  await page.getByRole('button', { name: `${product.add}: Oxford shirt` }).click()
  await page.getByText(cart.added).first().waitFor()
  await page.keyboard.press('Escape')

  const { share, shared } = wishlist
  await page.getByRole('button', { name: share.open }).click()
  const name = page.getByLabel(share.name)
  await name.fill('www.example.com')
  await page.getByRole('button', { name: share.make }).click()
  await page.getByText(share.wrongName).waitFor()
  await name.fill('Tai Man')
  await page.getByRole('button', { name: share.make }).click()
  const link = await page.getByLabel(share.link, { exact: true }).inputValue()
  await expectNoSideScroll(page)

  const other = await shop.visitor({ hasScript: false })
  const list = other.page
  expect((await list.goto(link))?.headers()['cache-control']).toBe('no-cache')
  await list.getByRole('heading', { level: 1, name: shared.titleOf('Tai Man') }).waitFor()
  expect(await list.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await choose(list.getByRole('radio', { name: /^M( |,|$)/ }))
  await list.getByRole('button', { name: `${product.add}: Oxford shirt` }).click()
  await list.waitForURL('/shop/main/cart')
  const friend = await shop.visitor({ viewport: desk })
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: catalogue.wish('Oxford shirt') }).click()
  await expect
    .poll(() => friend.page.locator('[data-count=wishlist]').first().textContent())
    .toBe('1')

  await page.getByRole('button', { name: share.stop }).click()
  await page.getByRole('button', { name: share.stopYes }).click()
  await page.getByRole('button', { name: share.make }).waitFor()
  expect((await list.goto(link))?.status()).toBe(404)
  expect([...troubles, ...friend.troubles]).toEqual([])
})

test('without scripts a member sees the wishlist as a plain list', async () => {
  const { page, context } = await shop.visitor({ hasScript: false })
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await member.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params: { store_id: 'main' },
    body: { product_id: shirt.productId },
  })
  await page.goto('/zh/shop/main/wishlist')
  await page.getByRole('button', { name: zh.showPlain }).click()
  await page.locator(`main a[href*="${shirt.productId}"]`).click()
  await page.waitForURL(/\/zh\/shop\/main\/product\/prd_/)
})

test('a list that arrives after logging out is not shown to the next visitor', async () => {
  const { page, context } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  const { productId } = await back.piece('oxford-shirt', 'sky', 'M')
  const params = { store_id: 'main' } as const
  await member.api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params,
    body: { product_id: productId, is_wished: true },
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let fetched = () => {}
  const isFetched = new Promise<void>((resolve) => (fetched = resolve))
  await page.route('**/wishlist/ids', async (route) => {
    const response = await route.fetch()
    fetched()
    await released
    await route.fulfill({ response })
  })
  await page.goto('/shop/main/wishlist')
  await isFetched
  await page.getByRole('button', { name: words.en.shell.account }).click()
  await page.getByRole('button', { name: words.en.shell.logOut }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('shop.wishlist'))
  await expect.poll(stored).toBe('[]')
  await page.evaluate(() => {
    const setItem = localStorage.setItem.bind(localStorage)
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this !== localStorage) return
      if (key === 'shop.wishlist') document.documentElement.dataset['wishes'] += value
      setItem(key, value)
    }
  })
  release()
  await page.getByText(words.en.shell.loggedOut).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('data-wishes')).toContain('[]')
  expect(await page.locator('html').getAttribute('data-wishes')).not.toContain(productId)
})
