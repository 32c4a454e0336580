import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { openWhole } from './every-route/open-whole.ts'
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts'
import { aMember, giveHistory, order } from './member.ts'
import { openShop } from './shop.ts'
import { shopper } from './shopper.ts'
import { backroom } from './staff-fixtures.ts'
import { visitsOf } from './visits.ts'

/** Nothing moves once it is shown. */

const shop = await openShop({}, { hasMotion: true })
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
const tee = await back.piece('heavyweight-tee', 'navy', 'M')
const gone = await back.piece('oxford-shirt', 'white', 'S')
for (const item of [shirt, tee]) await back.leave(item, 50)
await back.leave(gone, 0)

interface Way {
  locale: Locale
  viewport: { width: number; height: number }
}

const onPhone: Way = { locale: 'zh', viewport: { width: 390, height: 844 } }
const onDesk: Way = { locale: 'en', viewport: { width: 1280, height: 900 } }
const visits = visitsOf(onPhone, onDesk)

const publicPages = ['/', '/shop/main/product', shirt.path, gone.path]

/** A page of each kind; lists with few products, since each has many parts. */
const kinds = [
  '/',
  shirt.path,
  '/about-us',
  '/contact-us',
  '/faq',
  '/size-guide',
  '/terms-of-service/privacy-policy',
  '/authentication/register/email',
  '/posts',
  '/posts/repair-saturday',
  '/articles/journal',
  '/lookbook',
  '/sitemap',
  '/shop/main/category/coats/product',
  '/shop/main/category/coats/product?view=list',
  '/shop/main/product?keyword=oxfrod',
  `/shop/main/product/${shirt.productId}/oxford-shirt/reviews`,
  `/shop/main/compare?ids=${shirt.productId},${tee.productId}`,
  '/shop/main/cart',
  '/shop/main/order/track/email',
  '/result/order/success',
  '/no-such-page',
]

test.each(visits)('nothing moves on a first visit in $locale', async ({ locale, viewport }) => {
  for (const path of publicPages) {
    const { page } = await shop.visitor({ viewport, language: locale })
    await watchLayoutShifts(page)
    await openWhole(page, localePath(locale, path))
    await expectStill(page, path)
  }
})

test('what is there of a page that is still coming stands where it will', async () => {
  for (const { locale, viewport } of [onPhone, onDesk]) {
    const { page } = await shop.visitor({ viewport, hasScript: false })
    for (const path of kinds) {
      await page.goto(localePath(locale, path))
      expect.soft(await movedWithoutTheRest(page), path).toEqual([])
    }
  }
})

test('heading and menu button of an account page show once both are there', async () => {
  const { page } = await shop.visitor({ viewport: onPhone.viewport, hasScript: false })
  await page.goto('/account')
  const heading = page.locator('main h1')
  await heading.waitFor()
  await heading.evaluate((title) => {
    const [label] = [...(title.nextElementSibling?.childNodes ?? [])].slice(-1)
    title.parentElement?.nextElementSibling?.remove()
    label?.remove()
  })
  expect(await heading.isVisible()).toBe(false)
})

test.each(visits)(
  'nothing moves from home to the account in $locale',
  { timeout: 300_000 },
  async ({ locale, viewport }) => {
    const { page, context } = await shop.visitor({ viewport, language: locale })
    const member = await aMember(shop, context)
    await giveHistory(shop, back, member)
    const [first, second] = [await order(shop, member, shirt), await order(shop, member, tee)]
    for (const { id } of [shirt, tee]) await addToCart(member, id)
    await watchLayoutShifts(page)
    const open = (path: string) => openWhole(page, localePath(locale, path))
    const paths = [
      ...publicPages,
      '/shop/main/cart',
      '/shop/main/checkout',
      `/result/order/success?order=${first}`,
      `/shop/main/order/${second}`,
      '/account',
      '/account/membership',
      '/account/orders',
    ]
    for (const path of paths) {
      await open(path)
      await expectStill(page, path)
    }
    for (const path of [`/result/order/success?order=${first}`, `/shop/main/order/${second}`]) {
      await open(path)
      await expectStill(page, path)
      const field = page.locator('input[name=proof]').first()
      await field.evaluate((input) => input.scrollIntoView({ block: 'center' }))
      await shopper(page, locale).uploadProof()
      await expectStill(page, `proof sent: ${path}`)
    }
  },
)

/**
 * Texts and pictures that move while the page is taken away block by block, from its end. Those in one
 * row with the block, which may be centred, or in one packet with it do not count.
 */
function movedWithoutTheRest(page: Page): Promise<string[]> {
  return page.evaluate((packet) => {
    const elements = [...document.querySelectorAll('main, main *, main ~ *')]
    const lengths = new Map(elements.map((element) => [element, element.outerHTML.length]))
    const boxes = new Map(elements.filter(isContent).map((element) => [element, boxOf(element)]))
    const blocks = elements.filter((element) => getComputedStyle(element).display !== 'inline')
    const moved: string[] = []
    for (const block of blocks.toReversed()) {
      const [gone, parent] = [boxOf(block), block.parentElement]
      block.remove()
      if (gone.bottom === gone.top) continue
      for (const [content, was] of boxes) {
        if (!content.isConnected) {
          boxes.delete(content)
          continue
        }
        const now = boxOf(content)
        boxes.set(content, now)
        const isOneRow = was.top < gone.bottom && gone.top < was.bottom
        if (isOneRow || Math.abs(now.top - was.top) <= 8 || !isVisible(content)) continue
        if (isInOnePacket(content, parent)) continue
        moved.push(`${nameOf(content)} by ${now.top - was.top} px without ${nameOf(block)}`)
      }
    }
    return moved

    function isContent(element: Element): boolean {
      const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
      const isPicture = element instanceof HTMLImageElement
      return isVisible(element) && (isPicture || [...element.childNodes].some(isText))
    }
    function isVisible(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true })
    }
    function boxOf(element: Element): { top: number; bottom: number } {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) }
    }
    function isInOnePacket(content: Element, parent: Element | null): boolean {
      let around = parent
      while (around && !around.contains(content)) around = around.parentElement
      return around !== null && (lengths.get(around) ?? Infinity) <= packet
    }
    function nameOf(element: Element): string {
      const { localName, textContent } = element
      return `<${localName} ${element.getAttribute('class') ?? ''}> ${textContent.trim().slice(0, 20)}`
    }
  }, 1400)
}

async function expectStill(page: Page, path: string): Promise<void> {
  const { score, moved } = await layoutShiftsOf(page)
  expect.soft(score, `${path}\n${moved.join('\n')}`).toBeLessThan(0.005)
}
