import { beforeAll, expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

beforeAll(() => back.leave(shirt, 20))

test('many orders are packed at once, and printed as one file', async () => {
  const orders = [await paidOrder(shop, member, shirt), await paidOrder(shop, member, shirt)]
  const paid = orders.map(({ reference }) => reference)
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/orders?current_status=pending&is_paid=true&fulfilment=none')
  for (const reference of paid) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByText('2 orders packed').waitFor()
  await page.getByRole('link', { name: 'To ship' }).click()
  for (const reference of paid) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  for (const [name, file] of [
    ['Packing slips', 'packing-slips.pdf'],
    ['Address labels', 'address-labels.pdf'],
  ] as const) {
    const printed = page.context().waitForEvent('response', (each) => each.url().includes(file))
    await page.getByRole('button', { name }).click()
    expect((await printed).headers()['content-type']).toBe('application/pdf')
  }
  await page.goto('/staff/orders?current_status=pending&is_paid=true&fulfilment=packed')
  for (const reference of paid) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox')
    .first()
    .evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'SF1001\nSF1002\n')
      const paste = { clipboardData, bubbles: true, cancelable: true }
      field.dispatchEvent(new ClipboardEvent('paste', paste))
    })
  await settled(page)
  // Without one of the numbers it asks first, and names the order.
  const second = dialog.getByRole('textbox').nth(1)
  await second.fill('')
  await dialog.getByRole('button', { name: 'Ship 2' }).click()
  const question = page.getByRole('dialog', { name: 'Ship 1 of 2 without a tracking number?' })
  await question.getByRole('listitem').waitFor()
  await question.getByRole('button', { name: partMessages.en.back }).click()
  await second.fill('SF1002')
  await dialog.getByRole('button', { name: 'Ship 2' }).click()
  await page.getByText('2 orders shipped').waitFor()
  const numbers = await shop.ctx.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('s.tracking_number')
    .where('o.reference', 'in', paid)
    .orderBy('s.tracking_number')
    .execute()
  expect(numbers.map(({ tracking_number: number }) => number)).toEqual(['SF1001', 'SF1002'])

  await page.goto('/staff/orders?payment_method=fps&channel=web')
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByLabel('Name').fill('Online by FPS')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: 'Online by FPS' }).click()
  await page.waitForURL(/channel=web&payment_method=fps/)
  await page.getByRole('button', { name: 'Delete view “Online by FPS”' }).click()
  await expect.poll(() => page.getByRole('link', { name: 'Online by FPS' }).count()).toBe(0)

  await page.goto('/staff/orders')
  await page.getByRole('button', { name: 'Total' }).click()
  await page.waitForURL(/sort=/)
  expect(troubles).toEqual([])
})
