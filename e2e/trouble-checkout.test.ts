import { expect, test } from 'vitest'
import { amountOff, aVoucher } from '#test/builders/promotions.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { aVisitor, beVisitor, order as placeOrder } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { cart, checkout, order } = words.en

declare global {
  var shownOnTheWay: ReadonlySet<string>
}

async function visitor() {
  const { page, context, troubles } = await shop.visitor()
  return { page, context, troubles, me: shopper(page, 'en') }
}

test('an order leads from the form to its thanks, past no empty checkout or summary', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'L')
  await back.leave(tee, 3)
  const { page, me } = await visitor()
  await me.readyToOrder(tee)
  await page.evaluate((empty) => {
    const shown = new Set<string>()
    const note = () => {
      const summary = document.querySelector('main aside > button')
      if (summary) shown.add(summary.textContent)
      if (document.body.innerText.includes(empty)) shown.add(empty)
    }
    note()
    new MutationObserver(note).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    globalThis.shownOnTheWay = shown
  }, checkout.empty)
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  await me.reference()
  const shown = await page.evaluate(() => [...shownOnTheWay])
  expect(shown).toEqual([expect.stringMatching(/HK\$[1-9]/)])
})

test('an order leads to its thanks even if the cart does not answer any more', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'L')
  await back.leave(tee, 3)
  const { page, me } = await visitor()
  await me.readyToOrder(tee)
  await page.route('**/checkouts', async (route) => {
    const response = await route.fetch()
    await page.route('**/shopping-cart/all*', () => {})
    await route.fulfill({ response })
  })
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
})

/** Two items at the checkout; the polo has sold out, which the first press reports. */
async function aCheckoutWithASoldOutPolo(colour: string) {
  const polo = await back.piece('pique-polo', colour, 'M')
  const tee = await back.piece('heavyweight-tee', 'black', 'M')
  await back.leave(polo, 1)
  await back.leave(tee, 5)
  const { page, me } = await visitor()
  await me.readyToOrder(polo, tee)
  await back.leave(polo, 0)
  const before = await back.ordersWith(tee)
  await me.place()
  await page.getByText(checkout.soldOut(polo.name)).waitFor()
  await page.getByText(checkout.lineText).waitFor()
  expect(await back.ordersWith(tee)).toEqual(before)
  await me.expectTypedKept()
  return { polo, tee, page, me, ordersBefore: before.length }
}

test('once an item has sold out during checkout, the button orders the rest at the sum it shows', async () => {
  const { polo, tee, page, me, ordersBefore } = await aCheckoutWithASoldOutPolo('navy')
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toContain(checkout.soldOut(polo.name))
  const label = (await me.placeButton.textContent()) ?? ''
  await me.placeButton.click()
  await page.waitForURL(/\/result\/order\/success/)
  const orders = await back.ordersWith(tee)
  expect(orders).toHaveLength(ordersBefore + 1)
  const sums = orders.map(({ total_cents: sum }) => checkout.place(`HK$${sum / 100}`))
  expect(sums).toContain(label)
  expect(await back.ordersWith(polo)).toEqual([])
  await me.go('/shop/main/cart')
  await page.getByText(cart.problemTitle(1)).waitFor()
  expect(await back.inCarts(polo)).toEqual([1])
})

test('ordering without an item that has sold out is one press', async () => {
  const { polo, tee, page, ordersBefore } = await aCheckoutWithASoldOutPolo('red')
  await page.getByRole('button', { name: checkout.leaveOut }).click()
  await page.waitForURL(/\/result\/order\/success/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(await back.ordersWith(tee)).toHaveLength(ordersBefore + 1)
  expect(await back.ordersWith(polo)).toEqual([])
})

test('what sold out between cart and checkout is named at the top, and announced', async () => {
  const polo = await back.piece('pique-polo', 'navy', 'S')
  const tee = await back.piece('heavyweight-tee', 'black', 'L')
  await back.leave(polo, 1)
  await back.leave(tee, 5)
  const { page } = await shop.visitor({ viewport: { width: 390, height: 844 } })
  const me = shopper(page, 'en')
  const customer = await beVisitor(page)
  for (const { id } of [polo, tee]) await addToCart(customer, id)
  await me.go('/shop/main/cart')
  await me.wake()
  const link = page.getByRole('main').getByRole('link', { name: cart.checkout }).last()
  await back.leave(polo, 0)
  await link.click()
  const notice = page.getByText(checkout.soldOut(polo.name))
  await notice.waitFor()
  expect(await notice.count()).toBe(1)
  const top = (await notice.boundingBox())?.y ?? Number.NaN
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(844)
  expect(await notice.locator('xpath=ancestor::*[@aria-live]').count()).toBe(1)
  await me.fillContact()
  await me.fillAddress()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(polo)).toEqual([])
})

async function aCheckoutOfThreeWithTwoLeft(colour: string) {
  const polo = await back.piece('pique-polo', colour, 'L')
  await back.leave(polo, 3)
  const { page, me } = await visitor()
  const customer = await beVisitor(page)
  await addToCart(customer, polo.id, 2)
  await me.readyToBuy(customer, polo)
  await back.leave(polo, 2)
  return { polo, page, me }
}

test('if stock drops during checkout, the remaining quantity can be ordered with one press', async () => {
  const { polo, page, me } = await aCheckoutOfThreeWithTwoLeft('white')
  await me.place()
  await page.getByText(checkout.onlyLeft(polo.name, 2)).waitFor()
  expect(await back.ordersWith(polo)).toEqual([])
  await me.expectTypedKept()
  // Nothing else is in the order, so the button names no sum, and a press leads to the reason again.
  expect(await me.placeButton.textContent()).toBe(checkout.placeOrder)
  await me.place()
  await page.getByText(checkout.onlyLeft(polo.name, 2)).waitFor()
  expect(await back.ordersWith(polo)).toEqual([])
  await page.getByRole('button', { name: checkout.takeAvailable(2) }).click()
  await page.getByText(checkout.onlyLeft(polo.name, 2)).waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator(':focus').textContent()).toContain(checkout.totalIs('HK$'))
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(polo)).toMatchObject([{ qty: 2 }])
})

test('a shopper who fixes an item and orders at once is shown the new total first', async () => {
  const { polo, page, me } = await aCheckoutOfThreeWithTwoLeft('navy')
  await me.place()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/shopping-cart/set-quantity', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: checkout.takeAvailable(2) }).click()
  await me.placeButton.click()
  letGo()
  await page.getByText(checkout.priceChangedText).waitFor()
  expect(await back.ordersWith(polo)).toEqual([])
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(polo)).toMatchObject([{ qty: 2 }])
})

test('two items that sell out together are both named, and nothing is left to order', async () => {
  const cap = await back.piece('heavyweight-tee', 'rust', 'L')
  const polo = await back.piece('pique-polo', 'red', 'S')
  await back.leave(cap, 1)
  await back.leave(polo, 1)
  const { page, me } = await visitor()
  await me.readyToOrder(cap, polo)
  await back.leave(cap, 0)
  await back.leave(polo, 0)
  await me.place()
  await page.getByText(checkout.soldOut(cap.name)).waitFor()
  await page.getByText(checkout.soldOut(polo.name)).waitFor()
  await page.getByText(checkout.empty).waitFor()
  await expect
    .poll(() => page.locator(':focus').textContent())
    .toContain(checkout.soldOut(polo.name))
  expect(await back.inCarts(cap)).toEqual([1])
})

test('a changed price is shown before the order is placed, and another press places it', async () => {
  const chinos = await back.piece('slim-chinos', 'navy', '32')
  await back.leave(chinos, 5)
  await back.setPrice(chinos, 90_000)
  const { page, me } = await visitor()
  await me.readyToOrder(chinos)
  await back.setPrice(chinos, 95_000)
  await me.place()
  await page.getByText(checkout.priceChanged('HK$900', 'HK$950')).waitFor()
  expect(await back.ordersWith(chinos)).toEqual([])
  await me.expectTypedKept()
  await page.getByRole('button', { name: checkout.place('HK$950') }).click()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(chinos)).toMatchObject([{ total_cents: 95_000 }])
})

test('a double press on Place order makes one order', async () => {
  const jumper = await back.piece('merino-crew-jumper', 'navy', 'M')
  await back.leave(jumper, 5)
  const { page, me } = await visitor()
  await me.readyToOrder(jumper)
  await me.placeButton.dblclick()
  await page.waitForURL(/\/result\/order\/success/)
  await page
    .getByText(await me.reference())
    .first()
    .waitFor()
  expect(await back.ordersWith(jumper)).toHaveLength(1)
})

test('tabs stay in sync, and an order placed in one cannot be placed again in the other', async () => {
  const jumper = await back.piece('merino-crew-jumper', 'burgundy', 'M')
  await back.leave(jumper, 5)
  const { page, context, me } = await visitor()
  await me.readyToOrder(jumper)
  const other = await context.newPage()
  const alsoMe = shopper(other, 'en')
  await alsoMe.addItems(jumper)
  await page.getByText(checkout.times(2)).first().waitFor()
  await alsoMe.go('/shop/main/checkout')
  await alsoMe.fillContact()
  await alsoMe.fillAddress()
  await alsoMe.place()
  await other.waitForURL(/\/result\/order\/success/)
  await page.getByText(checkout.empty).waitFor()
  expect(await back.ordersWith(jumper)).toMatchObject([{ qty: 2 }])
  await other.getByText(order.keepNumber).waitFor()
})

test('a voucher that this email has used is dropped, and the next press orders at the sum shown', async () => {
  await aVoucher(shop.ctx, amountOff(1000), { code: 'ONCE', perCustomer: 1 })
  const jumper = await back.piece('merino-crew-jumper', 'navy', 'L')
  await back.leave(jumper, 5)
  const { page, me } = await visitor()
  const earlier = { ...(await aVisitor(shop)), email: chan.email }
  await placeOrder(shop, earlier, jumper, {}, { voucher_code: 'ONCE' })
  await me.readyToOrder(jumper)
  const before = await me.placeButton.textContent()
  await page.getByText(cart.voucherOpen).click()
  await page.getByLabel(cart.voucherLabel).fill('ONCE')
  await page.getByRole('button', { name: cart.voucherApply }).click()
  await page.getByText(cart.voucherApplied('ONCE')).waitFor()
  await expect.poll(() => me.placeButton.textContent()).not.toBe(before)
  await me.place()
  await page.getByText(checkout.voucherGone).waitFor()
  expect(await back.ordersWith(jumper)).toHaveLength(1)
  await expect.poll(() => me.placeButton.textContent()).toBe(before)
  await page.getByRole('button', { name: checkout.withoutVoucher }).click()
  await page.waitForURL(/\/result\/order\/success/)
  expect(await back.ordersWith(jumper)).toHaveLength(2)
})
