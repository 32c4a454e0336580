import { expect, test } from 'vitest'
import { wishlist } from '#storefront/messages/en/wishlist.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop({}, { hasPictures: true })
const { catalogue, product } = words.en
const oxford = '/shop/main/product/oxford-shirt'

test('a wrong slug redirects permanently to the right one, in the language of the page', async () => {
  const { page } = await shop.visitor({ hasScript: false })
  await page.goto(oxford)
  const [, id = ''] = /\/product\/(prd_\w+)\/oxford-shirt$/.exec(page.url()) ?? []
  const answer = await fetch(
    new URL(`/zh/shop/main/product/${id}/old-name?colour=navy`, page.url()),
    {
      redirect: 'manual',
    },
  )
  expect(answer.status).toBe(301)
  expect(decodeURI(answer.headers.get('location') ?? '')).toBe(
    `/zh/shop/main/product/${id}/牛津恤衫?colour=navy`,
  )
})

test('without a size the button asks for one, and moves to the choice', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
  await page.getByRole('button', { name: product.chooseSize }).click()
  await page.locator('.field-error').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('size')
  await expectAccessible(page)
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
  const shared = page.url()

  const friend = await shop.visitor({ hasScript: false })
  await friend.page.goto(shared)
  expect(await friend.page.getByRole('radio', { name: 'Navy' }).isChecked()).toBe(true)
  expect(await friend.page.getByRole('radio', { name: /^M\b/ }).isChecked()).toBe(true)
  expect(troubles).toEqual([])
})

test('colour, size and button pressed in quick succession add that variant', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
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

test('a sold-out size can be chosen, and is shown as sold out', async () => {
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(`${oxford}?colour=pink`)
  await me.wake()
  const soldOut = page.getByRole('radio', { name: new RegExp(` – ${product.soldOut}$`) })
  await choose(soldOut.last())
  await page
    .getByText(product.soldOutHint)
    .or(page.getByText(product.soldOutIn('Pink')))
    .first()
    .waitFor()
  const button = page.locator('#buy-button')
  expect(await button.textContent()).toBe(product.soldOut)
  expect(await button.getAttribute('aria-disabled')).toBe('true')
})

test('without scripts the form shows a colour and fills the cart', async () => {
  const { page, context } = await shop.visitor({ hasScript: false })
  const me = shopper(page, 'en')
  await me.go(oxford)
  await choose(page.getByRole('radio', { name: 'Navy' }))
  await page.getByRole('button', { name: product.showColour }).click()
  await page.waitForURL(/colour=navy/)
  await page.getByRole('img', { name: 'Oxford shirt, navy, front' }).waitFor()
  await choose(page.getByRole('radio', { name: /^L\b/ }))
  await page.getByRole('button', { name: product.add, exact: true }).click()
  await page.waitForURL(/\/shop\/main\/cart$/)
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).toEqual(expect.arrayContaining(['auth.token', 'auth.temporary']))

  await me.go(`${oxford}?colour=pink`)
  await choose(page.getByRole('radio', { name: new RegExp(`${product.soldOut}$`) }).last())
  await page.locator('#buy-button').click({ force: true })
  expect(await page.locator('.buy').count()).toBe(1)
})

test('the size guide opens before scripts run, and switches to inches afterwards', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.go(oxford)
  await page.getByRole('button', { name: product.sizeGuide }).first().tap()
  const guide = page.getByRole('dialog', { name: product.sizeGuideOf('Oxford shirt') })
  await guide.waitFor()
  await guide.getByRole('row', { name: /^M 55\.5/ }).waitFor()
  await page.waitForFunction(() => !('early' in window))
  await guide.getByText(product.units.in).tap()
  await guide.getByRole('row', { name: /^M 21\.9/ }).waitFor()
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('pictures open large, change with arrow keys, and close with Esc', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
  const first = page.getByRole('link', { name: product.enlarge('Oxford shirt, sky blue, front') })
  await first.click()
  const large = page.locator('#zoom')
  await large.waitFor()
  await page.keyboard.press('ArrowRight')
  await large.getByText('2 / 5').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => large.count()).toBe(0)
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
})

test('on a phone a bar replaces the add button once it has scrolled away', async () => {
  const { page } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.go(oxford)
  await page.getByRole('heading', { level: 1 }).tap()
  await page.waitForFunction(() => !('early' in window))
  expect(await page.locator('.buy-bar').count()).toBe(0)
  await page.getByRole('heading', { name: product.related }).scrollIntoViewIfNeeded()
  await page.locator('.buy-bar').waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
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
  await expectAccessible(other)
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

test('recently viewed products appear at the end of a page, latest first, with one call', async () => {
  const { page, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  for (const handle of ['oxford-shirt', 'breton-tee', 'pique-polo']) {
    await me.go(`/shop/main/product/${handle}`)
    await me.wake()
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
