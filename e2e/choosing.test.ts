import { expect, test } from 'vitest'
import { wishlist } from '#storefront/messages/en/wishlist.ts'
import { plainPage } from './plain-page.ts'
import { desk, expectNoSideScroll, openShop } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop()
const { catalogue, product } = words.en
const oxford = '/shop/main/product/oxford-shirt'

test('a wrong slug redirects permanently to the right one, in the language of the page', async () => {
  const { address } = await plainPage(shop, oxford)
  const [, id = ''] = /\/product\/(prd_\w+)\/oxford-shirt$/.exec(address) ?? []
  const answer = await fetch(`${shop.url}/zh/shop/main/product/${id}/old-name?colour=navy`, {
    redirect: 'manual',
  })
  expect(answer.status).toBe(301)
  expect(decodeURI(answer.headers.get('location') ?? '')).toBe(
    `/zh/shop/main/product/${id}/牛津恤衫?colour=navy`,
  )
})

test('the button asks for a size; colour, size and button in quick succession add that variant', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
  await page.getByRole('button', { name: product.chooseSize }).click()
  await page.locator('.field-error').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('size')
  await page.evaluate(() => {
    for (const place of ['[value=navy]', '[name=size][value=M]', '#buy-button']) {
      document.querySelector<HTMLElement>(`#buy ${place}`)?.click()
    }
  })
  await page.getByText(words.en.cart.added).first().waitFor()
  await page.getByText('Navy / M').first().waitFor()
  await page.waitForURL(/\?variant=var_\w+$/)
  expect(troubles).toEqual([])
})

test('colour and size change pictures, texts and URL without leaving the page', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.data|document/.test(request.url())) requests.push(request.url())
  })
  await choose(page.getByRole('radio', { name: 'Navy' }))
  await page.waitForURL(/\?colour=navy$/)
  await page.getByRole('img', { name: 'Oxford shirt, navy, front' }).waitFor()
  await choose(page.getByRole('radio', { name: /^M\b/ }))
  await page.waitForURL(/\?variant=var_\w+$/)
  expect(requests).toEqual([])

  const { pathname, search } = new URL(page.url())
  const { html } = await plainPage(shop, pathname + search)
  const checked = [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(([input]) => input)
  for (const [name, value] of [
    ['colour', 'navy'],
    ['size', 'M'],
  ]) {
    const chosen = checked.filter((input) => input.includes(`name="${name}"`))
    expect(chosen).toEqual([expect.stringContaining(`value="${value}"`)])
  }
  expect(troubles).toEqual([])
})

test('a wish made in one tab updates the count in another', async () => {
  const { page, context, troubles } = await shop.visitor({ viewport: desk })
  const me = shopper(page, 'en')
  await me.go('/shop/main/category/shirts/product')
  await me.wake()
  for (const title of ['Oxford shirt', 'Brushed flannel shirt']) {
    await page.getByRole('button', { name: catalogue.wish(title), exact: true }).click()
  }
  const count = page.locator('[data-count=wishlist]').first()
  await expect.poll(() => count.textContent()).toBe('2')

  const other = await context.newPage()
  await other.goto('/shop/main/wishlist')
  const wishes = other.locator('li.wish')
  await expect.poll(() => wishes.count()).toBe(2)
  await other.getByRole('button', { name: wishlist.removeOf('Oxford shirt') }).click()
  await expect.poll(() => wishes.count()).toBe(1)
  await expect.poll(() => count.textContent()).toBe('1')
  await choose(other.getByRole('radio', { name: /^M( |,|$)/ }))
  await other.getByRole('button', { name: product.add }).click()
  await expect.poll(() => other.locator('[data-count=cart]').first().textContent()).toBe('1')
  expect(troubles).toEqual([])
})

test('the picture is large enough at every width', async () => {
  const { page } = await shop.visitor({ hasScript: false })
  await page.goto(oxford)
  const first = page.locator('.gallery-strip img').first()
  for (const width of [360, 577, 766, 767, 820, 990, 991, 1199, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideScroll(page)
    expect((await first.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(250)
  }
})

test('recently viewed products appear after the first, latest first, with one call', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  for (const handle of ['oxford-shirt', 'breton-tee', 'pique-polo']) {
    await me.go(`/shop/main/product/${handle}`)
    await me.wake()
    if (handle === 'oxford-shirt') expect(await page.locator('.recent').isVisible()).toBe(false)
  }
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/product-management/products/filter')) asked.push(request.url())
  })
  await page.locator('.recent').scrollIntoViewIfNeeded()
  const seen = page.locator('.recent').getByRole('link')
  await expect.poll(() => seen.allTextContents()).toEqual(['Breton tee', 'Oxford shirt'])
  expect(asked).toHaveLength(1)
  expect(troubles).toEqual([])
})
