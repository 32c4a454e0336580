import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  aGiftOf,
  amountOff,
  aPromotion,
  aVoucher,
  noPromotions,
  percentOff,
} from '#test/builders/promotions.ts'
import { givePoints } from '#test/builders/members.ts'
import { addToCart } from '#test/builders/shopper.ts'
import type { Locale } from '#domain/locale.ts'
import { aMember } from './member.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'
import { visitsOf } from './visits.ts'

const shop = await openShop()
const back = backroom(shop)
const { ctx } = shop

await noPromotions(ctx)
const tee = await back.piece('heavyweight-tee', 'navy', 'M')
await back.leave(tee, 50)
const tenOff = { en: 'Ten off', zh: '九折優惠', cn: '九折优惠' }
const withTee = { en: 'A tee with a shirt', zh: '買恤衫送T恤', cn: '买衬衫送T恤' }
const sixty = { en: 'Sixty off', zh: '減六十元', cn: '减六十元' }
await aPromotion(ctx, percentOff(10), { title: tenOff })
await aPromotion(ctx, aGiftOf(tee.id), { title: withTee, minSpend: 30_000 })
await aVoucher(ctx, amountOff(6000), { code: 'SIXTY', title: sixty })
await aVoucher(ctx, amountOff(6000), { code: 'THOUSAND', minSpend: 100_000 })
await aVoucher(ctx, amountOff(6000), { code: 'FOUR', minQuantity: 4 })

async function aShirt(size: string): Promise<ItemRow> {
  const shirt = await back.piece('oxford-shirt', 'white', size)
  await back.setPrice(shirt, 38_000)
  await back.leave(shirt, 20)
  return shirt
}

function field(page: Page, locale: Locale) {
  const { cart } = words[locale]
  return {
    open: () => page.getByText(cart.voucherOpen, { exact: true }).click(),
    async apply(code: string) {
      await page.getByRole('textbox', { name: cart.voucherLabel }).fill(code)
      await page.getByRole('button', { name: cart.voucherApply, exact: true }).click()
    },
    remove: () => page.getByRole('button', { name: cart.voucherRemove }).click(),
  }
}

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

const visits = visitsOf(
  { locale: 'zh', viewport: phone, size: 'L' },
  { locale: 'en', viewport: desk, size: 'M' },
)

test.each(visits)(
  'in $locale gifts, discounts and vouchers are shown from the cart to the receipt',
  async ({ locale, viewport, size }) => {
    const { cart, order } = words[locale]
    const { page, troubles } = await shop.visitor({ viewport })
    const me = shopper(page, locale)
    const shirt = await aShirt(size)
    await me.go(shirt.path)
    await me.addButton.click()
    const panel = page.getByRole('dialog', { name: cart.panelTitle })
    await panel.getByText(cart.gift, { exact: true }).waitFor()

    await me.go('/shop/main/cart')
    await me.wake()
    await page.getByText(cart.gift, { exact: true }).first().waitFor()
    await sees(page, `${cart.shopDiscount} · ${tenOff[locale]}`)
    await sees(page, '−HK$38')
    const voucher = field(page, locale)
    await voucher.open()
    await voucher.apply('NOBODY')
    await sees(page, cart.voucherProblems.unknown)
    await voucher.apply('THOUSAND')
    await sees(page, cart.missingSpend('HK$620'))
    await voucher.apply('FOUR')
    await sees(page, cart.missingItems(3))
    await voucher.apply('SIXTY')
    await sees(page, cart.voucherApplied('SIXTY'))
    await sees(page, `${cart.voucher} · ${sixty[locale]}`)
    await expectNoSideScroll(page)
    await voucher.remove()
    await page.getByText(cart.voucherOpen, { exact: true }).waitFor()
    await voucher.open()
    await voucher.apply('SIXTY')
    await sees(page, cart.voucherApplied('SIXTY'))

    await me.go('/shop/main/checkout')
    await me.wake()
    await me.fillContact()
    await me.fillAddress()
    if (viewport === phone) {
      await page.getByRole('button', { name: words[locale].checkout.showSummary }).click()
    }
    await page.locator('#order-summary').getByText(cart.gift, { exact: true }).first().waitFor()
    if (viewport === phone) {
      await page.getByRole('button', { name: words[locale].checkout.showSummary }).click()
    }
    await me.place()
    await page.waitForURL(/\/result\/order\/success/)
    await page.getByRole('link', { name: order.toOrder }).click()
    await page.waitForURL(/\/shop\/main\/order\/ord_/)
    await page.getByText(cart.gift, { exact: true }).first().waitFor()
    await sees(page, `${order.shopDiscount} · ${tenOff[locale]}`)
    await sees(page, `${cart.voucher} SIXTY · ${sixty[locale]}`)
    await sees(page, withTee[locale])
    await expectNoSideScroll(page)
    expect(troubles).toEqual([])
  },
)

/** A signed-in member with points and a full cart; each item costs 900 points. */
async function aMemberWith(points: number, ...items: readonly ItemRow[]) {
  const visitor = await shop.visitor({ viewport: desk })
  const member = await aMember(shop, visitor.context)
  await member.api('PUT /profiles/account', { body: { username: 'Member' } })
  await back.askPoints(900, ...items)
  for (const { id } of items) await addToCart(member, id)
  await givePoints(ctx, member.accountId, points)
  return { ...visitor, member, me: shopper(visitor.page, 'en') }
}

test('a member pays for items with points, down to an order that costs nothing', async () => {
  const { cart, checkout, order } = words.en
  const shirt = await aShirt('S')
  const { page, me, troubles } = await aMemberWith(1000, shirt)
  await me.go('/shop/main/cart')
  await me.wake()
  await sees(page, cart.pointsBalance(1000))
  await page.getByRole('switch', { name: cart.takeWithPoints(900) }).check()
  await sees(page, cart.pointsOf(900))
  await expectAccessible(page)
  await me.go('/shop/main/checkout')
  await me.wake()
  await me.fillContact()
  await me.choose(/^Pick up/)
  await page.getByRole('button', { name: checkout.place('HK$0') }).click()
  await page.waitForURL(/\/result\/order\/success/)
  await sees(page, order.nothingToPay)
  await page.getByRole('link', { name: order.toOrder }).click()
  await sees(page, order.now.preparingFree)
  await sees(page, cart.pointsOf(900))
  expect(await page.getByText(order.paid, { exact: true }).count()).toBe(0)
  await me.go('/shop/main/order')
  await sees(page, order.nothingToPay)
  expect(troubles).toEqual([])
})

test('a voucher bought with points is offered at checkout, used once and then no more', async () => {
  const { cart, order } = words.en
  const fifty = { en: 'Fifty off', zh: '減五十元', cn: '减五十元' }
  const voucher = await aVoucher(ctx, amountOff(5000), { points: 1000, title: fifty })
  const shirt = await aShirt('XS')
  const { page, me, member, troubles } = await aMemberWith(1000, shirt)
  await member.api('POST /vouchers/redeem', { body: { voucher_id: voucher.id, qty: 1 } })
  await me.go('/shop/main/checkout')
  await me.seePrices()
  const own = page.getByRole('region', { name: cart.yourVouchers })
  await own.getByText(cart.worth('HK$50')).waitFor()
  await own.getByRole('button', { name: cart.useVoucherOf(fifty.en) }).click()
  await page.getByRole('button', { name: cart.voucherRemove }).waitFor()
  await sees(page, `${cart.voucher} · ${fifty.en}`)
  await me.fillContact()
  await me.fillAddress()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  await page.getByRole('link', { name: order.toOrder }).click()
  await sees(page, new RegExp(`${cart.voucher} \\S+ · ${fifty.en}`))

  await addToCart(member, shirt.id)
  await me.go('/shop/main/checkout')
  await me.seePrices()
  expect(await own.count()).toBe(0)
  expect(troubles).toEqual([])
})

test('missing points are explained, and nothing is lost', async () => {
  const { cart, checkout } = words.en
  const shirt = await aShirt('XL')
  const { page, me } = await aMemberWith(500, shirt)
  await me.go('/shop/main/checkout')
  const name = page.getByLabel(checkout.name, { exact: true })
  await expect.poll(() => name.inputValue()).toBe('Member')
  await me.fillContact()
  await me.fillAddress()
  await page.getByRole('switch', { name: cart.takeWithPoints(900) }).check()
  await sees(page, cart.pointsShort(900, 500))
  await me.placeButton.click()
  await page.getByRole('button', { name: checkout.withoutPoints }).waitFor()
  await me.expectTypedKept()
  const withoutPoints = page.getByRole('button', { name: checkout.withoutPoints })
  await withoutPoints.click()
  await withoutPoints.waitFor({ state: 'hidden' })
  await me.placeButton.click()
  await page.waitForURL(/\/result\/order\/success/)
})

test('visitors without an account are offered neither points nor to keep an address', async () => {
  const shirt = await aShirt('XXL')
  await back.askPoints(900, shirt)
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.readyToOrder(shirt)
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(await page.getByRole('checkbox', { name: words.en.checkout.keepAddress }).count()).toBe(0)
})
