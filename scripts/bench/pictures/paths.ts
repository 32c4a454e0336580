import type { Browser } from 'playwright'
import { hasStarted, onPhone } from './phone.ts'
import type { PressPaths } from './presses.ts'

export interface ShownPaths extends PressPaths {
  cart: string
}

const listing = '/shop/main/product'

/** A product that has several colours and sizes, and one of its variants. */
export async function findPaths(browser: Browser, origin: string): Promise<ShownPaths> {
  return onPhone(browser, async (page) => {
    await page.goto(`${origin}${listing}/oxford-shirt`)
    const { pathname } = new URL(page.url())
    await page.locator('#buy label:has([name=size])').first().tap()
    await hasStarted(page)
    await page.waitForURL(/variant=/)
    const { search } = new URL(page.url())
    // Chinese pages have their own slug, and redirect there.
    const product = pathname.replace(/\/[^/]+$/, '')
    return { listing, product, variant: `${pathname}${search}`, cart: '/shop/main/cart' }
  })
}
