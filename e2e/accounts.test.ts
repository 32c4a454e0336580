import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { authentication as cn } from '#storefront/messages/cn/authentication.ts'
import { authentication as en } from '#storefront/messages/en/authentication.ts'
import { authentication as zh } from '#storefront/messages/zh/authentication.ts'
import { localePath } from '#storefront/locale.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { beVisitor, signInElsewhere } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { outboxOf } from './outbox.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const received = outboxOf(shop)
const localize = { en, zh, cn }
const password = 'Harbour2026'
const newPassword = 'Seawall2027'
const loginPage = '/authentication/login/email'

/** Actions on the authentication pages. */
function guest(page: Page, locale: Locale) {
  const main = page.locator('main')
  const field = (name: string) => main.locator(`input[name=${name}]`)
  const me = {
    ...shopper(page, locale),
    field,
    send: () => main.locator('form button[type=submit]').click(),
    at: (address: string) => page.waitForURL(localePath(locale, address)),
    async awake(address: string) {
      await page.goto(localePath(locale, address))
      await page.waitForFunction(() => !('early' in window))
    },
    choosePhone: () => page.getByText(localize[locale].byPhone, { exact: true }).first().click(),
    async logIn(email: string, secret: string) {
      await field('email').fill(email)
      await field('password').fill(secret)
      await me.send()
    },
    async logOut() {
      await page.getByRole('button', { name: words[locale].shell.account, exact: true }).click()
      await page.getByRole('button', { name: words[locale].shell.logOut }).click()
      await page.getByText(words[locale].shell.loggedOut).waitFor()
    },
    expectCount: (count: string) =>
      expect.poll(() => page.locator('.count-link > [data-count=cart]').textContent()).toBe(count),
    customer: () => page.evaluate(() => document.documentElement.dataset['customer']),
  }
  return me
}

test('an account from registration to a password reset keeps its cart', async () => {
  const [tee, shirt] = [
    await back.piece('heavyweight-tee', 'white', 'M'),
    await back.piece('oxford-shirt', 'white', 'M'),
  ]
  await back.leave(tee, 9)
  await back.leave(shirt, 9)
  const { page, troubles } = await shop.visitor({ viewport: desk })
  const me = guest(page, 'en')
  const email = 'ada@example.com'
  await addToCart(await beVisitor(page), tee.id)

  // By keyboard only: errors are shown and get the focus.
  await me.awake('/authentication/register/email')
  await me.field('email').focus()
  await page.keyboard.type('ada@')
  await page.keyboard.press('Enter')
  await page.getByText(en.problems(2)).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await page.getByText('Invalid email').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await me.field('email').evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type('example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await me.at('/result/register/success')
  await me.expectCount('1')
  expect(await me.customer()).toBe('registered')

  await me.go(await received(email, /\/authentication\/verify\?verification_code=\w+/))
  await me.at('/result/verification_code/success')
  await me.go('/authentication/verify')
  await me.at('/result/verification_code/failure')

  await me.go('/about-us')
  await me.logOut()
  await me.at('/')
  await me.expectCount('')
  expect(await me.customer()).toBe('visitor')

  // A wrong password keeps the typed values and the cart.
  await me.addItems(shirt)
  await me.awake(loginPage)
  await me.logIn(email, 'Wrong2026')
  await page.getByText(en.refused).waitFor()
  expect(await me.field('email').inputValue()).toBe(email)
  expect(await me.field('password').inputValue()).toBe('')
  await me.expectCount('1')
  await me.logIn(email, password)
  await page.getByText(en.cameAlong(1)).waitFor()
  await me.at('/')
  await me.expectCount('2')
  await me.go(loginPage)
  await me.at('/')

  // Another device, which the password reset signs out.
  const other = await shop.visitor({ viewport: phone })
  const there = guest(other.page, 'en')
  const token = await signInElsewhere(shop, { email, password })
  const { publicUrl: url } = shop.ctx.settings
  await other.context.addCookies([
    { name: 'auth.token', value: token, url },
    { name: 'auth.registered', value: 'member', url },
  ])

  await me.logOut()
  await me.awake('/authentication/forget-password/email')
  await page.getByText(en.forgetText).waitFor()
  expect(await page.getByRole('button', { name: en.sendCode, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: en.sendLink, exact: true }).waitFor()
  await me.field('email').fill(email)
  await me.send()
  await page.getByText(en.sentText(email)).waitFor()
  const letter = await received(email, /\/authentication\/reset-password\?verification_code=\w+/)
  await me.go(letter)
  await me.field('password').fill(newPassword)
  await me.send()
  await me.at('/result/reset_password/success')
  await me.go(letter)
  await me.at('/result/reset_password/failure')

  await there.go(tee.path)
  await there.addButton.click()
  await other.page.getByRole('dialog').getByText(en.endedText).waitFor()
  await expectAccessible(other.page)
  await other.page.getByRole('link', { name: en.signInAgain }).click()
  await other.page.waitForURL(/\/authentication\/login\/email\?next=/)
  await other.page.getByText(en.endedNote).waitFor()
  await there.logIn(email, newPassword)
  await there.at(tee.path)
  await there.expectCount('2')
  expect(troubles.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
})

test('in zh on a phone, a shopper registers and confirms a number and returns to the checkout', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'M')
  await back.leave(tee, 9)
  const { page } = await shop.visitor({ viewport: phone })
  const me = guest(page, 'zh')
  await addToCart(await beVisitor(page), tee.id)
  await me.awake('/shop/main/checkout')
  await page.getByRole('link', { name: words.zh.checkout.logIn }).click()
  await page.waitForURL(/\/zh\/authentication\/login\/email\?next=/)
  await page.locator('main').getByRole('link', { name: zh.register }).click()
  await page.waitForURL(/\/zh\/authentication\/register\/email\?next=/)
  await me.choosePhone()
  await me.field('phone').fill('5123 4567')
  await me.field('username').fill(chan.name)
  await me.field('password').fill('password1')
  await me.send()
  await page.getByText(zh.commonPassword).first().waitFor()
  await expectNoSideScroll(page)
  await me.field('password').fill(password)
  await me.send()
  await page.getByText(zh.codeTitle).waitFor()
  await me.field('code').fill('000000')
  await me.send()
  await page.getByText(zh.wrongCode).first().waitFor()
  await me.field('code').fill(await received('+85251234567', /\b\d{6}\b/))
  await me.send()
  await me.at('/shop/main/checkout')
  await expect.poll(() => page.getByLabel(words.zh.checkout.name).inputValue()).toBe(chan.name)
  await expect.poll(() => page.getByLabel(words.zh.checkout.phone).inputValue()).toBe('51234567')
  expect(await page.getByRole('link', { name: words.zh.checkout.logIn }).isVisible()).toBe(false)
})

test('in zh on a phone, a forgotten password is reset with the code from a text message', async () => {
  const number = '51234568'
  const { page } = await shop.visitor({ viewport: phone })
  await page.request.post(`${shop.url}/api/customer/auth/register`, {
    data: { type: 'PHONE', area_code: '852', phone: number, password },
  })
  const me = guest(page, 'zh')
  await me.awake('/authentication/forget-password/email')
  await me.choosePhone()
  await page.getByText(zh.forgetByPhoneText).waitFor()
  expect(await page.getByRole('button', { name: zh.sendLink, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: zh.sendCode, exact: true }).waitFor()
  await me.field('phone').fill('5123 4568')
  await me.send()
  await page.getByText(zh.sentPhoneText('+852 5123 4568')).waitFor()
  await expectAccessible(page)
  await me.field('code').fill('123456')
  await me.field('password').fill(newPassword)
  await me.send()
  await page.getByText(zh.needLongCode).first().waitFor()
  const code = await received(`+852${number}`, /\d{4} \d{4} \d{4}/)
  await me.field('code').fill('0000 0000 0000')
  await me.send()
  await page.getByText(zh.wrongCode).first().waitFor()
  await expectNoSideScroll(page)
  await me.field('code').fill(code)
  await me.field('password').fill(newPassword)
  await me.send()
  await me.at('/result/reset_password/success')
})

test('in cn two tabs agree on who is signed in, even after a sign-in without scripts', async () => {
  const email = 'bo@example.com'
  const { page: first, context } = await shop.visitor({ viewport: desk })
  const me = guest(first, 'cn')
  const second = await context.newPage()
  const there = guest(second, 'cn')
  await me.awake('/authentication/register/email')
  await there.awake(loginPage)
  await me.field('email').fill(email)
  await me.field('password').fill(password)
  await me.send()
  await me.at('/result/register/success')
  await there.at('/')
  expect(await there.customer()).toBe('registered')
  await there.logOut()
  await expect.poll(me.customer).toBe('visitor')

  const plain = await shop.visitor({ viewport: phone, hasScript: false })
  const them = guest(plain.page, 'cn')
  await them.go(`${loginPage}?next=//evil.example`)
  await them.logIn(email, 'Wrong2026')
  await plain.page.getByText(cn.refused).waitFor()
  expect(await them.field('email').inputValue()).toBe(email)
  await them.logIn(email, password)
  await them.at('/')
  const cookies = await plain.context.cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['auth.registered', 'auth.token'])
  const scripted = await shop.visitor({ viewport: desk })
  await scripted.context.addCookies(cookies)
  const again = guest(scripted.page, 'cn')
  await again.awake('/shop/main/cart')
  expect(await again.customer()).toBe('registered')

  // Session expired: nothing is added to another account, not even by a form.
  const tee = await back.piece('heavyweight-tee', 'white', 'L')
  await back.leave(tee, 9)
  await back.endSessions()
  const accounts = await back.countAccounts()
  await them.go(tee.path)
  await plain.page.getByRole('button', { name: words.cn.product.add, exact: true }).first().click()
  await them.at(loginPage)
  expect(await back.countAccounts()).toBe(accounts)
})

test('a guest saves an order to a new account by choosing a password, and is offered no log-in', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'L')
  await back.leave(tee, 9)
  const { page } = await shop.visitor({ viewport: desk })
  const me = guest(page, 'en')
  await me.readyToOrder(tee)
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  await me.field('password').fill(password)
  const offer = page.getByRole('region', { name: en.makeAccount })
  expect(await offer.getByRole('link', { name: en.login, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: en.register, exact: true }).click()
  await page.getByText(en.makeAccountDone).waitFor()
  const number = await me.reference()
  await me.go('/shop/main/order')
  await page.getByText(number).first().waitFor()
  expect(await me.customer()).toBe('registered')
})
