import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { backroom } from './staff-fixtures.ts'
import { openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, checkout, product } = words.en

test('on a slow connection early presses open a picture and fill the cart in order', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const { page, context } = await shop.visitor({ viewport: phone })
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto(shirt.path.replace(/\?.*/, '?colour=white'), { waitUntil: 'commit' })
  const picture = page.getByRole('link', { name: product.enlarge('') }).first()
  await picture.click()
  // The press is acknowledged before there is anything to show.
  expect(await picture.getAttribute('aria-busy')).toBe('true')
  const zoom = page.getByRole('dialog').filter({ has: page.locator('.zoom-stage') })
  await zoom.waitFor()
  expect(await picture.getAttribute('aria-busy')).toBeNull()
  await zoom.getByRole('button', { name: product.close }).click()
  await page.goto(shirt.path.replace(/\?.*/, '?colour=white'), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^M/ }).check({ force: true })
  await page.getByLabel(product.quantity).fill('2')
  await shopper(page, 'en').addButton.click()
  await page.getByText(cart.added).first().waitFor()
  await expect.poll(() => back.inCarts(shirt)).toEqual([2])
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

test('a press that waits for a part of the application shows progress until it arrives', async () => {
  const { page } = await shop.visitor()
  const { path } = await back.piece('oxford-shirt', 'white', 'M')
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/zoom-dialog-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path)
  await shopper(page, 'en').wake()
  const picture = page.getByRole('link', { name: product.enlarge('') }).first()
  await picture.click()
  await expect.poll(() => picture.getAttribute('aria-busy')).toBe('true')
  letThrough()
  await page.locator('.zoom-stage').waitFor()
  expect(await picture.getAttribute('aria-busy')).toBeNull()
  expect(await page.locator('html').getAttribute('data-waiting')).toBeNull()
})

test('a checkout filled in before its scripts arrive is sent as filled in', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'S')
  await back.leave(shirt, 5)
  const { page, context, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.addItems(shirt)
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letThrough = await holdScripts(page)
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

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}
