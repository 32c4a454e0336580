import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import { account as en } from '#storefront/messages/en/account.ts'
import { account as zh } from '#storefront/messages/zh/account.ts'
import { backroom } from './staff-fixtures.ts'
import { aMember } from './member.ts'
import { outboxOf } from './outbox.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'

/**
 * Every account URL × member, visitor, and member whose session has expired × phone and desk. One
 * language: who may see a page does not depend on it.
 */

const shop = await openShop()
const back = backroom(shop)
const received = outboxOf(shop)

const routes = {
  '': 'overview',
  '/orders': 'orders',
  '/membership': 'membership',
  '/vouchers': 'vouchers',
  '/profile': 'profile',
  '/address': 'address',
  '/cards': 'cards',
  '/notifications': 'notifications',
} as const

const updates = ['/update-email', '/update-phone']

const loginPath = /\/authentication\/login\/email\?/

/** A sign-in dialog or the sign-in page. */
async function asksToSignIn(page: Page): Promise<void> {
  await expect
    .poll(async () => loginPath.test(page.url()) || (await page.getByRole('dialog').isVisible()))
    .toBe(true)
}

test.each([phone, desk])('each URL shows a member its section at %o', async (viewport) => {
  const { page, context, troubles } = await shop.visitor({ viewport })
  await aMember(shop, context)
  for (const [route, section] of Object.entries(routes)) {
    await page.goto(`/account${route}`)
    await page.getByRole('heading', { level: 1, name: en.sections[section] }).waitFor()
    await expect.poll(() => page.locator('.skeleton').count(), { message: route }).toBe(0)
    expect(new URL(page.url()).pathname).toBe(`/account${route}`)
  }
  for (const route of updates) {
    await page.goto(`/account${route}`)
    await page.getByText(en.contactChange.intro).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/account${route}`)
  }
  expect(troubles).toEqual([])
})

test.each([phone, desk])(
  'each URL sends a visitor to the sign-in page with a return path at %o',
  async (viewport) => {
    const { page, troubles } = await shop.visitor({ viewport })
    for (const route of [...Object.keys(routes), ...updates]) {
      await page.goto(`/account${route}`)
      await page.waitForURL(loginPath)
      expect(decodeURIComponent(page.url()), route).toContain(`/account${route}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(troubles).toEqual([])
  },
)

test.each([phone, desk])(
  'each URL asks a member whose session has expired to sign in at %o',
  async (viewport) => {
    const { page, context } = await shop.visitor({ viewport })
    for (const route of [...Object.keys(routes), ...updates]) {
      await aMember(shop, context)
      await back.endSessions()
      await page.goto(`/account${route}`)
      await asksToSignIn(page)
      await context.clearCookies()
    }
  },
)

test.each([
  ['email', 'en', desk],
  ['phone', 'zh', phone],
] as const)(
  'a member who opens the %s change page without a code is offered one',
  async (kind, locale, viewport) => {
    const { page, context, troubles } = await shop.visitor({ viewport })
    const member = await aMember(shop, context)
    const { contactChange, profile } = { en, zh }[locale]
    await page.goto(localePath(locale, `/account/update-${kind}`))
    await page.getByText(contactChange.intro).waitFor()
    if (kind === 'email') await page.getByText(member.email).waitFor()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    const ask = kind === 'email' ? profile.changeEmail : profile.addPhone
    await page.getByRole('button', { name: ask }).click()
    await page.getByText(contactChange.emailWasSent).waitFor()
    const linked = new RegExp(`/account/update-${kind}\\?verification_code=\\w+`)
    await page.goto(await received(member.email, linked))
    await page.locator(`input[name=${kind}]`).waitFor()
    expect(troubles).toEqual([])
  },
)
