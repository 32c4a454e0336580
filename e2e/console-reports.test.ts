import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { reportMessages } from '#console/reports/messages.ts'
import { centsOf, formatMoney } from '#domain/format-money.ts'
import { cents, sumCents } from '#domain/money.ts'
import { finishRefund } from '#server/payments/finish-refund.ts'
import { startRefund } from '#server/payments/start-refund.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { deskVisit, openConsole, signedIn } from './console-staff.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const texts = reportMessages.en

// Two paid orders, a part of one refunded.
const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
await backroom(shop).leave(shirt, 10)
const member = await register(shop)
const { id: orderId } = await paidOrder(shop, member, shirt)
await paidOrder(shop, member, shirt)
await inTransaction(ctx, async (trx) => {
  const { refundIds } = await startRefund(trx, ctx, { orderId, cents: 10_105, reason: 'A flaw' })
  for (const id of refundIds) await finishRefund(trx, ctx, id, 'FPS 1')
})

/** The rows of the file that the export button saves, as cells. */
async function exportedFrom(page: Page): Promise<string[][]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: partMessages.en.exportCsv }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const lines = file.replace('\uFEFF', '').trim().split('\r\n')
  return lines.map((line) => line.split(','))
}

test('a month’s export has its payments and refunds, which add up to the net sum shown', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/reports/accounts')
  await page.getByRole('link', { name: /^PR-/ }).first().waitFor()
  const table = page.getByRole('region', { name: texts.view.accounts })
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  const [titles = [], ...rows] = await exportedFrom(page)
  const [kindAt, amountAt] = [titles.indexOf(texts.kind), titles.indexOf(texts.amount)]
  const amounts = (wanted: 'payment' | 'refund') =>
    rows
      .filter((row) => row[kindAt] === texts.lineKinds[wanted])
      .map((row) => cents(centsOf(row[amountAt] ?? '')))
  const [payments, refunds] = [amounts('payment'), amounts('refund')]
  expect(refunds).toEqual([-10_105])
  // No row of sums.
  expect(rows).toHaveLength(payments.length + refunds.length)
  const net = formatMoney(sumCents([...payments, ...refunds]), 'en')
  await page.getByText(net, { exact: true }).first().waitFor()
  expect(troubles).toEqual([])
})

test('sales of a week are drawn, listed by product and exported without a row of sums', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/reports')
  await page.getByRole('button', { name: '7 days' }).click()
  await page.waitForURL(/from=/)
  await page.getByRole('figure').locator('canvas').waitFor()
  await page.getByRole('combobox', { name: 'By' }).selectOption('product')
  await page.getByRole('row', { name: 'Oxford' }).first().waitFor()
  const lines = await exportedFrom(page)
  expect(lines[0]).toContain('Net')
  expect(lines.join('\n')).not.toContain('Total')
  expect(troubles).toEqual([])
})
