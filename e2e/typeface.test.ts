import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { latinText } from '#ui/fonts/latin-text.ts'
import { desk, openShop, phone } from './shop.ts'

/** The label's typeface is small and complete, and causes no layout shift. */

const shop = await openShop()

const fontFile = /\/assets\/hanken-grotesk-[^/]+\.woff2$/

async function untilFontsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

test('the typeface is one small file, cached for a year', async () => {
  const { page } = await shop.visitor()
  const arrives = page.waitForResponse(fontFile)
  await page.goto('/zh')
  const answer = await arrives
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await answer.body()).length).toBeLessThanOrEqual(30_000)
  await untilFontsAreThere(page)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )
  expect(fonts).toHaveLength(1)
})

test('the typeface has all characters of its subset, and tabular figures', async () => {
  const file = path.join(import.meta.dirname, '../ui/fonts/hanken-grotesk.woff2')
  const font = (await readFile(file)).toString('base64')
  const { page } = await shop.visitor()
  const { missing, figures } = await page.evaluate(
    async ([data, text]) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
      const face = await new FontFace('Cut', bytes).load()
      document.fonts.add(face)
      const pen = document.createElement('canvas').getContext('2d')
      const width = (char: string, behind: string) => {
        if (!pen) return Number.NaN
        pen.font = `100px Cut, ${behind}`
        return pen.measureText(char).width
      }
      return {
        // A missing character is as wide as in the fallback font.
        missing: Array.from(text).filter(
          (char) => width(char, 'monospace') !== width(char, 'serif'),
        ),
        figures: new Set(Array.from('0123456789', (figure) => width(figure, 'serif'))).size,
      }
    },
    [font, latinText] as const,
  )
  expect(missing).toEqual([])
  expect(figures).toBe(1)
})

test.each([
  ['/', phone],
  ['/shop/main/product', desk],
])('the layout of %s does not shift when the typeface arrives', async (address, viewport) => {
  const { page } = await shop.visitor({ viewport })
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(globalThis, { moved: globalThis.moved + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>()
  await page.route(fontFile, async (route) => {
    await painted
    await route.continue()
  })
  const arrives = page.waitForResponse(fontFile)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').last().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  paint()
  await arrives
  await untilFontsAreThere(page)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(() => globalThis.moved)).toBeLessThan(0.005)
})

declare global {
  var moved: number
}

/** Distance in pixels between the middle of a label's capitals and the middle of its box. */
async function offCentre(page: Page, selector: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const ascent = 1
    const descent = 0.303
    const capitals = 0.697
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const text = walker.nextNode()
      if (!text || !element.checkVisibility()) return []
      const range = new Range()
      range.selectNodeContents(text)
      const label = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const baseline = label.top + (label.height * ascent) / (ascent + descent)
      const size = label.height / (ascent + descent)
      return [Math.abs(baseline - (size * capitals) / 2 - (box.top + box.bottom) / 2)]
    })
  }, selector)
}

test.each(['arrived', 'not arrived'])(
  'labels are centred in buttons, chips and the header when the typeface has %s',
  async (state) => {
    const { page, context } = await shop.visitor()
    if (state === 'not arrived') await context.route(fontFile, (route) => route.abort())
    await page.goto('/posts')
    await untilFontsAreThere(page)
    const off = [
      ...(await offCentre(page, '.chip')),
      ...(await offCentre(page, '.main-menu > ul > li > :is(a, button)')),
      ...(await offCentre(page, '.languages a')),
    ]
    await page.goto('/')
    await untilFontsAreThere(page)
    off.push(...(await offCentre(page, '.btn')))
    expect(off.length).toBeGreaterThan(8)
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
  },
)

/**
 * Distance in pixels between the middle of a field's capitals and the middle of its box. A browser
 * centres the line in the content box; the typeface decides where the capitals are in the line.
 */
async function offCentreInFields(page: Page): Promise<{ family: string; off: number }[]> {
  return page.locator('input:is([type=text], [type=email], [type=search])').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen || !field.checkVisibility()) return []
      const style = getComputedStyle(field)
      pen.font = style.font
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } =
        pen.measureText('H')
      const inLine = (fontBoundingBoxAscent - fontBoundingBoxDescent - actualBoundingBoxAscent) / 2
      const edge = (side: string) =>
        ['padding-', 'border-'].reduce(
          (sum, kind) =>
            sum +
            Number.parseFloat(
              style.getPropertyValue(`${kind}${side}${kind === 'border-' ? '-width' : ''}`),
            ),
          0,
        )
      const inBox = (edge('top') - edge('bottom')) / 2
      return [{ family: style.fontFamily, off: Math.abs(inLine + inBox) }]
    }),
  )
}

test.each(['arrived', 'not arrived'])(
  'what is typed is centred in text fields when the typeface has %s',
  async (state) => {
    const { page, context } = await shop.visitor()
    if (state === 'not arrived') await context.route(fontFile, (route) => route.abort())
    const fields: { family: string; off: number }[] = []
    for (const address of ['/contact-us', '/authentication/login/email']) {
      await page.goto(address)
      await untilFontsAreThere(page)
      fields.push(...(await offCentreInFields(page)))
    }
    expect(fields.length).toBeGreaterThan(3)
    for (const { family } of fields) expect(family).toMatch(/Hanken Grotesk/i)
    expect(Math.max(...fields.map(({ off }) => off))).toBeLessThanOrEqual(1)
  },
)
