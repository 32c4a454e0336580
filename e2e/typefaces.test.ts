import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openShop, phone } from './shop.ts'

const shop = await openShop()

/** When a file of this kind was asked for, in milliseconds before (negative) or after the load. */
async function askedAfterLoad(page: Page, ending: string): Promise<number> {
  const asked = await page.waitForFunction((end) => {
    const files = performance.getEntriesByType('resource')
    const [document] = performance.getEntriesByType('navigation')
    const file = files.find(({ name }) => name.endsWith(end))
    if (!file || !(document instanceof PerformanceNavigationTiming)) return null
    return document.loadEventStart > 0 ? { after: file.startTime - document.loadEventStart } : null
  }, ending)
  return (await asked.jsonValue())?.after ?? Number.NaN
}

test('typefaces come after the first pictures, and at once on the next page', async () => {
  const { page } = await shop.visitor({ viewport: phone })
  await page.goto('/')
  expect(await askedAfterLoad(page, '.woff2')).toBeGreaterThan(0)
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Hanken Grotesk') && status === 'loaded',
    ),
  )
  await page.goto('/shop/main/product', { referer: `${shop.url}/` })
  expect(await askedAfterLoad(page, '.css')).toBeLessThan(0)
})
