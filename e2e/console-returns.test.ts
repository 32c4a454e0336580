import { beforeAll, expect, test } from 'vitest'
import { returnMessages } from '#console/returns/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import {
  deskVisit,
  heading,
  openConsole,
  phoneVisit,
  settled,
  signedIn,
  visits,
} from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

beforeAll(() => back.leave(shirt, 10))

/** The number of a completed order whose shirt its customer wants to return. */
async function askedBack(): Promise<string> {
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
  return reference
}

test.each(visits)(
  'a refund is granted with an item back to stock, and its transfer recorded: $width px, $language',
  async (visit) => {
    const { language, width } = visit
    const texts = returnMessages[language]
    const reference = await askedBack()
    const { page, troubles } = await signedIn(shop, visit, 'manager')
    const { lines } = todayMessages[language]
    const queue = (name: string) => page.getByRole('link', { name: new RegExp(name) })
    await queue(lines.refund_requests).click()
    await heading(page, texts.title).waitFor()
    await page.getByRole('link', { name: reference }).click()
    await heading(page, texts.request(reference)).waitFor()
    const restock = new RegExp(texts.restockOf('.*'))
    await page.getByRole('spinbutton', { name: restock }).fill('1')
    await page.getByLabel(texts.warehouse).waitFor()
    await page.getByLabel(texts.answer).fill('Sorry about the seam.')
    await settled(page)
    await page.getByRole('button', { name: texts.approve }).click()
    await page.getByText(texts.granted(1, 1)).waitFor()

    await page.goto('/staff')
    await queue(lines.transfers).click()
    await page.getByRole('button', { name: texts.record }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(texts.reference).fill(`FPS 20261122-${width}`)
    await settled(page)
    await dialog.getByRole('button', { name: texts.record }).click()
    await page.getByText(texts.recorded).waitFor()
    const refund = await shop.ctx.db
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.state', 'r.provider_reference'])
      .where('o.reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(refund).toEqual({ state: 'done', provider_reference: `FPS 20261122-${width}` })
    expect(troubles).toEqual([])
  },
)

test('an assistant sees a request but decides nothing; the owner rejects it on a phone', async () => {
  const reference = await askedBack()
  const assistant = await signedIn(shop, deskVisit, 'assistant')
  expect(await assistant.page.getByRole('link', { name: /Refund requests/ }).count()).toBe(0)
  await assistant.page.goto('/staff/returns')
  await assistant.page.getByRole('link', { name: reference }).click()
  await assistant.page.getByText('A manager or the owner decides.').waitFor()
  expect(await assistant.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.getByRole('link', { name: /退款申請/ }).click()
  await page.getByRole('link', { name: reference }).click()
  await heading(page, `${reference} 的申請`).waitFor()
  await settled(page)
  await page.getByRole('button', { name: '拒絕' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('給顧客的答覆').fill('The shirt has been worn.')
  await dialog.getByRole('button', { name: '拒絕' }).click()
  await page.getByText('已拒絕', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})
