import type { BrowserContext, Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { authentication as auth } from '#storefront/messages/en/authentication.ts'
import { shopping } from '#storefront/messages/en/shopping.ts'
import { sharedWishlistPath } from '#storefront/paths.ts'
import { holdFiles } from './hold-files.ts'
import { giveWish, register, shareWishlist } from './member.ts'
import { outboxOf } from './outbox.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

const shop = await openShop({}, { hasPictures: true, hasMotion: true })
const back = backroom(shop)
const { cart, checkout, product } = words.en
const { compare } = shopping

/** A line of 400 kbit/s and 400 ms. */
async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

test('on a slow connection early presses open a picture and fill the cart in order', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const { page, context } = await shop.visitor({ viewport: phone })
  await slowDown(page, context)
  await page.goto(shirt.path.replace(/\?.*/, '?colour=white'), { waitUntil: 'commit' })
  const picture = page.getByRole('link', { name: product.enlarge('') }).first()
  await picture.click()
  // The press is acknowledged before there is anything to show.
  expect(await picture.getAttribute('aria-busy')).toBe('true')
  const zoom = page.getByRole('dialog').filter({ has: page.locator('.zoom-stage') })
  await zoom.waitFor()
  await expect.poll(() => picture.getAttribute('aria-busy')).toBeNull()
  await zoom.getByRole('button', { name: product.close }).click()
  await page.goto(shirt.path.replace(/\?.*/, '?colour=white'), { waitUntil: 'commit' })
  await choose(page.getByRole('radio', { name: /^M/ }))
  await page.getByLabel(product.quantity).fill('2')
  await shopper(page, 'en').addButton.click()
  await page.getByText(cart.added).first().waitFor()
  await expect.poll(() => back.inCarts(shirt)).toEqual([2])
})

test('on a slow connection a shared list sells, and a code signs in, by early presses', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const member = await register(shop)
  await giveWish(member, shirt)
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  await slowDown(page, context)
  await page.goto(sharedWishlistPath(await shareWishlist(member)), { waitUntil: 'commit' })
  await choose(page.getByRole('radio', { name: 'White' }))
  await choose(page.getByRole('radio', { name: /^M( |,|$)/ }))
  await page.getByRole('button', { name: `${product.add}: Oxford shirt` }).click()
  await page.getByText(cart.added).first().waitFor()
  await expect.poll(() => back.inCarts(shirt)).toContain(1)

  await page.goto('/authentication/login/email', { waitUntil: 'commit' })
  await page.getByRole('button', { name: auth.logInByCode }).click()
  await page.getByRole('button', { name: auth.sendCode }).waitFor()
  await page.goto('/sitemap', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: words.en.journal.articles }).click()
  await page.getByRole('heading', { name: words.en.journal.articles, level: 1 }).waitFor()
  expect(troubles).toEqual([])
})

test('on a slow connection two products are compared, and the newsletter is signed up to', async () => {
  const [shirt, tee] = await Promise.all([
    back.piece('oxford-shirt', 'white', 'M'),
    back.piece('heavyweight-tee', 'white', 'M'),
  ])
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  await slowDown(page, context)
  const ids = `${shirt.productId},${tee.productId}`
  await page.goto(`/shop/main/compare?ids=${ids}`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: compare.removeOf('Oxford shirt') }).click()
  await page.getByRole('columnheader', { name: /Oxford/ }).waitFor({ state: 'detached' })

  await page.goto('/newsletter', { waitUntil: 'commit' })
  const form = page.getByRole('main')
  await form.getByRole('textbox').fill('slow.reader@example.com')
  await form.getByRole('button').click()
  await page.getByText('slow.reader@example.com').waitFor()
  const mail = outboxOf(shop)
  const link = await mail('slow.reader@example.com', /http\S+\/api\/newsletter\/[\w-]+/)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByRole('button').click()
  await page.waitForURL('/result/newsletter/success', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/result'))
  expect(troubles).toEqual([])
})

test('a quantity typed before the size is chosen is the quantity added to the cart', async () => {
  const shirt = await back.piece('oxford-shirt', 'sky', 'L')
  await back.leave(shirt, 5)
  const { page } = await shop.visitor()
  await page.goto(shirt.path.replace(/\?.*/, '?colour=sky'))
  await page.getByLabel(product.quantity).fill('2')
  await shopper(page, 'en').add('L')
  await expect.poll(() => back.inCarts(shirt)).toEqual([2])
})

/** The moving bar of a button that is busy. */
const busyStyle = (button: Locator) =>
  button.evaluate((pressed) => {
    const { content, animationName, height, width, backgroundImage } = getComputedStyle(
      pressed,
      '::after',
    )
    return {
      isDrawn: content !== 'none' && backgroundImage.includes('gradient'),
      isMoving: animationName !== 'none',
      height: Number.parseFloat(height),
      isWide: Number.parseFloat(width) > pressed.getBoundingClientRect().width * 0.9,
    }
  })

test('the add button pressed before React runs shows that it is busy', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'L')
  await back.leave(shirt, 5)
  const { page } = await shop.visitor({ viewport: phone })
  const letThrough = await holdFiles(page, '**/assets/*.js')
  await page.goto(shirt.path, { waitUntil: 'commit' })
  const { addButton } = shopper(page, 'en')
  expect(await busyStyle(addButton)).toMatchObject({ isDrawn: false })
  await addButton.click()
  await expect.poll(() => addButton.getAttribute('aria-busy')).toBe('true')
  expect(await busyStyle(addButton)).toEqual({
    isDrawn: true,
    isMoving: true,
    height: 3,
    isWide: true,
  })
  letThrough()
  await page.getByText(cart.added).first().waitFor()
  await expect.poll(() => addButton.getAttribute('aria-busy')).toBeNull()
  expect(await busyStyle(addButton)).toMatchObject({ isDrawn: false })
  await expect.poll(() => back.inCarts(shirt)).toEqual([1])
})

test('presses on a slow phone before any script runs add one item', async () => {
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  await back.leave(tee, 9)
  const { page, context } = await shop.visitor()
  const me = shopper(page, 'en')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await me.go(tee.path)
  await me.addButton.dblclick()
  await page.getByText(cart.added).waitFor()
  await expect.poll(() => back.inCarts(tee)).toEqual([1])
})

test('a checkout filled in before its scripts arrive is sent as filled in', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'S')
  await back.leave(shirt, 5)
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.addItems(shirt)
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letThrough = await holdFiles(page, '**/assets/*.js')
  await page.goto('/shop/main/checkout', { waitUntil: 'commit' })
  await me.fillContact()
  await me.fillAddress()
  await me.choose(/^Card/)
  await me.place()
  letThrough()
  // Without a price yet, the shop shows it first and waits for another press.
  const notice = page.getByText(checkout.totalIs('').trim())
  const gateway = page.getByText('Pay by card')
  await notice.or(gateway).first().waitFor()
  if (await notice.isVisible()) {
    await me.expectTypedKept()
    await me.place()
  }
  await page.waitForURL(/\/gateway\/tgs_/)
  expect(troubles).toEqual([])
})

test('text typed while React starts is searched for in full', async () => {
  const { page, context } = await shop.visitor()
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/about-us', { waitUntil: 'commit' })
  const field = page.locator('#header-keyword')
  await field.focus()
  await page.keyboard.type('linen shirt for the summer', { delay: 60 })
  await page.waitForFunction(() => !('early' in window))
  expect(await field.inputValue()).toBe('linen shirt for the summer')
})

const fades = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getAnimations().length)

test('a press on a page that is still fading in counts', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.go('/shop/main/product?keyword=oxford')
  await me.wake()
  const animations = await context.newCDPSession(page)
  await animations.send('Animation.enable')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  await page.locator(`main a[href*="${shirt.productId}"]`).first().click()
  await page.waitForURL(/\/product\/prd_/)
  await choose(page.getByRole('radio', { name: 'White' }))
  await choose(page.getByRole('radio', { name: /^M/ }))
  await me.addButton.click()
  expect(await fades(page)).toBe(1)
  await expect.poll(() => back.inCarts(shirt)).toContain(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await page.waitForURL(/keyword=oxford/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => fades(page)).toBe(0)
  expect(troubles).toEqual([])
})
