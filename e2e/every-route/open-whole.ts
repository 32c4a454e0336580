import type { Page } from 'playwright'
import { wake } from '../wake.ts'

/** Opens a page and waits until React runs and the page shows what it loads. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await wake(page)
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.skeleton, main [aria-busy=true]') === null,
  )
}
