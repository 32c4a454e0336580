import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Moves the mouse until React runs on the page. The first move that a page hears has no distance, and
 * a busy browser makes one of two.
 */
export async function wake(page: Page): Promise<void> {
  let at = 2
  await expect
    .poll(async () => {
      at = 5 - at
      await page.mouse.move(at, at)
      return page.evaluate(() => 'early' in window)
    })
    .toBe(false)
}
