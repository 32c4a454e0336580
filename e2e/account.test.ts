import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { account as en } from '#storefront/messages/en/account.ts'
import { account as zh } from '#storefront/messages/zh/account.ts'
import { backroom } from './staff-fixtures.ts'
import { aMember, giveHistory, signInElsewhere } from './member.ts'
import { outboxOf } from './outbox.ts'
import { desk, expectAccessible, openShop, phone } from './shop.ts'
import { words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const received = outboxOf(shop)

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens an account section as a signed-in member. */
async function open(locale: Locale, section: string, viewport = desk, hasHistory = true) {
  const { page, context, troubles } = await shop.visitor({ viewport })
  const member = await aMember(shop, context)
  if (hasHistory) await giveHistory(shop, back, member)
  const go = (to: string) => page.goto(localePath(locale, `/account${to}`))
  await go(section)
  return { page, troubles, member, go }
}

/** Answers writes to `path` with a 500 during `work`. */
async function breakCall(page: Page, path: string, work: () => Promise<unknown>) {
  await page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: {} }),
  )
  await work()
  await page.unroute(path)
}

test('on a desktop a member confirms a parcel, redeems points and finds both in every list', async () => {
  const { page, troubles } = await open('en', '')
  await sees(page, '2,880 points')
  await sees(page, en.overview.missingFields.unproven)
  // The orders know it.
  expect(await page.getByText(en.overview.missingFields.address).count()).toBe(0)

  await page.getByRole('link', { name: en.overview.allOrders }).click()
  await sees(page, en.orders.count(12))
  await page.getByRole('link', { name: en.pageNumber(2) }).click()
  await page.waitForURL(/\/account\/orders\?page=2/)
  const sent = page.getByRole('row').filter({ hasText: words.en.order.statuses.pending })
  await breakCall(page, '**/completed', async () => {
    await button(page, new RegExp(`^${en.orders.actions.complete}`)).click()
    await sees(page, words.en.errors.serverTitle)
    await sent.waitFor()
  })
  await button(page, new RegExp(`^${en.orders.actions.complete}`)).click()
  await page
    .getByRole('link', { name: new RegExp(`^${en.orders.actions.review}`) })
    .nth(1)
    .waitFor()
  expect(await sent.count()).toBe(0)
  await page.getByRole('link', { name: words.en.order.statuses.completed, exact: true }).click()
  await page.waitForURL(/view=completed/)
  await sees(page, en.orders.count(2))
  await page.getByRole('link', { name: words.en.order.statuses.cancelled, exact: true }).click()
  await sees(page, en.orders.noneOf)
  await page.getByRole('link', { name: en.orders.offline }).click()
  await page.waitForURL(/view=offline/)
  await sees(page, en.orders.count(12))

  await page.getByRole('link', { name: en.sections.vouchers }).click()
  await sees(page, en.vouchers.daysLeft(5))
  await page.getByRole('link', { name: en.vouchers.redeem, exact: true }).click()
  await page.getByLabel(en.vouchers.sort).selectOption('points_desc')
  await page.waitForURL(/sort=points_desc/)
  await page.getByRole('heading', { name: 'HK$150 off' }).waitFor()
  const redeem = page.getByRole('listitem').filter({ hasText: 'HK$50 off' })
  await redeem.getByRole('button', { name: /^Redeem for 1,000/ }).click()
  await sees(page, /HK\$50 off costs 1,000 points/)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: en.vouchers.askYes }).click()
  await sees(page, en.vouchers.redeemed)
  await sees(page, /You have 1,880 points/)
  await page.getByRole('link', { name: en.vouchers.usable, exact: true }).first().click()
  await page.getByRole('heading', { name: 'HK$50 off' }).waitFor()

  await page.getByRole('link', { name: en.sections.membership }).click()
  await sees(page, '−1,000')
  await page
    .getByRole('row', { name: /Earned with an order/ })
    .nth(1)
    .waitFor()
  // The browser itself reports the injected 500.
  expect(troubles.filter((each) => !each.includes('500'))).toEqual([])
})

test('in zh on a phone, details, address and notifications save at once and revert when refused', async () => {
  const { page, troubles, member, go } = await open('zh', '/profile', phone, false)
  await page.getByLabel(zh.profile.username).fill('陳大文')
  await page.getByLabel(zh.profile.country).selectOption('HK')
  await button(page, zh.save).click()
  await page.getByText(zh.saved, { exact: true }).waitFor()
  await sees(page, zh.success)
  const picture = { width: 300, height: 200, channels: 3 as const, background: '#345' }
  const buffer = await sharp({ create: picture }).png().toBuffer()
  await page
    .locator('input[name=avatar]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByAltText(zh.profile.avatarAlt).waitFor()
  const details = await member.api('GET /profiles/account')
  expect(details).toMatchObject({ username: '陳大文', country: 'HK' })
  expect(details.avatar).not.toBeNull()

  await button(page, zh.openNavigation).click()
  const sheet = page.getByRole('dialog')
  expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(350)
  await expectAccessible(page)
  await sheet.getByRole('link', { name: zh.sections.address }).click()
  await page.waitForURL(/\/zh\/account\/address/)
  await sheet.waitFor({ state: 'hidden' })
  await button(page, zh.save).click()
  await sees(page, words.zh.checkout.needName)
  await page.getByLabel(zh.address.name).fill('陳大文')
  await page.getByLabel(words.zh.checkout.phone, { exact: true }).fill('9123 4567')
  await page.getByLabel(words.zh.checkout.district).selectOption('kwun-tong')
  await page.getByLabel(words.zh.checkout.street).fill('開源道1號')
  await breakCall(page, '**/profiles/delivery-recipient', async () => {
    await button(page, zh.save).click()
    await sees(page, new RegExp(zh.notSaved))
  })
  expect(await page.getByLabel(words.zh.checkout.street).inputValue()).toBe('開源道1號')
  await button(page, zh.save).click()
  await page.getByText(zh.saved, { exact: true }).waitFor()
  const saved = await member.api('GET /profiles/delivery-recipient')
  expect(saved.delivery_recipient).toMatchObject({ phone: '91234567', name: '陳大文' })
  await button(page, zh.address.forget).click()
  await page.getByRole('dialog').getByRole('button', { name: zh.address.forget }).click()
  await expect.poll(() => page.getByLabel(zh.address.name).inputValue()).toBe('')
  await expect
    .poll(async () => (await member.api('GET /profiles/delivery-recipient')).delivery_recipient)
    .toBeNull()

  await go('/notifications')
  const wishlist = page.getByRole('switch', { name: zh.notifications.wishlist })
  await breakCall(page, '**/notification-settings/details', async () => {
    await wishlist.click()
    await sees(page, new RegExp(zh.notSaved))
    await expect.poll(() => wishlist.isChecked()).toBe(false)
  })
  await wishlist.click()
  await page.getByRole('switch', { name: zh.notifications.isAccept }).click()
  await page.getByRole('switch', { name: zh.notifications.newsletter }).click()
  await page.getByText(zh.saved, { exact: true }).waitFor()
  await expect
    .poll(async () => (await member.api('GET /notification-settings/details')).channels)
    .toEqual(['email', 'newsletter', 'delivery_status', 'wishlist'])
  expect(troubles.filter((each) => !each.includes('500'))).toEqual([])
})

test('a member sees a drawn card, adds cards, changes the default and removes one, or not if refused', async () => {
  const { page, troubles } = await open('en', '/cards', desk, false)
  await sees(page, en.cards.none)
  const drawing = page.locator('.empty .drawing')
  expect(await drawing.locator('use').getAttribute('href')).toMatch(/#card$/)
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThan(20)
  for (const number of ['4242 4242 4242 4242', '4000 0025 0000 3155']) {
    await button(page, en.cards.add).click()
    await page.waitForURL(/\/gateway\//)
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel('Expiry (MM/YY)').fill('08/34')
    await page.getByLabel('Security code').fill('123')
    await button(page, /^Save|^Pay|^Add/).click()
    if (number.endsWith('3155')) await button(page, /^Yes/).click()
    await page.waitForURL(/\/account\/cards/)
    await sees(page, new RegExp(`ending in ${number.slice(-4)}`))
  }
  await button(page, new RegExp(`^${en.cards.setDefault}`)).click()
  const first = page.getByRole('listitem').filter({ hasText: 'ending in' }).first()
  await expect.poll(() => first.textContent()).toContain(en.cards.isDefault)
  const remove = async () => {
    await button(page, en.cards.removeOf('Visa ending in 4242')).click()
    await button(page, en.cards.askYes).click()
  }
  await breakCall(page, '**/delete', async () => {
    await remove()
    await sees(page, new RegExp(en.cards.notChanged))
    await sees(page, /ending in 4242/)
  })
  await remove()
  await page
    .getByText(/ending in 4242/)
    .first()
    .waitFor({ state: 'detached' })
  expect(troubles.filter((each) => !each.includes('500'))).toEqual([])
})

test('changing a password takes the old one and ends all other sessions', async () => {
  const { page, member } = await open('en', '/password', desk, false)
  const typed = async (old: string, next: string) => {
    await page.getByLabel(en.profile.oldPassword).fill(old)
    await page.getByLabel(en.profile.newPassword).fill(next)
    await button(page, en.profile.savePassword).click()
  }
  await typed(member.password, 'short')
  await sees(page, en.profile.invalidPassword)
  await typed('Wrong2026', 'Harbour2027')
  await sees(page, en.profile.wrongOldPassword)
  const token = await signInElsewhere(shop, member)
  await typed(member.password, 'Harbour2027')
  await sees(page, en.profile.passwordSaved)
  const elsewhere = await fetch(`${shop.url}/api/customer/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(elsewhere.status).toBe(401)
  await page.waitForURL(/\/account$/)
  await page.getByRole('heading', { level: 1, name: en.sections.overview }).waitFor()
})

test('a new email takes effect once both addresses have confirmed; an invalid code has its own page', async () => {
  const { page, troubles, member, go } = await open('en', '/profile', desk, false)
  await button(page, en.profile.changeEmail).click()
  await sees(page, en.contactChange.emailWasSent)
  await sees(page, /Send again in \d+ s/)
  const link = await received(member.email, /\/account\/update-email\?verification_code=\w+/)
  await page.goto(link)
  await button(page, en.contactChange.sendEmail).click()
  await sees(page, words.en.checkout.needEmail)
  await page.getByLabel(en.contactChange.newEmail).fill('not an address')
  await button(page, en.contactChange.sendEmail).click()
  await sees(page, words.en.checkout.invalidEmail)
  const another = `new-${member.email}`
  await page.getByLabel(en.contactChange.newEmail).fill(another)
  await button(page, en.contactChange.sendEmail).click()
  await sees(page, en.contactChange.emailSent(another))
  expect((await member.api('GET /profiles/account')).email).toBe(member.email)
  const proof = await received(another, /\/authentication\/verify\?verification_code=\w+/)
  await page.goto(proof)
  await expect
    .poll(async () => (await member.api('GET /profiles/account')).email, { timeout: 10_000 })
    .toBe(another)
  await go('/profile')
  await sees(page, another)
  await sees(page, en.profile.verified)

  await page.goto(link)
  await page.waitForURL(/\/result\/verification_code\/failure/)
  // The browser itself reports the refusal of the used code.
  expect(troubles.filter((each) => !/40[04]|422/.test(each))).toEqual([])
})
