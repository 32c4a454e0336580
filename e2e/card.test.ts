import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)

const cardMethod = { en: 'Card', zh: '信用卡', cn: '银行卡' }
const gateway = {
  en: { number: 'Card number', expiry: 'Expiry (MM/YY)', code: 'Security code', pay: /^Pay HK\$/ },
  zh: { number: '信用卡號碼', expiry: '到期日（月／年）', code: '安全碼', pay: /^支付/ },
  cn: { number: '卡号', expiry: '有效期（月/年）', code: '安全码', pay: /^支付/ },
}

/** A visitor on the gateway's page, with an unpaid order. */
async function atTheGateway(locale: Locale, size: string, viewport = desk) {
  const tee = await back.piece('heavyweight-tee', 'white', size)
  await back.leave(tee, 5)
  const { page, troubles } = await shop.visitor({ viewport })
  const me = shopper(page, locale)
  await me.readyToOrder(tee)
  await me.choose(new RegExp(`^${cardMethod[locale]}`))
  await me.place()
  await page.waitForURL(/\/gateway\/tgs_/)

  async function pay(number: string) {
    const labels = gateway[locale]
    await page.getByLabel(labels.number).fill(number)
    await page.getByLabel(labels.expiry).fill('08/34')
    await page.getByLabel(labels.code).fill('123')
    await page.getByRole('button', { name: labels.pay }).click()
  }
  return { page, troubles, me, tee, pay }
}

const payWord = (locale: Locale) => new RegExp(`^${words[locale].paying.pay('').trim()}`)

async function expectNoPayment(page: Page, locale: Locale) {
  expect(await page.getByRole('button', { name: payWord(locale) }).count()).toBe(0)
}

test('a declined card leaves the order unpaid, and another card pays it', async () => {
  const { page, troubles, pay } = await atTheGateway('en', 'M')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await pay('4000 0000 0000 0002')
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
  // The browser itself reports the 422 of the page.
  troubles.length = 0
  await pay('4242 4242 4242 4242')
  await page.waitForURL(/\/result\/order\/success\?order=ord_/)
  await page.getByText(words.en.paying.nextPaid).waitFor()
  await page.getByText(/^Paid: HK\$[\d,]+ by Card/).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByText(/transfer|upload/i)
      .count(),
  ).toBe(0)
  await expectNoPayment(page, 'en')
  await page.getByRole('link', { name: words.en.order.toOrder }).click()
  await page.getByText(words.en.order.now.preparing).waitFor()
  await page.getByText(words.en.order.paid, { exact: true }).first().waitFor()
  expect(troubles).toEqual([])
})

test('a shopper who leaves the payment page finds the order unpaid, and pays it with 3-D Secure', async () => {
  const { page, troubles, me, pay } = await atTheGateway('zh', 'L', phone)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: '取消並返回' }).click()
  await page.waitForURL(/\/zh\/result\/order\/cancelled\?order=ord_/)
  const payButton = page.getByRole('button', { name: payWord('zh') })
  await payButton.waitFor()
  await expectNoSideScroll(page)
  await me.wake()
  await payButton.click()
  await page.waitForURL(/\/gateway\/tgs_/)
  await pay('4000 0025 0000 3155')
  await page.getByRole('heading', { name: '銀行驗證' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '是，確認' }).click()
  await page.waitForURL(/\/zh\/result\/order\/success/)
  await page.getByText(words.zh.paying.nextPaid).waitFor()
  await expectNoPayment(page, 'zh')
  expect(troubles).toEqual([])
})

test('Back from the payment page leads to the order, to be paid or put into the cart again', async () => {
  const { page, troubles, me, tee } = await atTheGateway('en', 'S')
  await page.goBack()
  await page.waitForURL(/\/result\/order\/cancelled\?order=ord_/)
  await page.getByRole('button', { name: payWord('en') }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await me.wake()
  await page.getByRole('button', { name: words.en.paying.backToCart }).click()
  await page.waitForURL(/\/shop\/main\/cart$/)
  await page.getByRole('heading', { name: /tee/i }).first().waitFor()
  expect(await back.ordersWith(tee)).toMatchObject([{ current_status: 'cancelled' }])
  expect(troubles).toEqual([])
})
