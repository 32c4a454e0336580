import type { Page } from 'playwright'

/**
 * Moves the mouse until React runs on the page. The first move that a page hears has no distance, and
 * a busy browser makes one of two.
 */
export async function wake(page: Page): Promise<void> {
  const until = Date.now() + 30_000
  for (let at = 2; await page.evaluate(() => 'early' in window); at = 5 - at) {
    if (Date.now() > until) throw new Error(`React does not start on ${page.url()}`)
    await page.mouse.move(at, at)
    await page.waitForTimeout(20)
  }
}
