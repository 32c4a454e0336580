import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aGiftOf, aPromotion, noPromotions } from '#test/builders/promotions.ts'
import { shopping as en } from '#storefront/messages/en/shopping.ts'
import { shopping as zh } from '#storefront/messages/zh/shopping.ts'
import { misplaced, misplacedAt } from './geometry.ts'
import { beVisitor, order } from './member.ts'
import { expectNoSideScroll, openShop, type Visitor } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { smallTargets } from './small-targets.ts'
import { backroom } from './staff-fixtures.ts'
import { visitsOf } from './visits.ts'

/** Pictures are sharp and in their frames, texts have the room there is, cells are not empty. */

const shop = await openShop({}, { hasPictures: true })
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
const tee = await back.piece('heavyweight-tee', 'navy', 'M')
for (const item of [shirt, tee]) await back.leave(item, 50)
await noPromotions(shop.ctx)
const title = { en: 'A tee with a shirt', zh: '買恤衫送T恤', cn: '买衬衫送T恤' }
await aPromotion(shop.ctx, aGiftOf(tee.id), { title, minSpend: 30_000 })

async function filesOf(path: string): Promise<string> {
  const html = await (await fetch(shop.url + path)).text()
  return /\/files\/fil_\w+/.exec(html)?.[0] ?? ''
}

const { page: plain } = await shop.visitor()
const { page: sharpScreen } = await shop.visitor({ density: 2 })

/** A page with nothing but this in it, in the shop's origin, so that its pictures load. */
async function written(html: string, page = plain): Promise<Page> {
  await page.unroute('**/written')
  const body = `<!doctype html>${html}`
  await page.route('**/written', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/written')
  return page
}

const rowOf = (words: string, display: string) =>
  `<ul style="display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; width: 600px">
    <picture style="display: contents"><source style="display: ${display}" srcset="data:,"><svg width="64" height="80"></svg></picture>
    <p>${words}</p><p>HK$780</p>
  </ul>`

test('a source with a box is an empty cell of its row', async () => {
  const found = await misplaced(await written(rowOf('Oxford shirt', 'block')))
  expect(found[0]).toMatch(/^empty <source >/)
  expect(await misplaced(await written(rowOf('Oxford shirt', 'none')))).toEqual([])
})

test('a picture that is drawn larger than its file is found, and one out of its frame', async () => {
  const file = await filesOf(shirt.path)
  const image = (style: string) =>
    `<div style="width: 300px"><img alt="" src="${file}/320.webp" style="display: block; ${style}"></div>`
  const soft = await written(image('width: 300px'), sharpScreen)
  expect(await misplaced(soft)).toEqual([expect.stringContaining('320 px for 600')])
  const out = await written(image('width: 310px; max-width: none'))
  expect(await misplaced(out)).toEqual([expect.stringContaining('10 px out of <div')])
  const gone = await written('<img alt="Gone" src="/files/gone/320.webp" width="64" height="80">')
  expect(await misplaced(gone)).toEqual([expect.stringContaining('broken')])
  const whole = await written(image('width: 300px'))
  expect(await misplaced(whole)).toEqual([])
})

test('a text of one word per line is found where the row has room, and not where it has none', async () => {
  const column = (width: number) =>
    `<div style="display: flex; width: ${width}px"><p style="width: 40px; flex: none">White One size Gift</p></div>`
  expect(await misplaced(await written(column(300)))).toEqual([
    expect.stringContaining('White One size Gift'),
  ])
  expect(await misplaced(await written(column(40)))).toEqual([])
})

test('a small picture in a link that is hidden from screen readers is looked at, too', async () => {
  const file = await filesOf(shirt.path)
  const hidden = await written(
    `<a aria-hidden="true"><img alt="" src="${file}/320.webp" style="display: block; width: 600px"></a>`,
  )
  expect(await misplaced(hidden)).toEqual([expect.stringContaining('320 px for 600')])
})

test('a link is a small target unless its padding takes the press, too', async () => {
  const link = (style: string) => written(`<p><a href="/faq" style="${style}">Questions</a></p>`)
  const of = 'a'
  expect(await smallTargets(await link('font-size: 12px'), { of })).toHaveLength(1)
  expect(await smallTargets(await link('font-size: 12px; padding-block: 8px'), { of })).toEqual([])
})

test('a text over another is found, and one that is cut off without an ellipsis', async () => {
  const lines = (style: string) =>
    `<div style="line-height: 20px"><p style="margin: 0">Oxford shirt</p><p style="margin: ${style}">HK$780</p></div>`
  expect(await misplaced(await written(lines('-20px 0 0')))).toEqual([
    expect.stringContaining('"Oxford shirt" <p > is over "HK$780"'),
  ])
  expect(await misplaced(await written(lines('0')))).toEqual([])
  const cut = (style: string) =>
    `<p style="width: 60px; overflow: hidden; white-space: nowrap; ${style}">A long name of a shirt</p>`
  expect(await misplaced(await written(cut('')))).toEqual([expect.stringContaining('is cut off')])
  expect(await misplaced(await written(cut('text-overflow: ellipsis')))).toEqual([])
})

test('an amount that goes on in the next line is found', async () => {
  const amount = (width: number) =>
    `<p style="width: ${width}px; overflow-wrap: anywhere">HK$12,980</p>`
  expect(await misplaced(await written(amount(40)))).toEqual(['HK$12,980 goes on in the next line'])
  expect(await misplaced(await written(amount(90)))).toEqual([])
})

/** Targets that a finger misses: less than 24 px of anything, or 44 px of what matters most. */
async function hardToPress(page: Page): Promise<string[]> {
  const summary = page.locator('button[aria-controls=order-summary][aria-expanded=true]')
  if (await summary.isVisible()) await summary.click()
  const main = 'main :is(.btn, .size-guide-open, .stepper button, dd > .link)'
  return [
    ...(await smallTargets(page, { isProse: true })),
    ...(await smallTargets(page, { of: main, px: 44 })),
  ]
}

const visits = visitsOf(
  { width: 390, density: 2, locale: 'zh' },
  { width: 1280, density: 1, locale: 'en' },
)

const shirtTitle = { en: 'Oxford shirt', zh: '牛津恤衫' }

type Step = (visitor: Visitor) => Promise<unknown>

test.each(visits)(
  'pictures and texts have their places from home to the order at $width',
  async ({ width, density, locale }) => {
    const { cart, catalogue } = words[locale]
    const { quickView } = { en, zh }[locale]
    const visitor = await shop.visitor({ viewport: { width, height: 844 }, density })
    const { page } = visitor
    const me = shopper(page, locale)
    const customer = await beVisitor(page)
    const buyer = { ...customer, email: 'tai.man@example.com' }
    const placed = await order(shop, buyer, [shirt, tee])
    const steps: Readonly<Record<string, Step>> = {
      home: () => me.go('/'),
      product: async () => {
        await me.go(shirt.path)
        await me.wake()
        await page.getByRole('button', { name: catalogue.compareOf(shirtTitle[locale]) }).waitFor()
      },
      added: async () => {
        await me.addButton.click()
        await page.getByText(cart.gift, { exact: true }).first().waitFor()
      },
      'quick view': async () => {
        await me.go('/shop/main/product')
        await me.wake()
        const card = page.locator('.card').first()
        const [name = ''] = await card.locator('h2, h3').allInnerTexts()
        await card.hover()
        const opener = [catalogue.quickAdd(name), quickView.openOf(name)].map((label) =>
          card.getByRole('button', { name: label, exact: true }),
        )
        await opener[0]
          ?.or(opener[1] ?? card)
          .filter({ visible: true })
          .first()
          .click()
        await page.locator('.quick-pictures').waitFor()
      },
      cart: async () => {
        await me.go('/shop/main/cart')
        await page.getByText(cart.gift, { exact: true }).first().waitFor()
      },
      checkout: async () => {
        await me.go('/shop/main/checkout')
        await me.seePrices()
        const open = page.locator('button[aria-controls=order-summary]')
        if (await open.isVisible()) await open.click()
      },
      'thank you': async () => {
        await me.go(`/result/order/success?order=${placed}`)
        await page
          .getByText(/PR-\w{4}-\w{3}/)
          .first()
          .waitFor()
      },
    }
    const faults: Record<string, string[]> = {}
    for (const [name, step] of Object.entries(steps)) {
      await step(visitor)
      const found = await misplacedAt(page, [width])
      if (width < 577) found.push(...(await hardToPress(page)))
      if (found.length > 0) faults[name] = found
    }
    expect(faults).toEqual({})
  },
)

test('what shows over a card under a mouse covers neither its plus nor the tools of the list', async () => {
  const { page } = await shop.visitor({ viewport: { width: 390, height: 844 } })
  const me = shopper(page, 'en')
  await me.go('/shop/main/product')
  await me.wake()
  const card = page.locator('.card').first()
  const [name = ''] = await card.locator('h2, h3').allInnerTexts()
  await card.hover()
  const opener = card.getByRole('button', { name: en.quickView.openOf(name) })
  await opener.waitFor()
  // The list's tools stick to the top, over the card's.
  await opener.evaluate((button) => scrollTo(0, scrollY + button.getBoundingClientRect().top - 8))
  await page.locator('.site-header[data-away]').waitFor({ state: 'attached' })
  const { x = 0, y = 0, height = 0 } = (await card.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + height - 10)
  expect(await opener.evaluate(isOnTop)).toBe(false)
  await page.evaluate(() => scrollTo(0, 0))
  await card.hover()
  await opener.waitFor()
  const plus = card.getByRole('button', { name: words.en.catalogue.quickAdd(name) })
  expect(await plus.evaluate(isOnTop)).toBe(true)
  await plus.click()
  await page.locator('.quick-pictures').waitFor()
})

test.each(['en', 'zh', 'cn'] as const)(
  'the name of the shop stays on one line on a narrow phone with large text in %s',
  async (locale) => {
    const { page } = await shop.visitor({ viewport: { width: 320, height: 740 } })
    await shopper(page, locale).go('/')
    const lines = await page.locator('.site-header .logo span').evaluate(async (name) => {
      document.documentElement.style.fontSize = '200%'
      await document.fonts.ready
      const range = new Range()
      range.selectNodeContents(name)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  },
)

/** Whether a press on its middle meets this element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a picture of the whole page shows the footer', async () => {
  const { page } = await shop.visitor()
  await page.goto('/')
  const clip = await page.locator('.site-footer address').first().boundingBox()
  if (!clip) throw new Error('the footer has no address')
  const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats()
  // Letters are dark on a white ground.
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(140)
})

test('sizes, counter and languages stay whole on a narrow phone and in large type', async () => {
  const { page } = await shop.visitor({ viewport: { width: 320, height: 700 } })
  const linesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const range = new Range()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      }),
    )
  await page.goto(shirt.path)
  const rows = await page
    .locator('.sizes > label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  const perRow = new Set(rows.map((top) => rows.filter((each) => each === top).length))
  expect([...perRow]).toEqual([3])
  expect(await linesOf('.gallery-count')).toEqual([1])
  await expectNoSideScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const [language, text] = await Promise.all(
    ['.footer-end .languages a', '.footer-end .mark'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  )
  expect(language?.x).toBe(text?.x)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await linesOf('.top-bar .languages a')).toEqual([1, 1, 1])
})

test('a sold-out colour is struck in forced colours, too', async () => {
  await back.leave(await back.piece('oxford-shirt', 'pink', 'M'), 0)
  const { page } = await shop.visitor()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(shirt.path)
  const strokes = () =>
    page
      .locator('.swatches-box.is-sold-out')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box, '::before').backgroundImage))
  // The rules of forced colours come with the whole sheet.
  await expect.poll(strokes).toEqual([expect.stringContaining('gradient')])
})
