import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { holdFiles } from './hold-files.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop, phone } from './shop.ts'
import { choose, shopper, words } from './shopper.ts'

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
  await choose(page.getByRole('radio', { name: /^M/ }))
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
