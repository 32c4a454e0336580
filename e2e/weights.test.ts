import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { catalogue } from '#storefront/messages/en/catalogue.ts'
import type { StartPlan } from '#storefront/start/start-plan.ts'
import { openShop, phone } from './shop.ts'

/** Compressed page weights. Where the target is not met yet, the limit stops growth. */

const shop = await openShop()
let productPath: string

beforeAll(async () => {
  const listing = await htmlOf('/shop/main/product')
  productPath = /href="(\/shop\/main\/product\/prd_[^"?]+\/oxford-shirt)"/.exec(listing)?.[1] ?? ''
})

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(shop.url + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const weights = new Map<string, number>()

/** With ids that are the same in each run: random ones weigh 60 bytes more or less. */
function withFixedIds(html: string): string {
  const fixed = new Map<string, string>()
  return html.replaceAll(/\b([a-z]{3}_)\w{10}\b/g, (id, prefix: string) => {
    const digest = createHash('sha256').update(String(fixed.size)).digest('base64')
    const next = fixed.get(id) ?? prefix + digest.replaceAll(/\W/g, '').slice(0, 10)
    fixed.set(id, next)
    return next
  })
}

/** Memoised: pages share most of their scripts, and compressing one takes a second. */
function weightOf(text: string): number {
  const weight = weights.get(text) ?? brotliCompressSync(text).length
  weights.set(text, weight)
  return weight
}

function planOf(html: string): StartPlan {
  const [, plan = ''] = /id="start-plan">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(plan)
}

async function scriptWeight(path: string): Promise<number> {
  const plan = planOf(await htmlOf(path))
  const scripts = await Promise.all(plan.scripts.map(htmlOf))
  return scripts.reduce((sum, script) => sum + weightOf(script), 0)
}

test('the scripts of a page stay within their limit', async () => {
  expect(await scriptWeight('/')).toBeLessThanOrEqual(103_050)
  expect(await scriptWeight('/shop/main/product')).toBeLessThanOrEqual(107_250)
  expect(await scriptWeight(productPath)).toBeLessThanOrEqual(110_100)
  expect(await scriptWeight('/shop/main/cart')).toBeLessThanOrEqual(120_500)
})

test('a product page does not load the messages of checkout and orders', async () => {
  const plan = planOf(await htmlOf(productPath))
  const scripts = await Promise.all(plan.scripts.map(htmlOf))
  expect(scripts.join('')).not.toContain('Such as 852TAL')
})

test('a first press on a product page fetches none of the cart', async () => {
  const { page } = await shop.visitor({ viewport: phone })
  await page.goto(productPath)
  await page.getByRole('heading', { level: 1 }).tap()
  await page.getByRole('button', { name: catalogue.compareOf('Oxford shirt') }).waitFor()
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const scripts = [...new Set(fetched)].filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(htmlOf))
  expect(scripts.filter((file) => /\/(cart|en-lazy)-/.test(file))).toEqual([])
  expect(texts.reduce((sum, text) => sum + weightOf(text), 0)).toBeLessThanOrEqual(111_350)
})

test.each(locales)(
  'the documents of lists and products in %s stay within their limit',
  async (locale) => {
    const max = {
      '/shop/main/product': locale === 'en' ? 13_450 : 13_920,
      // With each fact of the product for programs as well: delivery, care, measures.
      [productPath]: locale === 'en' ? 13_680 : 14_200,
    }
    for (const [path, limit] of Object.entries(max)) {
      const html = withFixedIds(await htmlOf(localePath(locale, path)))
      expect(weightOf(html), path).toBeLessThanOrEqual(limit)
    }
  },
)

test('the inline script stays small', async () => {
  const scripts = [...(await htmlOf('/')).matchAll(/<script>(.*?)<\/script>/gs)]
  expect(weightOf(scripts.at(-1)?.[1] ?? '')).toBeLessThanOrEqual(1270)
})

test('the style sheet stays small', async () => {
  const { style } = planOf(await htmlOf('/'))
  expect(weightOf(await htmlOf(style))).toBeLessThanOrEqual(15_550)
})
