import { beforeAll, expect, test } from 'vitest'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { heading, hireStaff, ownerSettings, signedIn, smallPhone } from './console-visitor.ts'
import { aMember, order, type Member } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const shop = await openShop(ownerSettings)

/** Paid orders of two shirts in M; one of the last has been asked back. */
const references: string[] = []

beforeAll(async () => {
  await hireStaff(shop)
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  await back.leave(await back.piece('oxford-shirt', 'white', 'L'), 10)
  for (let at = 0; at < 3; at += 1) {
    await addToCart(member, shirt.id)
    const id = await order(shop, member, shirt)
    await acceptPayment(shop.ctx, id, 'Seen')
    const { reference } = await member.api('GET /orders/{id}/details', { params: { id } })
    references.push(reference)
    if (at === 2) await askBack(member, id)
  }
})

async function askBack(member: Member, id: string): Promise<void> {
  await shipOrder(shop.ctx, id, 'SF1234567890')
  await completeOrder(shop.ctx, id, 'customer')
  const params = { id }
  const { items } = await member.api('GET /orders/{id}/details', { params })
  const refund_items = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  const body = { reason: 'Too small', refund_items }
  await member.api('POST /orders/{id}/refund-request', { params, body })
}

test('an order is edited before it leaves: a size, a refund, the address', async () => {
  const [reference = ''] = references
  const { page, troubles } = await signedIn(shop, 'en', desk)
  await page.goto(`/staff/orders/${reference}`)
  await heading(page, reference).waitFor()
  await page.getByRole('button', { name: 'Edit items' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Size or colour of/).selectOption({ label: 'White / L (10 left)' })
  await dialog.getByLabel(/How many of .* change/).fill('1')
  await dialog.getByLabel(/How many of .* are cancelled/).fill('1')
  await dialog.getByText(/HK\$[\d.]+ will be refunded/).waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('One is enough, in L')
  await dialog.getByRole('button', { name: /Save and refund HK\$/ }).click()
  await page.getByText('Changed; the customer has been told').waitFor()
  await page.getByText('1 cancelled').waitFor()
  await page.getByText('Items changed').waitFor()
  await page.getByText('One is enough, in L').waitFor()

  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await dialog.getByLabel('Phone').fill('1')
  await dialog.getByRole('button', { name: 'Save and tell the customer' }).click()
  await dialog.getByText('Invalid phone number').waitFor()
  await dialog.getByLabel('Phone').fill('61234567')
  await dialog.getByLabel('Street').fill('88 Nathan Road')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save and tell the customer' }).click()
  await page.getByText(/88 Nathan Road/).waitFor()
  await page.getByText('Recipient corrected').waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('of two people on one order the second sees who was first, and overwrites nothing', async () => {
  const reference = references[1] ?? ''
  const { page } = await signedIn(shop, 'zh', smallPhone)
  await page.goto(`/staff/orders/${reference}`)
  await page.getByRole('button', { name: '更正', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('街道').fill('88 Nathan Road')

  const colleague = await signedIn(shop, 'en', desk, 'assistant')
  await colleague.page.goto(`/staff/orders/${reference}`)
  await colleague.page.getByRole('button', { name: 'Mark as packed' }).click()
  await colleague.page.getByRole('button', { name: 'Undo' }).waitFor()

  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await dialog.getByText(/assistant 已於 .* 更改此訂單/).waitFor()
  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await dialog.getByText(/assistant 已於 .* 更改此訂單/).waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '關閉' }).click()
  await page.getByText('已包裝：如要更改貨品，請先取消包裝。').waitFor()

  await page.getByRole('button', { name: '更正', exact: true }).click()
  await dialog.getByLabel('街道').fill('88 Nathan Road')
  await dialog.getByRole('button', { name: '儲存並通知顧客' }).click()
  await page.getByText(/88 Nathan Road/).waitFor()
  await expectAccessible(page)
})

test('on a phone a returned shirt is exchanged for another size, which is then sent', async () => {
  const { page, troubles } = await signedIn(shop, 'zh', smallPhone)
  await page.goto('/staff/returns')
  await page.getByRole('link', { name: references[2] ?? '' }).click()
  await page.getByLabel('更換其他尺碼或顏色，不作退款').check()
  await page.getByRole('spinbutton', { name: /放回存貨的數量/ }).fill('1')
  await page.getByRole('button', { name: '換貨', exact: true }).click()
  await page.getByText('請選擇寄出的貨品').first().waitFor()
  await page.getByLabel(/更換為/).selectOption({ label: '白色 / L（尚餘 9 件）' })
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '換貨', exact: true }).click()
  await page.getByText('更換訂單').waitFor()
  await expectAccessible(page)
  await page.getByText('更換訂單').getByRole('link').click()
  await page.getByText(/更換以下訂單的退貨/).waitFor()
  await page.getByText('換貨').first().waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '標記為已包裝' }).click()
  await page.getByText('白色 / L').waitFor()
  await page.getByRole('button', { name: '寄出', exact: true }).waitFor()
  expect(troubles).toEqual([])
})
