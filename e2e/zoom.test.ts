import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shopping } from '#storefront/messages/en/shopping.ts'
import { fingersOn, type Touch } from './fingers.ts'
import { desk, expectAccessible, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop({}, { hasPictures: true })
const { product } = words.en
const { zoom } = shopping
const oxford = '/shop/main/product/oxford-shirt'
const middle = { x: phone.width / 2, y: phone.height / 2 }

async function openZoom(viewport = phone, path = oxford, link = product.enlarge('')) {
  const { page, troubles } = await shop.visitor({ viewport })
  const me = shopper(page, 'en')
  await me.go(path)
  await me.wake()
  const pressed = page.getByRole('link', { name: link }).first()
  const onPage = await boxOf(page, '.picture')
  await pressed.click()
  await page.locator('#zoom').waitFor()
  return { page, pressed, onPage, troubles }
}

function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left, top, width, height }
    })
}

const shownPicture = '#zoom [data-shown] > .zoom-picture'

/** The point of the picture under a point of the screen, as fractions of its sides. */
async function under(page: Page, { x, y }: Touch) {
  const { left, top, width, height } = await boxOf(page, shownPicture)
  return { x: (x - left) / width, y: (y - top) / height }
}

/** Expects a rendered picture in the middle of the screen. */
async function expectPictureInTheMiddle(page: Page) {
  const countThere = () =>
    page.evaluate(({ x, y }) => {
      const found = document.elementsFromPoint(x, y)
      return found.filter(
        (element) =>
          element instanceof HTMLImageElement &&
          element.naturalWidth > 0 &&
          element.closest('#zoom') !== null,
      ).length
    }, middleOf(page))
  // A new image element may take a moment even if its file is cached.
  await expect.poll(countThere).toBeGreaterThan(0)
}

/** Width as a fraction of the screen's, of which a scrollbar may take some. */
async function expectWidth(page: Page, share: number) {
  const screen = (await boxOf(page, '#zoom')).width
  await expect
    .poll(async () => (await boxOf(page, shownPicture)).width)
    .toBeCloseTo(screen * share, 1)
}

function middleOf(page: Page): Touch {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return { x: width / 2, y: height / 2 }
}

test('on a phone a picture opens as wide as the screen, before the larger file has loaded', async () => {
  const { page, context } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'en')
  await me.go(oxford)
  await me.wake()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.picture')?.complete)
  await context.route('**/1440.webp', () => {
    // Never answered, as on a very slow connection.
  })
  await page
    .getByRole('link', { name: product.enlarge('') })
    .first()
    .tap()
  await page.locator('#zoom').waitFor()
  await expectWidth(page, 1)
  await expectPictureInTheMiddle(page)
})

test('in landscape on a phone a picture opens no smaller than on its page', async () => {
  const { page, onPage } = await openZoom({ width: 590, height: 360 })
  expect((await boxOf(page, shownPicture)).width).toBeGreaterThanOrEqual(onPage.width - 1)
  await expectPictureInTheMiddle(page)
})

test('a tap enlarges the tapped spot, and another shows the whole picture again', async () => {
  const { page, troubles } = await openZoom()
  const point = { x: 220, y: 420 }
  const before = await under(page, point)
  await page.touchscreen.tap(point.x, point.y)
  await expectWidth(page, 2.5)
  const after = await under(page, point)
  expect(after.x).toBeCloseTo(before.x, 2)
  expect(after.y).toBeCloseTo(before.y, 2)
  await expectPictureInTheMiddle(page)
  await page.getByRole('button', { name: zoom.smaller }).tap()
  await expectWidth(page, 1)
  expect(troubles).toEqual([])
})

test('pinching enlarges around the point between the fingers', async () => {
  const { page } = await openZoom()
  const fingers = await fingersOn(page)
  const from = [
    { x: 150, y: 380 },
    { x: 210, y: 380 },
  ]
  const to = [
    { x: 60, y: 380 },
    { x: 300, y: 380 },
  ]
  const between = { x: 180, y: 380 }
  const before = await under(page, between)
  await fingers.down(...from)
  await fingers.move(from, to, async () => {
    const now = await under(page, between)
    expect(now.x).toBeCloseTo(before.x, 2)
    expect(now.y).toBeCloseTo(before.y, 2)
    await expectPictureInTheMiddle(page)
  })
  await fingers.up()
  await expectWidth(page, 4)
  await expectPictureInTheMiddle(page)
})

test('a double tap enlarges once; the picture then follows a finger, and stops at its edge', async () => {
  const { page } = await openZoom()
  const fingers = await fingersOn(page)
  const { down, up } = fingers
  // Sent together: the time between two answers is the machine's, not a finger's.
  await Promise.all([down(middle), up(), down(middle), up()])
  await expectWidth(page, 2.5)
  const before = await under(page, middle)
  await fingers.down(middle)
  await fingers.move([middle], [{ x: middle.x + 60, y: middle.y + 40 }])
  await expect
    .poll(() => under(page, { x: middle.x + 60, y: middle.y + 40 }))
    .toEqual({ x: expect.closeTo(before.x, 2), y: expect.closeTo(before.y, 2) })
  await fingers.move([middle], [{ x: 3000, y: 3000 }], () => expectPictureInTheMiddle(page))
  await fingers.up()
  await expect.poll(async () => (await boxOf(page, shownPicture)).left).toBeCloseTo(0)
  expect((await boxOf(page, shownPicture)).top).toBeCloseTo(0, 0)
  await page.locator('#zoom').getByText('1 / 5').waitFor()
})

test.each(['ltr', 'rtl'])('a swipe shows the next picture (%s)', async (direction) => {
  const { page } = await openZoom()
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
  const fingers = await fingersOn(page)
  const [near, far] = direction === 'ltr' ? [300, 60] : [60, 300]
  const places = direction === 'ltr' ? ['2 / 5', '3 / 5', '4 / 5', '5 / 5', '5 / 5'] : ['2 / 5']
  for (const seen of places) {
    await fingers.down({ x: near, y: 300 })
    await fingers.move([{ x: near, y: 300 }], [{ x: far, y: 300 }])
    await fingers.up()
    await page.locator('#zoom').getByText(seen).waitFor()
    await expect.poll(async () => (await boxOf(page, shownPicture)).left).toBe(0)
    await expectWidth(page, 1)
  }
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('[data-shown] img')?.naturalWidth,
  )
  await expectPictureInTheMiddle(page)
})

test('keys and wheel zoom, pan and change pictures; Esc returns to the pressed picture', async () => {
  const { page, pressed, troubles } = await openZoom(desk)
  const large = page.getByRole('dialog', { name: 'Oxford shirt, sky blue, front' })
  await large.waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(product.pictureOf(2, 5, 'Oxford shirt, sky blue, back')).waitFor()
  const fitted = await boxOf(page, shownPicture)
  expect(fitted.height).toBeCloseTo(desk.height)
  const now = async (side: 'width' | 'top') => (await boxOf(page, shownPicture))[side]
  await page.keyboard.press('+')
  await expect.poll(() => now('width')).toBeCloseTo(fitted.width * 1.5)
  const top = await now('top')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => now('top')).toBeCloseTo(top - 80)
  await page.keyboard.press('-')
  await expect.poll(() => now('width')).toBeCloseTo(fitted.width)

  const point = { x: 700, y: 500 }
  const seen = await under(page, point)
  await page.mouse.move(point.x, point.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => now('width')).toBeGreaterThan(1500)
  expect((await under(page, point)).y).toBeCloseTo(seen.y, 2)
  await page.mouse.dblclick(point.x, point.y)
  await expect.poll(() => now('width')).toBeCloseTo(fitted.width)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('#zoom').count()).toBe(0)
  expect(await pressed.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
})

test('the pictures of a story open in the same viewer', async () => {
  const { page, pressed, troubles } = await openZoom(phone, '/posts/twelve-to-twenty-degrees')
  await expectWidth(page, 1)
  await page.getByRole('button', { name: product.close }).tap()
  await expect.poll(() => page.locator('#zoom').count()).toBe(0)
  expect(await pressed.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
})
