import type { Page } from 'playwright'

/** Opens a page and waits until React runs and the page shows what it loads. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.waitForFunction(
    () =>
      !('early' in window) &&
      document.querySelector('h1') !== null &&
      document.querySelector('.skeleton, main [aria-busy=true]') === null,
  )
}
