import { expect, test } from 'vitest'
import { changeNames } from '#console/orders/change-names.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { counterMessages } from '#console/counter/messages.ts'
import { editMessages } from '#console/orders/edit-messages.ts'
import { supplementMessages } from '#console/orders/supplement-messages.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { deskVisit, heading, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { cookiesOf, order, paidOrder, register } from './member.ts'
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

await back.leave(shirt, 60)
await back.leave(await back.piece('oxford-shirt', 'white', 'L'), 30)

/** A paid order of two shirts in M. */
async function paidForTwo() {
  await addToCart(member, shirt.id)
  return paidOrder(shop, member, shirt)
}

test('an order is edited before it leaves, a size, a refund, the address', async () => {
  const texts = editMessages.zh
  const changed = changeNames.zh
  const { reference } = await paidForTwo()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto(`/staff/orders/${reference}`)
  await heading(page, reference).waitFor()
  await page.getByRole('button', { name: texts.editItems }).click()
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  const size = dialog.getByRole('combobox', { name: new RegExp(texts.change('')) })
  const option = await size.getByRole('option', { name: /^白色 \/ L（/ }).textContent()
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
  await press(texts.save)
  await page.getByText(/88 Nathan Road/).waitFor()
  await page.getByText(changed['order_recipient_corrected'] ?? '').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
})

test('on a phone an unpaid order loses a shirt, and costs less', async () => {
  const texts = editMessages.zh
  await addToCart(member, shirt.id)
  const id = await order(shop, member, shirt)
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto(`/staff/orders/${id}`)
  await page.getByRole('button', { name: texts.editItems }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(texts.unpaid).waitFor()
  await dialog.getByRole('textbox', { name: new RegExp(texts.cancelCountOf('.*')) }).fill('1')
  const toPay = await dialog.getByText(/應付金額由/).textContent()
  const [, after = ''] = /改為 (HK\$[\d,.]+)/.exec(toPay ?? '') ?? []
  expect(after).not.toBe('')
  await dialog.getByLabel(texts.reason).fill('一件已足夠')
  await dialog.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.saved).waitFor()
  await page.getByText('一件已足夠').waitFor()
  expect(await page.getByText(after, { exact: true }).count()).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

test('items are added to an order, and both say that they travel together', async () => {
  const texts = supplementMessages.en
  const counter = counterMessages.en
  const { id, reference } = await paidForTwo()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto(`/staff/orders/${reference}`)
  await page.getByRole('button', { name: editMessages.en.editItems }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.addItems }).click()
  await dialog.getByText(texts.explain).waitFor()
  const find = dialog.getByLabel(scanMessages.en.find, { exact: true })
  await find.fill(shirtSku)
  await find.press('Enter')
  await dialog.getByLabel(counter.quantityOf(shirtSku)).fill('2')
  await settled(page)
  await dialog.getByRole('button', { name: new RegExp(texts.addFor('HK\\$[\\d,.]+')) }).click()
  const added = page.getByText(texts.supplements)
  await added.getByRole('link').waitFor()
  await added.getByRole('link').click()
  await page.getByText(`${texts.supplementOf} ${reference}`).waitFor()
  expect(troubles).toEqual([])

  const { supplements } = await member.api('GET /orders/{id}/details', { params: { id } })
  const customer = await shop.visitor()
  const cookies = Object.entries(cookiesOf(member))
  await customer.context.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: shop.url })),
  )
  await customer.page.goto(`/shop/main/order/${supplements[0]?._id}`)
  await customer.page.getByText(reference, { exact: true }).waitFor()
})

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
  await settled(page)
  await dialog.getByRole('button', { name: '關閉' }).click()
  await page.getByText('已包裝：如要更改貨品，請先取消包裝。').waitFor()

  await page.getByRole('button', { name: '更正', exact: true }).click()
  await dialog.getByLabel('街道').fill('88 Nathan Road')
  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await page.getByText(/88 Nathan Road/).waitFor()
})
