import { expect, test } from 'vitest'
import { actionMessages } from '#console/orders/action-messages.ts'
import { orderMessages } from '#console/orders/messages.ts'
import { changeNames } from '#console/orders/change-names.ts'
import { bookingMessages, returnMessages } from '#console/returns/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { newId } from '#domain/ids.ts'
import { blankImage } from '#test/builders/orders.ts'
import { completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import {
  atToday,
  deskVisit,
  heading,
  openConsole,
  phoneVisit,
  settled,
  signedIn,
} from './console-staff.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

await back.leave(shirt, 10)

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

test('goods are asked back, a refund is granted with one back to stock, and its transfer recorded', async () => {
  const texts = returnMessages.en
  const reference = await askedBack()
  const { page, troubles } = await atToday(shop, deskVisit, 'manager')
  const { lines } = todayMessages.en
  const queue = (name: string) => page.getByRole('link', { name: new RegExp(name) })
  await queue(lines.refund_requests).click()
  await heading(page, texts.title).waitFor()
  await page.getByRole('link', { name: reference }).click()
  await heading(page, texts.request(reference)).waitFor()
  // The goods are asked back before anything is decided.
  await page.getByRole('button', { name: texts.askBack }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.askBack }).click()
  await page.getByText(texts.askedBackDone).waitFor()
  const [notified = ''] = texts.askedBack('').split(' by ')
  await page.getByText(notified).waitFor()
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
  await dialog.getByLabel(texts.reference).fill('FPS 20261122')
  await dialog.getByRole('button', { name: texts.record }).click()
  await page.getByText(texts.recorded).waitFor()
  const refund = await shop.ctx.db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.state', 'r.provider_reference'])
    .where('o.reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(refund).toEqual({ state: 'done', provider_reference: 'FPS 20261122' })
  expect(troubles).toEqual([])
})

test('a returned shirt is exchanged for another size, which is then sent', async () => {
  const texts = returnMessages.en
  const actions = actionMessages.en
  const reference = await askedBack()
  await back.leave(await back.piece('oxford-shirt', 'white', 'L'), 5)
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  await page.goto('/staff/returns')
  await page.getByRole('link', { name: reference }).click()
  await page.getByLabel(texts.isExchange).check()
  const restock = new RegExp(texts.restockOf('.*'))
  await page.getByRole('textbox', { name: restock }).fill('1')
  const exchange = page.getByRole('button', { name: texts.exchange, exact: true })
  await exchange.click()
  await page.getByText(texts.chooseReplacement).first().waitFor()
  const choice = page.getByRole('combobox', { name: new RegExp(texts.replacementOf('.*')) })
  const option = await choice.getByRole('option', { name: /^White \/ L \(/ }).textContent()
  await choice.selectOption({ label: option ?? '' })
  await exchange.click()
  await page.getByText(texts.replacement).getByRole('link').waitFor()
  await page.getByText(texts.replacement).getByRole('link').click()
  await page.getByText(orderMessages.en.replaces).waitFor()
  await page.getByText(orderMessages.en.method.exchange).first().waitFor()
  await page.getByRole('button', { name: actions.labels.pack }).click()
  await page.getByText('White / L').waitFor()
  await page.getByRole('button', { name: actions.labels.ship, exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a request is rejected from Today on a phone, with an answer to the customer', async () => {
  const reference = await askedBack()
  const { page, troubles } = await atToday(shop, phoneVisit)
  await page.getByRole('link', { name: /退款申請/ }).click()
  await page.getByRole('link', { name: reference }).click()
  await heading(page, `${reference} 的申請`).waitFor()
  await page.getByRole('button', { name: '拒絕' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('給顧客的答覆').fill('The shirt has been worn.')
  await dialog.getByRole('button', { name: '拒絕' }).click()
  await page.getByText('已拒絕', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a parcel that was posted back is booked with a picture, and waits to be decided', async () => {
  const texts = bookingMessages.zh
  const reference = await received()
  const { page, troubles } = await atToday(shop, phoneVisit, 'manager')
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
  const buffer = await blankImage(phoneVisit.width)
  await chooser.setFiles({ name: 'parcel.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('list', { name: texts.pictures }).getByRole('img').waitFor()
  await settled(page)
  await dialog.getByRole('button', { name: texts.book }).click()
  await heading(page, returnMessages.zh.request(reference)).waitFor()
  await page.getByText(texts.bookedBy('manager')).waitFor()
  await page.getByRole('img', { name: returnMessages.zh.picture(1) }).waitFor()
  await page.goto(`/staff/orders/${reference}`)
  await page.getByText(changeNames.zh.return_booked ?? '', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a refund that the gateway refused is sent to it again', async () => {
  const texts = returnMessages.zh
  const { id: orderId } = await paidOrder(shop, member, shirt)
  const payment = await shop.ctx.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const id = newId('refund')
  await shop.ctx.db
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      payment_id: payment.id,
      refund_request_id: null,
      method: 'card',
      amount_cents: 100,
      state: 'failed',
      failure: 'The card is closed',
      created_at: shop.ctx.clock(),
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/returns/refunds?state=failed')
  await page.getByRole('button', { name: texts.retry, exact: true }).click()
  await page.getByText(texts.retried, { exact: true }).waitFor()
  const refund = await shop.ctx.db
    .selectFrom('refunds')
    .select('round')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(refund.round).toBe(2)
  expect(troubles).toEqual([])
})

test('a payment problem is listed until it is settled', async () => {
  const texts = returnMessages.zh
  await shop.ctx.db
    .insertInto('webhook_events')
    .values({
      provider: 'test',
      event_id: 'evt_unasked',
      kind: 'payment_intent.succeeded',
      session_id: null,
      problem: 'pi_ferry pays for nothing',
      issue: null,
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/returns/issues')
  await page.getByRole('cell', { name: 'pi_ferry pays for nothing' }).waitFor()
  await page.getByRole('button', { name: texts.settle, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.settle, exact: true }).click()
  await page.getByText(texts.empty.issues).waitFor()
  const event = await shop.ctx.db
    .selectFrom('webhook_events')
    .select('resolved_at')
    .where('event_id', '=', 'evt_unasked')
    .executeTakeFirstOrThrow()
  expect(event.resolved_at).not.toBeNull()
  expect(troubles).toEqual([])
})
