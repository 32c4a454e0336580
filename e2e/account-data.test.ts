import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { account as en } from '#storefront/messages/en/account.ts'
import { wishlist } from '#storefront/messages/en/wishlist.ts'
import { authentication as zh } from '#storefront/messages/zh/authentication.ts'
import { password } from '#test/builders/customers.ts'
import { backroom } from './staff-fixtures.ts'
import { aMember, order } from './member.ts'
import { outboxOf } from './outbox.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const received = outboxOf(shop)

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function open(path: string) {
  const { page, context, troubles } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  await page.goto(path)
  return { page, troubles, member }
}

test('a member finds liked stories in the account, unlikes one, and logs out from the menu', async () => {
  const { page, troubles, member } = await open('/account/profile')
  const { data } = await member.api('GET /posts/filter')
  const [post, other] = data
  for (const each of [post, other])
    await member.api('PUT /posts/{id}/like', { params: { id: each?._id ?? '' } })
  await page.getByLabel(en.profile.username).fill('Tai Man')
  await button(page, en.save).click()
  await sees(page, en.greeting('Tai Man'))
  const menu = page.getByRole('navigation', { name: en.navigation })
  await menu.getByRole('link', { name: en.sections.likes }).click()
  await sees(page, en.likes.count(2))
  const title = post?.title.en ?? ''
  await button(page, en.likes.removeOf(title)).click()
  await sees(page, en.likes.count(1))
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  const liked = async () => (await member.api('GET /posts/liked/all')).total
  // The page shows it before the shop has answered.
  await expect.poll(liked).toBe(1)
  await page.getByRole('link', { name: en.likes.articles, exact: true }).click()
  await sees(page, en.likes.none)
  await page.goto('/account/wishlist')
  await sees(page, wishlist.empty)
  await menu.getByRole('button', { name: words.en.shell.logOut }).click()
  // The toast is gone after two seconds.
  await sees(page, words.en.shell.loggedOut)
  await page.waitForURL((url) => url.pathname === '/')
  expect(troubles).toEqual([])
})

test('a member downloads their data, and closes the account once no order is under way', async () => {
  const { page, troubles, member } = await open('/account/data')
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const id = await order(shop, member, shirt)
  const { reference } = await member.api('GET /orders/{id}/details', { params: { id } })
  const part = (name: string) => page.getByRole('region', { name })
  const { personalData: texts } = en

  const exported = part(texts.exportTitle)
  await exported.getByRole('button', { name: texts.exportButton }).click()
  await sees(page, texts.needPassword)
  await exported.getByLabel(texts.password).fill('Wrong2026')
  await exported.getByRole('button', { name: texts.exportButton }).click()
  await sees(page, en.profile.wrongOldPassword)
  await exported.getByLabel(texts.password).fill(member.password)
  const saving = page.waitForEvent('download')
  await exported.getByRole('button', { name: texts.exportButton }).click()
  const file = await (await saving).path()
  expect(await readFile(file, 'utf8')).toContain(reference)

  const closing = part(texts.closeTitle)
  const close = async (check?: () => Promise<void>) => {
    await closing.getByLabel(texts.password).fill(member.password)
    await closing.getByRole('button', { name: texts.closeButton }).click()
    await page.getByRole('dialog').waitFor()
    await check?.()
    await page.getByRole('dialog').getByRole('button', { name: texts.closeYes }).click()
  }
  await close(() => expectAccessible(page))
  await closing.getByRole('link', { name: reference }).waitFor()
  await member.api('PUT /orders/{id}/cancelled', { params: { id } })
  await close()
  await page.waitForURL(/\/result\/close_account\/success/)
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  await expect(member.api('GET /profiles/account')).rejects.toMatchObject({ status: 401 })
  // The browser itself reports the refusals.
  expect(troubles.filter((each) => !/422|409/.test(each))).toEqual([])
})

test('in zh on a phone, a code by text message signs in and the cart comes along', async () => {
  const number = '51234569'
  const email = 'code@example.com'
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  await back.leave(tee, 9)
  const { page } = await shop.visitor({ viewport: phone })
  await page.request.post(`${shop.url}/api/customer/auth/register`, {
    data: { type: 'EMAIL', email, password },
  })
  const verified = new Date()
  const known = { area_code: '852', phone: number, phone_e164: `+852${number}` }
  await shop.ctx.db
    .updateTable('accounts')
    .set({ ...known, email_verified_at: verified, phone_verified_at: verified })
    .where('email', '=', email)
    .execute()
  const field = (name: string) => page.locator(`main input[name=${name}]`)
  const send = () => page.locator('main form button[type=submit]').click()
  const me = shopper(page, 'zh')
  await me.addItems(tee)
  await me.go('/authentication/login/email')
  await page.waitForFunction(() => !('early' in window))
  await button(page, zh.logInByCode).click()
  await field('phone').fill('123')
  await send()
  await sees(page, zh.invalidPhone)
  await field('phone').fill('5123 4569')
  await send()
  await sees(page, zh.sentLoginCode('+852 5123 4569'))
  await expectNoSideScroll(page)
  await field('code').fill('000000')
  await send()
  await sees(page, zh.wrongCode)
  await field('code').fill(await received(`+852${number}`, /\b\d{6}\b/))
  await send()
  await sees(page, zh.cameAlong(1))
  await page.waitForURL('/zh')
  expect(await page.evaluate(() => document.documentElement.dataset['customer'])).toBe('registered')
})
