import type { Page } from 'playwright'
import { expect, test } from 'vitest'
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

const visits = visitsOf(
  { locale: 'zh', viewport: { width: 390, height: 844 } },
  { locale: 'en', viewport: { width: 1280, height: 900 } },
)

const publicPages = ['/', '/shop/main/product', shirt.path, gone.path]

test.each(visits)('nothing moves on a first visit in $locale', async ({ locale, viewport }) => {
  for (const path of publicPages) {
    const { page } = await shop.visitor({ viewport, language: locale })
    await watchLayoutShifts(page)
    await openWhole(page, localePath(locale, path))
    await expectStill(page, path)
  }
})

test('what is there of a page that is still coming stands where it will', async () => {
  const { page } = await shop.visitor({ viewport: { width: 1280, height: 900 } })
  for (const path of [...publicPages, '/faq', '/lookbook', '/order/track', '/no-such-page']) {
    await openWhole(page, path)
    expect.soft(await movedWithoutTheRest(page), path).toEqual([])
  }
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

/** Parts of the page that move while it is taken away element by element, from its end. */
function movedWithoutTheRest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > *')]
    const tops = parts.map((part) => part.getBoundingClientRect().top)
    const moved = new Set<string>()
    const elements = [...document.querySelectorAll('main *, main ~ *')].toReversed()
    for (const [index, element] of elements.entries()) {
      element.remove()
      if (index % 5 > 0) continue
      for (const [at, part] of parts.entries()) {
        if (!part.firstElementChild) continue
        const by = part.getBoundingClientRect().top - Number(tops[at])
        if (Math.abs(by) > 1) moved.add(`${part.localName} ${part.className}`)
      }
    }
    return [...moved]
  })
}

async function expectStill(page: Page, path: string): Promise<void> {
  const { score, moved } = await layoutShiftsOf(page)
  expect.soft(score, `${path}\n${moved.join('\n')}`).toBeLessThan(0.005)
}
