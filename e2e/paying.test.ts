import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { priceText } from '#storefront/price-text.ts'
import { addToCart, readOrder } from '#test/builders/shopper.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { aMember, order as orderByApi, saveCard } from './member.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { ctx } = shop

async function anItem(size: string): Promise<ItemRow> {
  const item = await back.piece('heavyweight-tee', 'white', size)
  await back.leave(item, 20)
  return item
}

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function aMemberAtCheckout(locale: Locale, size: string, numbers: readonly string[]) {
  const visitor = await shop.visitor({ viewport: locale === 'en' ? desk : phone })
  const member = await aMember(shop, visitor.context)
  for (const number of numbers) await saveCard(member, number)
  const me = shopper(visitor.page, locale)
  await me.readyToBuy(member, await anItem(size))
  await visitor.page.locator('input[name=payment][value=card]').check()
  return { ...visitor, member, me }
}

test('a member pays with a saved card in one press, and sees that the order is paid', async () => {
  const { paying } = words.en
  const cards = ['4242 4242 4242 4242', '5555 5555 5555 4444']
  const { page, me, member, troubles } = await aMemberAtCheckout('en', 'M', cards)
  const { data } = await member.api('GET /credit-cards/all')
  const usual = data.find((card) => card.is_default)
  const usualName = paying.cardName(usual?.brand ?? '', usual?.last4 ?? '')
  expect(await page.getByRole('radio', { name: usualName }).isChecked()).toBe(true)
  const other = data.find((card) => !card.is_default)
  const otherName = paying.cardName(other?.brand ?? '', other?.last4 ?? '')
  await page.getByRole('button', { name: paying.removeOf(otherName) }).click()
  await page.getByRole('button', { name: paying.removeYes }).click()
  await page.getByRole('radio', { name: otherName }).waitFor({ state: 'detached' })
  await me.place()
  await page.waitForURL(/\/result\/order\/success\?order=ord_/)
  await sees(page, /^Paid: HK\$[\d,]+ by Card/)
  await sees(page, paying.nextPaid)
  const bought = page.getByRole('region', { name: /PR-[0-9A-Z]{4}-[0-9A-Z]{3}/ })
  expect(await bought.getByRole('listitem').count()).toBe(1)
  const said = (await bought.innerText()).replaceAll(/\s+/g, ' ')
  expect(said).toMatch(/Heavyweight tee × 1 White \/ M/i)
  const [placed] = (await member.api('GET /orders/all')).data
  const { delivery, calculations } = await readOrder(member, placed?._id ?? '')
  const { recipient, estimate } = delivery
  expect(said).toContain(recipient.name)
  expect(said).toContain(recipient.address_text?.en ?? 'no address')
  expect(said).toContain(`${paying.deliverTo} `)
  expect(said).toContain(`${paying.expected} ${formatDay(estimate?.from ?? '')}`)
  expect(said).toContain(priceText(calculations.total, 'en'))
  expect(troubles).toEqual([])
})

test('a declined saved card leaves the order unpaid, and another method pays it, in zh on a phone', async () => {
  const { paying, order } = words.zh
  const { page, me, troubles } = await aMemberAtCheckout('zh', 'L', ['4000 0000 0000 0341'])
  await expectNoSideScroll(page)
  await me.place()
  await page.waitForURL(/\/zh\/result\/order\/cancelled\?.*declined=1/)
  await page.getByRole('heading', { name: paying.declinedTitle }).waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await me.wake()
  await me.choose(/^轉數快/)
  await page.getByRole('button', { name: /轉數快/ }).click()
  await page.getByRole('img', { name: new RegExp(await me.reference()) }).waitFor()
  await page.getByRole('heading', { name: paying.waitingTitle }).waitFor()
  await page.getByRole('heading', { name: order.proof, exact: true }).waitFor()
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test('the result page of another browser’s order shows only the configured text', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  await page.goto('/result/order/success?order=ord_notmine')
  await page.getByRole('heading', { name: 'Thank you. Your order is in.' }).waitFor()
  await page.getByRole('link', { name: words.en.order.track }).first().waitFor()
  expect(troubles).toEqual([])
})

test('an unpaid order explains why there is no receipt, and can be paid another way from its page', async () => {
  const { paying, order } = words.en
  const { page, context, troubles } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  const id = await orderByApi(shop, member, await anItem('XL'))
  await page.goto(`/shop/main/order/${id}`)
  const print = page.getByRole('button', { name: order.print })
  await print.waitFor()
  expect(await print.getAttribute('aria-disabled')).toBe('true')
  await sees(page, paying.noReceipt)
  await page.getByRole('button', { name: paying.another }).click()
  await me(page).choose(/^PayMe/)
  await expectAccessible(page)
  await page.getByRole('button', { name: paying.payBy('PayMe') }).click()
  await page.getByRole('img', { name: paying.payMeAlt }).waitFor()
  expect(troubles).toEqual([])
})

const me = (page: Page) => shopper(page, 'en')

test('the cart offers a member’s own voucher with its discount, and one press applies it', async () => {
  const { cart } = words.en
  const title = { en: 'Thirty off', zh: '減三十元', cn: '减三十元' }
  const useful = await aVoucher(ctx, amountOff(3000), { points: 0, title })
  const dear = { en: 'For big orders', zh: '大額訂單', cn: '大额订单' }
  const other = await aVoucher(ctx, amountOff(3000), { points: 0, title: dear, minSpend: 900_000 })
  const { page, context, troubles } = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, context)
  for (const { id } of [useful, other]) {
    await member.api('POST /vouchers/redeem', { body: { voucher_id: id, qty: 1 } })
  }
  await addToCart(member, (await anItem('M')).id)
  await page.goto('/shop/main/cart')
  await sees(page, cart.worth('HK$30'))
  await sees(page, new RegExp(cart.voucherProblems.min_spend))
  await page.getByRole('button', { name: cart.useVoucherOf(title.en) }).click()
  await page.getByRole('button', { name: cart.voucherRemove }).waitFor()
  expect(troubles).toEqual([])
})
