import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { desk, openShop } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'

const shop = await openShop()
const { catalogue, cart, checkout, product, shell } = words.en

/** Presses Tab until the focused element has this name; fails after `most` stops. */
async function tabTo(page: Page, name: string | RegExp, max = 80): Promise<void> {
  const seen: string[] = []
  for (let stop = 0; stop < max; stop++) {
    await page.keyboard.press('Tab')
    const focused = await nameOfFocused(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    seen.push(focused)
  }
  throw new Error(`Tab does not reach ${name}; stops: ${seen.join(' | ')}`)
}

/** Approximate accessible name of the focused element. */
function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement)) return ''
    const labels = 'labels' in at && at.labels instanceof NodeList ? [...at.labels] : []
    const [label] = labels.map((each) => each.textContent ?? '')
    const text = at.getAttribute('aria-label') ?? label ?? at.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  })
}

test('a shopper can place an order from the home page by keyboard only', async () => {
  const { page, troubles } = await shop.visitor({ viewport: desk })
  const me = shopper(page, 'en')
  await me.go('/')

  await page.keyboard.press('Tab')
  expect(await nameOfFocused(page)).toBe(shell.skipToContent)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await me.go('/shop/main/category/shirts/product')
  await me.wake()
  await page.keyboard.press('Escape')
  await tabTo(page, /^M\d*$/, 120)
  await page.keyboard.press('Space')
  await page.waitForURL(/sizes=M/)
  await page.getByRole('link', { name: catalogue.removeFilter('M') }).waitFor()

  await tabTo(page, /Oxford shirt/, 160)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/product\/prd_/)
  await page.locator('.product-title').waitFor()

  await tabTo(page, 'XS')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: /^M/ }).isChecked()).toBe(true)
  await tabTo(page, new RegExp(`${product.add}$`))
  await page.keyboard.press('Enter')
  await page.getByText(cart.added).first().waitFor()

  const panel = page.getByRole('dialog')
  await panel.waitFor()
  expect(await panel.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await nameOfFocused(page)).toContain(product.add)

  await me.go('/shop/main/cart')
  await tabTo(page, cart.checkout)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout/)
  await fillByKeyboard(page)
  await tabTo(page, new RegExp(`^${checkout.place('').split(' ·')[0] ?? ''}`))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/result\/order\/success/)
  expect(await me.reference()).not.toBe('')
  expect(troubles).toEqual([])
})

async function fillByKeyboard(page: Page): Promise<void> {
  await tabTo(page, checkout.name)
  await page.keyboard.type(chan.name)
  await tabTo(page, checkout.email)
  await page.keyboard.type(chan.email)
  await tabTo(page, checkout.phone)
  await page.keyboard.type(chan.phone)
  await tabTo(page, new RegExp(`^${checkout.district}`))
  await page.keyboard.type('Kwun Tong')
  await tabTo(page, checkout.street)
  await page.keyboard.type('1 Hoi Yuen Road')
  await tabTo(page, checkout.building)
  await page.keyboard.type('Harbour Court')
}
