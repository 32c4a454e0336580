import { expect, test } from 'vitest'
import { authentication as auth } from '#storefront/messages/en/authentication.ts'
import { newsletter } from '#storefront/messages/en/newsletter.ts'
import { shopping } from '#storefront/messages/en/shopping.ts'
import { outboxOf } from './outbox.ts'
import { backroom } from './staff-fixtures.ts'
import { plainPage } from './plain-page.ts'
import { openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, product } = words.zh

test('an item found, chosen and added without scripts is in the cart when scripts run', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const { page, context } = await shop.visitor({ hasScript: false })
  const me = shopper(page, 'en')
  await me.go('/shop/main/product')
  await page.locator('#filter-form input[name=category][value=shirts]').check()
  await page.locator('#filter-form').getByRole('button', { name: words.en.catalogue.apply }).click()
  await page.waitForURL(/category=shirts/)
  await page.getByRole('link', { name: '繁體中文' }).first().click()
  await page.waitForURL(/\/zh\/shop\/main\/product\?category=shirts/)
  await page.locator(`main a[href*="${shirt.productId}"]`).first().click()
  await page.waitForURL(/\/zh\/shop\/main\/product\/prd_/)
  await choose(page.locator('input[name=colour][value=white]'))
  await page.getByRole('button', { name: product.showColour }).click()
  await page.waitForURL(/colour=white/)
  await page.locator('main img[alt*="白"]').first().waitFor({ state: 'attached' })
  await choose(page.getByRole('radio', { name: /^M/ }))
  await page.getByRole('button', { name: product.add, exact: true }).first().click()
  await page.waitForURL('/zh/shop/main/cart')
  expect(await page.locator('main').innerText()).toContain(cart.needsScript)
  expect(await back.inCarts(shirt)).toEqual([1])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).toEqual(expect.arrayContaining(['auth.token', 'auth.temporary']))

  const scripted = await shop.visitor()
  await scripted.context.addCookies(await context.cookies())
  const again = shopper(scripted.page, 'zh')
  await again.go('/shop/main/cart')
  await scripted.page.getByRole('heading', { name: '牛津' }).waitFor()
  const accounts = await back.countAccounts()
  await again.addItems(shirt)
  await expect.poll(() => back.inCarts(shirt)).toEqual([2])
  expect(await back.countAccounts()).toBe(accounts)
})

test('without scripts a refused form shows the reason and keeps the choices', async () => {
  const shirt = await back.piece('oxford-shirt', 'sky', 'L')
  await back.leave(shirt, 2)
  const { page } = await shop.visitor({ hasScript: false })
  const me = shopper(page, 'zh')
  await me.go(shirt.path.replace(/\?.*/, '?colour=sky'))
  await page
    .getByRole('button', { name: product.add, exact: true })
    .or(page.getByRole('button', { name: product.chooseSize }))
    .first()
    .click()
  const size = page.getByRole('radio', { name: /^L/ })
  // The browser's own validation asks for the size.
  expect(await size.evaluate((radio: HTMLInputElement) => radio.validity.valueMissing)).toBe(true)
  await choose(size)
  await page.getByLabel(product.quantity).fill('2')
  await back.leave(shirt, 1)
  await page.getByRole('button', { name: product.add, exact: true }).first().click()
  await page.getByText(product.noMoreThan(1)).first().waitFor()
  expect(await size.isChecked()).toBe(true)
  expect(await back.inCarts(shirt)).toEqual([])
  await page.getByLabel(product.quantity).fill('1')
  await page.getByRole('button', { name: product.add, exact: true }).first().click()
  await page.waitForURL('/zh/shop/main/cart')
  expect(await back.inCarts(shirt)).toEqual([1])
})

test('without scripts an expired session is renewed when the next item is added', async () => {
  const tee = await back.piece('heavyweight-tee', 'white', 'M')
  await back.leave(tee, 5)
  const { page } = await shop.visitor({ hasScript: false })
  const me = shopper(page, 'cn')
  const add = page.getByRole('button', { name: words.cn.product.add, exact: true }).first()
  await me.go(tee.path)
  await add.click()
  await page.waitForURL('/cn/shop/main/cart')
  const accounts = await back.countAccounts()
  await back.endSessions()
  await me.go(tee.path)
  await add.click()
  await page.waitForURL('/cn/shop/main/cart')
  expect(await back.inCarts(tee)).toEqual([2])
  expect(await back.countAccounts()).toBe(accounts)
})

test('without scripts pages say what they can do, and offer nothing that they cannot', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  const { page, troubles } = await shop.visitor({ viewport: phone, hasScript: false })
  const { journal, order } = words.en
  const compare = await plainPage(
    shop,
    `/shop/main/compare?ids=${shirt.productId},${tee.productId}`,
  )
  expect(compare.text).toContain(shopping.compare.title)
  expect(compare.text).toContain(shopping.compare.rows.fabric)
  expect(compare.links).toContainEqual({
    name: shopping.compare.removeOf('Oxford shirt'),
    href: `/shop/main/compare?ids=${tee.productId}`,
  })
  const map = await plainPage(shop, '/sitemap')
  expect(map.links).toContainEqual({ name: journal.articles, href: '/articles' })
  const thanks = await plainPage(shop, '/result/order/success')
  expect(thanks.links.map(({ name }) => name)).toContain(order.track)

  await page.goto('/authentication/login/email')
  await page.getByRole('heading', { name: auth.login, level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: auth.logInByCode }).isVisible()).toBe(false)

  for (const path of ['order/track/email', 'order/upload-payment-proof/phone']) {
    await page.goto(`/shop/main/${path}`)
    expect(await page.getByRole('main').innerText()).toContain(order.needsScript)
    expect(await page.getByLabel(order.orderNumber).isVisible()).toBe(false)
  }
  expect(troubles).toEqual([])
})

test('without scripts the newsletter is subscribed to and confirmed', async () => {
  const read = outboxOf(shop)
  const { publicUrl: origin } = shop.ctx.settings
  const send = (address: string, fields: Record<string, string>) =>
    fetch(new URL(address, origin), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(fields),
    })
  const refused = await send('/newsletter', { email: 'reader@nosuch' })
  expect(await refused.text()).toContain('Invalid email')
  const taken = await send('/newsletter', { email: 'plain.reader@example.com' })
  expect(await taken.text()).toContain(newsletter.sentTitle)
  const link = await read('plain.reader@example.com', /http\S+\/api\/newsletter\/[\w-]+/)
  const page = await fetch(link)
  expect(await page.text()).toMatch(/<form[^>]* method="post"/)
  const confirmed = await send(link, {})
  expect(new URL(confirmed.url).pathname).toBe('/result/newsletter/success')
  expect(confirmed.status).toBe(200)
})
