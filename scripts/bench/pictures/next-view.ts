import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { hasStarted } from './phone.ts'

declare global {
  interface Window {
    pressedAt: number
    /** The first frame after the product's heading was there. */
    shownAt: number
  }
}

/** Milliseconds from a press on a product of a list, whose page is prefetched, to its heading. */
export async function readNextView(browser: Browser, listing: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(listing, { waitUntil: 'networkidle' })
    await page.locator('h1').first().click()
    await hasStarted(page)
    const link = page.locator('article a').nth(2)
    // The page is fetched when the pointer rests on its link.
    await link.hover()
    await sleep(300)
    await page.waitForLoadState('networkidle')
    await page.evaluate(noteNextView)
    await link.click()
    await page.waitForFunction(() => window.shownAt > 0)
    return await page.evaluate(() => window.shownAt - window.pressedAt)
  } finally {
    await page.close()
  }
}

function noteNextView(): void {
  window.shownAt = 0
  addEventListener('click', ({ timeStamp }) => (window.pressedAt = timeStamp), true)
  const look = () => {
    const isShown = document.querySelector('main.product h1') !== null
    if (!isShown) return requestAnimationFrame(look)
    return requestAnimationFrame((now) => (window.shownAt = now))
  }
  look()
}
