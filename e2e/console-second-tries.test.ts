import { expect, test } from 'vitest'
import { counterMessages } from '#console/counter/messages.ts'
import { returnMessages } from '#console/returns/messages.ts'
import { newId } from '#domain/ids.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { deskVisit, openConsole, phoneVisit, signedIn } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'
import { order, register } from './member.ts'
import { outboxOf } from './outbox.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { db, clock } = shop.ctx
const { mall, item } = await counterGoods(shop)

test('a refund that the gateway refused is sent to it again', async () => {
  const texts = returnMessages.zh
  const member = await register(shop)
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const orderId = await order(shop, member, shirt)
  await acceptPayment(shop.ctx, orderId, 'Seen')
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const id = newId('refund')
  await db
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
      created_at: clock(),
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/returns/refunds?state=failed')
  await page.getByRole('button', { name: texts.retry, exact: true }).click()
  await page.getByText(texts.retried, { exact: true }).waitFor()
  const refund = await db
    .selectFrom('refunds')
    .select('round')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(refund.round).toBe(2)
  expect(troubles).toEqual([])
})

test('the receipt of a sale in the shop is sent by email', async () => {
  const texts = counterMessages.en
  const email = 'receipt@example.com'
  const { page, troubles } = await signedIn(shop, deskVisit)
  const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('cash_sessions')
    .values({
      id: newId('cashSession'),
      warehouse_id: mall,
      float_cents: 50_000,
      opened_by: staffId,
      opened_at: clock(),
    })
    .execute()
  await page.goto('/staff/counter/till')
  await page.getByLabel('Shop', { exact: true }).selectOption(mall)
  await page.getByRole('heading', { name: 'Cash up' }).waitFor()
  await page.goto('/staff/counter')
  const scan = page.getByLabel('Scan or type an item', { exact: true })
  await scan.fill(item.barcode ?? '')
  await scan.press('Enter')
  const sums = page.getByRole('region', { name: 'Total', exact: true })
  await sums.getByRole('button', { name: 'Pay', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cash given').fill('9000')
  await dialog.getByRole('button', { name: 'Take cash' }).click()
  await page.getByLabel(texts.email).fill(email)
  await page.getByRole('button', { name: texts.emailReceipt, exact: true }).click()
  await page.getByText(texts.receiptSent(email)).waitFor()
  expect(await outboxOf(shop)(email, /Subject: .*/)).not.toBe('')
  expect(troubles).toEqual([])
})
