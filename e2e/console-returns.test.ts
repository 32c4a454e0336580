import { beforeAll, expect, test } from 'vitest'
import { changeNames } from '#console/orders/change-names.ts'
import { bookingMessages } from '#console/returns/booking-messages.ts'
import { returnMessages } from '#console/returns/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { blankImage } from '#test/builders/orders.ts'
import { completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import {
  atToday,
  dayVisits,
  deskVisit,
  heading,
  markOf,
  openConsole,
  phoneVisit,
  settled,
  visits,
} from './console-staff.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

beforeAll(() => back.leave(shirt, 10))

/** The number of a completed order for a shirt. */
async function received(): Promise<string> {
  const { id, reference } = await paidOrder(shop, member, shirt)
  await shipOrder(shop.ctx, id, 'SF1234567890')
  await completeOrder(shop.ctx, id, 'customer')
  return reference
}

/** The number of a completed order whose shirt its customer wants to return. */
async function askedBack(): Promise<string> {
  const reference = await received()
  const { items } = await member.api('GET /orders/{id}/details', { params: { id: reference } })
  const item = items[0]?._id ?? ''
  await member.api('POST /orders/{id}/refund-request', {
    params: { id: reference },
    body: { reason: 'The seam is loose', refund_items: [{ order_item_id: item, qty: 1 }] },
  })
  return reference
}

test.each(dayVisits)(
  'a refund is granted with an item back to stock, and its transfer recorded: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = returnMessages[language]
    const reference = await askedBack()
    const { page, troubles } = await atToday(shop, visit, 'manager')
    const { lines } = todayMessages[language]
    const queue = (name: string) => page.getByRole('link', { name: new RegExp(name) })
    await queue(lines.refund_requests).click()
    await heading(page, texts.title).waitFor()
    await page.getByRole('link', { name: reference }).click()
    await heading(page, texts.request(reference)).waitFor()
    const restock = new RegExp(texts.restockOf('.*'))
    await page.getByRole('textbox', { name: restock }).fill('1')
    await page.getByLabel(texts.warehouse).waitFor()
    await page.getByLabel(texts.answer).fill('Sorry about the seam.')
    await settled(page)
    await page.getByRole('button', { name: texts.approve }).click()
    await page.getByText(texts.granted(1, 1)).waitFor()

    await page.goto('/staff')
    await queue(lines.transfers).click()
    await page.getByRole('button', { name: texts.record }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(texts.reference).fill(`FPS 20261122-${markOf(visit)}`)
    await settled(page)
    await dialog.getByRole('button', { name: texts.record }).click()
    await page.getByText(texts.recorded).waitFor()
    const refund = await shop.ctx.db
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.state', 'r.provider_reference'])
      .where('o.reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(refund).toEqual({ state: 'done', provider_reference: `FPS 20261122-${markOf(visit)}` })
    expect(troubles).toEqual([])
  },
)

test('an assistant sees a request but decides nothing; the owner rejects it on a phone', async () => {
  const reference = await askedBack()
  const assistant = await atToday(shop, deskVisit, 'assistant')
  expect(await assistant.page.getByRole('link', { name: /Refund requests/ }).count()).toBe(0)
  await assistant.page.goto('/staff/returns')
  await assistant.page.getByRole('link', { name: reference }).click()
  await assistant.page.getByText('A manager or the owner decides.').waitFor()
  expect(await assistant.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page, troubles } = await atToday(shop, phoneVisit)
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

test.each(visits)(
  'a parcel that was posted back is booked with a picture, and waits to be decided: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = bookingMessages[language]
    const reference = await received()
    const { page, troubles } = await atToday(shop, visit, 'manager')
    await page.goto(`/staff/orders/${reference}`)
    await page.getByRole('button', { name: texts.start }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: texts.startTitle(reference) }).waitFor()
    await dialog.getByLabel(texts.reason).fill('Posted back without a note')
    await dialog.getByRole('button', { name: texts.book }).click()
    await dialog.getByText(texts.chooseItems).waitFor()
    await dialog.getByRole('textbox', { name: new RegExp(texts.countOf('.*')) }).fill('1')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByText(texts.addPictures).click(),
    ])
    const buffer = await blankImage(visit.width)
    await chooser.setFiles({ name: 'parcel.png', mimeType: 'image/png', buffer })
    await dialog.getByRole('list', { name: texts.pictures }).getByRole('img').waitFor()
    await settled(page)
    await dialog.getByRole('button', { name: texts.book }).click()
    await heading(page, returnMessages[language].request(reference)).waitFor()
    await page.getByText(texts.bookedBy('manager')).waitFor()
    await page.getByRole('img', { name: returnMessages[language].picture(1) }).waitFor()
    await page.goto(`/staff/orders/${reference}`)
    await page.getByText(changeNames[language].return_booked ?? '', { exact: true }).waitFor()
    await settled(page)
    expect(troubles).toEqual([])
  },
)
