import { beforeAll, expect, test } from 'vitest'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { heading, hireStaff, ownerSettings, signedIn, smallPhone } from './console-visitor.ts'
import { aMember, order } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const shop = await openShop(ownerSettings)
const references: string[] = []

beforeAll(async () => {
  await hireStaff(shop)
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (let at = 0; at < 2; at += 1) {
    const id = await order(shop, member, shirt)
    await acceptPayment(shop.ctx, id, 'Seen')
    await shipOrder(shop.ctx, id, 'SF1234567890')
    await completeOrder(shop.ctx, id, 'customer')
    const params = { id }
    const { reference, items } = await member.api('GET /orders/{id}/details', { params })
    const item = items[0]?._id ?? ''
    await member.api('POST /orders/{id}/refund-request', {
      params,
      body: { reason: 'The seam is loose', refund_items: [{ order_item_id: item, qty: 1 }] },
    })
    references.push(reference)
  }
})

test('a refund is granted with an item back to stock, and its transfer recorded', async () => {
  const { page, troubles } = await signedIn(shop, 'en', desk, 'manager')
  await page.getByRole('link', { name: /Refund requests/ }).click()
  await heading(page, 'Returns and refunds').waitFor()
  await page.getByRole('link', { name: references[0] ?? '' }).click()
  await heading(page, /Request for|的申請/).waitFor()
  const restock = page.getByRole('spinbutton', { name: /Back to stock of/ })
  await restock.fill('1')
  await page.getByLabel('Where to').waitFor()
  await page.getByLabel(/Answer to the customer/).fill('Sorry about the seam.')
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('1 refunded, 1 back to stock').waitFor()

  await page.goto('/staff/returns/refunds?state=pending')
  await page.getByRole('button', { name: 'Record transfer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reference of the refund').fill('FPS 20261122-1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record transfer' }).click()
  await page.getByText('No refunds here.').waitFor()
  const refund = await shop.ctx.db
    .selectFrom('refunds')
    .select(['state', 'provider_reference'])
    .executeTakeFirstOrThrow()
  expect(refund).toEqual({ state: 'done', provider_reference: 'FPS 20261122-1' })
  expect(troubles).toEqual([])
})

test('an assistant sees a request but decides nothing; the owner rejects it on a phone', async () => {
  const assistant = await signedIn(shop, 'en', desk, 'assistant')
  expect(await assistant.page.getByRole('link', { name: /Refund requests/ }).count()).toBe(0)
  await assistant.page.goto('/staff/returns')
  await assistant.page.getByRole('link', { name: references[1] ?? '' }).click()
  await assistant.page.getByText('A manager or the owner decides.').waitFor()
  expect(await assistant.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page, troubles } = await signedIn(shop, 'zh', smallPhone)
  await page.getByRole('link', { name: /退款申請/ }).click()
  await page.getByRole('link', { name: references[1] ?? '' }).click()
  await heading(page, /Request for|的申請/).waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '拒絕' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('給顧客的答覆').fill('The shirt has been worn.')
  await dialog.getByRole('button', { name: '拒絕' }).click()
  await page.getByText('已拒絕', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})
