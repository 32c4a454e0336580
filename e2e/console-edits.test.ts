import { beforeAll, expect, test } from 'vitest'
import { actionMessages } from '#console/orders/action-messages.ts'
import { changeNames } from '#console/orders/change-names.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { counterMessages } from '#console/counter/messages.ts'
import { editMessages } from '#console/orders/edit-messages.ts'
import { orderMessages } from '#console/orders/messages.ts'
import { supplementMessages } from '#console/orders/supplement-messages.ts'
import { returnMessages } from '#console/returns/messages.ts'
import { completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { addToCart } from '#test/builders/shopper.ts'
import {
  dayVisits,
  deskVisit,
  heading,
  openConsole,
  phoneVisit,
  settled,
  signedIn,
  type Visit,
  visits,
} from './console-staff.ts'
import { cookiesOf, order, paidOrder, register, type Member } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
const { sku: shirtSku } = await shop.ctx.db
  .selectFrom('variants')
  .select('sku')
  .where('id', '=', shirt.id)
  .executeTakeFirstOrThrow()

beforeAll(async () => {
  await back.leave(shirt, 60)
  await back.leave(await back.piece('oxford-shirt', 'white', 'L'), 30)
})

/** A paid order of two shirts in M. */
async function paidForTwo() {
  await addToCart(member, shirt.id)
  return paidOrder(shop, member, shirt)
}

async function unpaidOrder() {
  await addToCart(member, shirt.id)
  const id = await order(shop, member, shirt)
  const { reference } = await member.api('GET /orders/{id}/details', { params: { id } })
  return { id, reference }
}

/** The customer's own browser. */
async function customer(of: Member, { width }: Visit) {
  const visitor = await shop.visitor({ viewport: { width, height: 844 } })
  const url = shop.ctx.settings.publicUrl
  const cookies = Object.entries(cookiesOf(of))
  await visitor.context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  return visitor
}

async function askBack({ api }: Member, id: string): Promise<void> {
  await shipOrder(shop.ctx, id, 'SF1234567890')
  await completeOrder(shop.ctx, id, 'customer')
  const params = { id }
  const { items } = await api('GET /orders/{id}/details', { params })
  const refund_items = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  const body = { reason: 'Too small', refund_items }
  await api('POST /orders/{id}/refund-request', { params, body })
}

/** The option of the shirt in L, however many are left. */
const inL = { en: /^White \/ L \(/, zh: /^白色 \/ L（/ }

test.each(dayVisits)(
  'an order is edited before it leaves, a size, a refund, the address: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = editMessages[language]
    const changed = changeNames[language]
    const { reference } = await paidForTwo()
    const { page, troubles } = await signedIn(shop, visit)
    await page.goto(`/staff/orders/${reference}`)
    await heading(page, reference).waitFor()
    await page.getByRole('button', { name: texts.editItems }).click()
    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name }).click()
    const size = dialog.getByRole('combobox', { name: new RegExp(texts.change('')) })
    const option = await size.getByRole('option', { name: inL[language] }).textContent()
    await size.selectOption({ label: option ?? '' })
    const count = (name: string) => dialog.getByRole('textbox', { name: new RegExp(name) })
    await count(texts.changeCountOf('.*')).fill('1')
    await count(texts.cancelCountOf('.*')).fill('1')
    await dialog.getByText(new RegExp(texts.refund('HK\\$[\\d.]+'))).waitFor()
    await settled(page)
    await dialog.getByLabel(texts.reason).fill('One is enough, in L')
    await dialog.getByRole('button', { name: new RegExp(texts.saveRefund('HK\\$')) }).click()
    await page.getByText(texts.saved).waitFor()
    await page.getByText(texts.cancelled(1)).waitFor()
    await page.getByText(changed['order_items_edited'] ?? '').waitFor()
    await page.getByText('One is enough, in L').waitFor()

    await page.getByRole('button', { name: texts.editRecipient, exact: true }).click()
    await dialog.getByLabel(texts.phone).fill('1')
    await press(texts.save)
    await dialog.locator('[aria-invalid=true]').waitFor()
    await dialog.getByLabel(texts.phone).fill('61234567')
    await dialog.getByLabel(texts.street).fill('88 Nathan Road')
    await settled(page)
    await press(texts.save)
    await page.getByText(/88 Nathan Road/).waitFor()
    await page.getByText(changed['order_recipient_corrected'] ?? '').waitFor()
    await settled(page)
    expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
  },
)

test('on a phone an unpaid order loses a shirt, and costs less', async () => {
  const texts = editMessages.zh
  const { reference } = await unpaidOrder()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto(`/staff/orders/${reference}`)
  await page.getByRole('button', { name: texts.editItems }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(texts.unpaid).waitFor()
  await dialog.getByRole('textbox', { name: new RegExp(texts.cancelCountOf('.*')) }).fill('1')
  const toPay = await dialog.getByText(/應付金額由/).textContent()
  const [, after = ''] = /改為 (HK\$[\d,.]+)/.exec(toPay ?? '') ?? []
  expect(after).not.toBe('')
  await settled(page)
  await dialog.getByLabel(texts.reason).fill('一件已足夠')
  await dialog.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.saved).waitFor()
  await page.getByText('一件已足夠').waitFor()
  expect(await page.getByText(after, { exact: true }).count()).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

test.each(visits)(
  'items are added to an order, and both say that they travel together: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = supplementMessages[language]
    const counter = counterMessages[language]
    const { id, reference } = await paidForTwo()
    const { page, troubles } = await signedIn(shop, visit)
    await page.goto(`/staff/orders/${reference}`)
    await page.getByRole('button', { name: editMessages[language].editItems }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.addItems }).click()
    await dialog.getByText(texts.explain).waitFor()
    const find = dialog.getByLabel(scanMessages[language].find, { exact: true })
    await find.fill(shirtSku)
    await find.press('Enter')
    await dialog.getByLabel(counter.quantityOf(shirtSku)).fill('2')
    await settled(page)
    await dialog.getByRole('button', { name: new RegExp(texts.addFor('HK\\$[\\d,.]+')) }).click()
    const added = page.getByText(texts.supplements)
    await added.getByRole('link').waitFor()
    await settled(page)
    await added.getByRole('link').click()
    await page.getByText(`${texts.supplementOf} ${reference}`).waitFor()
    await settled(page)
    expect(troubles).toEqual([])

    const { supplements } = await member.api('GET /orders/{id}/details', { params: { id } })
    const { page: shopping } = await customer(member, visit)
    await shopping.goto(`/${language === 'en' ? '' : 'zh/'}shop/main/order/${supplements[0]?._id}`)
    await shopping.getByText(reference, { exact: true }).waitFor()
  },
)

test('of two people on one order the second sees who was first, and overwrites nothing', async () => {
  const { reference } = await paidForTwo()
  const { page } = await signedIn(shop, phoneVisit)
  await page.goto(`/staff/orders/${reference}`)
  await page.getByRole('button', { name: '更正', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('街道').fill('88 Nathan Road')

  const colleague = await signedIn(shop, deskVisit, 'assistant')
  await colleague.page.goto(`/staff/orders/${reference}`)
  await colleague.page.getByRole('button', { name: 'Mark as packed' }).click()
  await colleague.page.getByRole('button', { name: 'Undo' }).waitFor()

  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await dialog.getByText(/assistant 已於 .* 更改此訂單/).waitFor()
  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await dialog.getByText(/assistant 已於 .* 更改此訂單/).waitFor()
  await settled(page)
  await dialog.getByRole('button', { name: '關閉' }).click()
  await page.getByText('已包裝：如要更改貨品，請先取消包裝。').waitFor()

  await page.getByRole('button', { name: '更正', exact: true }).click()
  await dialog.getByLabel('街道').fill('88 Nathan Road')
  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await page.getByText(/88 Nathan Road/).waitFor()
  await settled(page)
})

test.each(dayVisits)(
  'a returned shirt is exchanged for another size, which is then sent: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = returnMessages[language]
    const actions = actionMessages[language]
    const { id, reference } = await paidForTwo()
    await askBack(member, id)
    const { page, troubles } = await signedIn(shop, visit, 'manager')
    await page.goto('/staff/returns')
    await page.getByRole('link', { name: reference }).click()
    await page.getByLabel(texts.isExchange).check()
    const restock = new RegExp(texts.restockOf('.*'))
    await page.getByRole('textbox', { name: restock }).fill('1')
    const exchange = page.getByRole('button', { name: texts.exchange, exact: true })
    await exchange.click()
    await page.getByText(texts.chooseReplacement).first().waitFor()
    const choice = page.getByRole('combobox', { name: new RegExp(texts.replacementOf('.*')) })
    const option = await choice.getByRole('option', { name: inL[language] }).textContent()
    await choice.selectOption({ label: option ?? '' })
    await settled(page)
    await exchange.click()
    await page.getByText(texts.replacement).getByRole('link').waitFor()
    await settled(page)
    await page.getByText(texts.replacement).getByRole('link').click()
    await page.getByText(orderMessages[language].replaces).waitFor()
    await page.getByText(orderMessages[language].method.exchange).first().waitFor()
    await settled(page)
    await page.getByRole('button', { name: actions.labels.pack }).click()
    await page.getByText(language === 'en' ? 'White / L' : '白色 / L').waitFor()
    await page.getByRole('button', { name: actions.labels.ship, exact: true }).waitFor()
    expect(troubles).toEqual([])
  },
)
