import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Goes to a screen of the console as a link would, and waits until everything is shown. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await goToScreen(page, address)
  const title = page.locator('main h1:not([data-left])')
  await expect.poll(() => title.count(), { message: address }).toBe(1)
  await expect.poll(() => page.locator('main .skeleton').count(), { message: address }).toBe(0)
}

export async function goToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '')
    history.pushState(null, '', `/staff/${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
