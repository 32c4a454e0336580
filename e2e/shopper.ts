import sharp from 'sharp'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { messages as cn } from '#storefront/messages/cn.ts'
import { messages as cnLate } from '#storefront/messages/cn-lazy.ts'
import { messages as en } from '#storefront/messages/en.ts'
import { messages as enLate } from '#storefront/messages/en-lazy.ts'
import { messages as zh } from '#storefront/messages/zh.ts'
import { messages as zhLate } from '#storefront/messages/zh-lazy.ts'
import { localePath } from '#storefront/locale.ts'
import { addToCart } from '#test/builders/shopper.ts'
import type { Visitor } from '#test/shop.ts'
import { beVisitor } from './member.ts'
import type { ItemRow } from './staff-fixtures.ts'
import { wake } from './wake.ts'

/** All messages by language. */
export const words = {
  en: { ...en, ...enLate },
  zh: { ...zh, ...zhLate },
  cn: { ...cn, ...cnLate },
} as const

export const chan = { name: 'Chan Tai Man', email: 'tai.man@example.com', phone: '91234567' }

/** Presses the label of a choice, whose input is invisible. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click()
  // A page that is still fading in shows the choice a moment later.
  await expect.poll(() => choice.isChecked()).toBe(true)
}

/** A shopper's actions, in the page's language. */
export function shopper(page: Page, locale: Locale) {
  const { product, cart, checkout, order } = words[locale]
  const go = (path: string) => page.goto(localePath(locale, path))
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const addButton = page.getByRole('button', { name: product.add, exact: true }).first()
  const [placeWord = ''] = checkout.place('').split(' ·')
  const placeButton = page.getByRole('button', { name: placeWord })
  return {
    go,
    addButton,
    placeButton,

    wake: () => wake(page),

    /** Adds one of each variant to the cart from its product page. */
    async addItems(...items: readonly ItemRow[]) {
      for (const item of items) {
        await go(item.path)
        await addButton.click()
        await page.getByText(cart.added).first().waitFor()
      }
    },

    /** Adds a size of the shown product to the cart, which opens the panel. */
    async add(size: string) {
      await choose(page.getByRole('radio', { name: new RegExp(`^${size}( |,|$)`) }))
      await addButton.click()
      await page.getByText(cart.added).first().waitFor()
    },

    async fillContact() {
      await field(checkout.name).fill(chan.name)
      await field(checkout.email).fill(chan.email)
      await field(checkout.phone).fill(chan.phone)
    },

    /** Expects the values typed at checkout to be kept. */
    async expectTypedKept() {
      expect(await field(checkout.name).inputValue()).toBe(chan.name)
      expect(await field(checkout.email).inputValue()).toBe(chan.email)
      expect(await field(checkout.phone).inputValue()).toBe(chan.phone)
      expect(await field(checkout.building).inputValue()).toBe('Harbour Court')
    },

    /** Puts a new visitor with one of each variant at the checkout, ready for the final press. */
    async readyToOrder(...items: readonly ItemRow[]) {
      await this.readyToBuy(await beVisitor(page), ...items)
    },

    /** Does the same for this customer, who is signed in already. */
    async readyToBuy(customer: Visitor, ...items: readonly ItemRow[]) {
      for (const { id } of items) await addToCart(customer, id)
      await go('/shop/main/checkout')
      await this.fillContact()
      await this.fillAddress()
      await this.seePrices()
    },

    /** Waits until cart and delivery are priced. */
    seePrices: () =>
      expect
        .poll(() => page.locator('#order-summary [aria-live]').textContent())
        .toContain(cart.updated('').trim()),

    async fillAddress() {
      await page.getByLabel(checkout.district).selectOption('kwun-tong')
      await field(checkout.street).fill('1 Hoi Yuen Road')
      await field(checkout.building).fill('Harbour Court')
    },

    choose: (name: string | RegExp) => page.getByRole('radio', { name }).check(),

    place: () =>
      page.getByRole('button', { name: checkout.place('').replace('·', '').trim() }).click(),

    /** The order number on the page. */
    async reference(): Promise<string> {
      const text = await page
        .getByText(/PR-[0-9A-Z]{4}-[0-9A-Z]{3}/)
        .first()
        .textContent()
      return /PR-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(text ?? '')?.[0] ?? ''
    },

    async uploadProof() {
      const paper = { width: 400, height: 700, channels: 3 as const, background: '#fff' }
      const buffer = await sharp({ create: paper }).png().toBuffer()
      await page
        .locator('input[type=file][name=proof]')
        .first()
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
      await page.getByText(order.proofSent).waitFor()
    },

    async find(reference: string, by: 'email' | 'phone') {
      await page.goto(localePath(locale, `/shop/main/order/track/${by}`))
      await page.getByLabel(order.orderNumber).fill(reference)
      const label = by === 'email' ? order.email : order.phone
      await page.getByLabel(label, { exact: true }).fill(chan[by])
      await page.getByRole('button', { name: order.find }).click()
    },

    expectStatus: (status: keyof typeof order.statuses) =>
      expect
        .poll(() => page.getByText(order.statuses[status], { exact: true }).first().isVisible())
        .toBe(true),
  }
}
