import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { reportMessages } from '#console/reports/messages.ts'
import { hongKongDay } from '#domain/dates.ts'
import { centsOf, formatMoney } from '#domain/format-money.ts'
import { cents, sumCents } from '#domain/money.ts'
import { monthOf } from '#domain/period.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { finishRefund } from '#server/payments/finish-refund.ts'
import { startRefund } from '#server/payments/start-refund.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { dayVisits, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop

/** Two paid orders, a part of one refunded. */
beforeAll(async () => {
  const back = backroom(shop)
  const member = await register(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (const isRefunded of [true, false]) {
    const orderId = await order(shop, member, shirt)
    await acceptPayment(ctx, orderId)
    if (!isRefunded) continue
    await inTransaction(ctx, async (trx) => {
      const refund = { orderId, cents: 10_105, reason: 'A flaw' }
      const { refundIds } = await startRefund(trx, ctx, refund)
      for (const id of refundIds) await finishRefund(trx, ctx, id, 'FPS 1')
    })
  }
})

/** The rows of the file that an export button saves, as cells. */
async function exportedFrom(page: Page, button: string): Promise<string[][]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const lines = file.replace('\uFEFF', '').trim().split('\r\n')
  return lines.map((line) => line.split(','))
}

test.each(dayVisits)(
  'a month’s export adds up to the ledgers that the audit proves: $width px, $language',
  async (visit) => {
    const { language } = visit
    const texts = reportMessages[language]
    const month = monthOf(hongKongDay(ctx.clock()))
    const { page, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/reports/accounts')
    await page.getByRole('heading', { level: 2, name: texts.view.accounts }).waitFor()
    const table = page.getByRole('region', { name: texts.view.accounts })
    const cut = await table.evaluate((each) => each.scrollWidth - each.clientWidth)
    if (visit.width === 1280) expect(cut).toBe(0)
    await page.getByLabel(texts.month, { exact: true }).fill('2020-01')
    await page.getByText(texts.empty).waitFor()
    await page.getByLabel(texts.month, { exact: true }).fill(month)
    await page.getByRole('link', { name: /^PR-/ }).first().waitFor()
    await settled(page)
    const [titles, ...rows] = await exportedFrom(page, partMessages[language].exportCsv)
    const [kindAt, amountAt] = [titles?.indexOf(texts.kind), titles?.indexOf(texts.amount)]
    const amounts = (wanted: 'payment' | 'refund') =>
      rows
        .filter((row) => row[kindAt ?? -1] === texts.lineKinds[wanted])
        .map((row) => cents(centsOf(row[amountAt ?? -1] ?? '')))
    const [paid, refunded] = [sumCents(amounts('payment')), sumCents(amounts('refund'))]

    expect(await findIntegrityProblems(ctx.db)).toEqual([])
    const ledger = await sql<{ paid: number; refunded: number }>`
      select (select sum(amount_cents) from payments
          where method <> 'exchange' and to_char(created_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') = ${month})::int as paid,
        (select -sum(amount_cents) from refunds where state = 'done' and method <> 'exchange'
          and to_char(done_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') = ${month})::int as refunded`.execute(
      ctx.db,
    )
    expect(ledger.rows).toEqual([{ paid, refunded }])
    expect(refunded).toBe(-10_105)
    const net = cents(paid + refunded)
    await page.getByText(formatMoney(net, language), { exact: true }).first().waitFor()
    // No row of sums.
    expect(rows).toHaveLength(amounts('payment').length + amounts('refund').length)
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'an owner reads every report and exports sales: $width px, $language',
  async (visit) => {
    const { page, say, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/reports')
    await page.getByRole('heading', { name: say('Sales by day', '按日銷售') }).waitFor()
    await page.getByRole('button', { name: say('7 days', '7 日') }).click()
    await page.waitForURL(/from=/)
    await page.getByRole('figure').locator('canvas').waitFor()
    await settled(page)

    await page.getByRole('combobox', { name: say('By', '按') }).selectOption('product')
    const shirt = page.getByRole('row', { name: say('Oxford', '牛津') })
    await shirt.first().waitFor()
    await settled(page)
    const lines = await exportedFrom(page, say('Export CSV', '匯出 CSV'))
    expect(lines[0]).toContain(say('Net', '淨額'))
    expect(lines.join('\n')).not.toContain(say('Total', '合計'))

    const others = [
      [say('Best and worst sellers', '暢銷與滯銷'), say('Best sellers', '暢銷商品')],
      [say('Refunds', '退款'), say('Refunds', '退款')],
      [
        say('Promotions and vouchers', '推廣與優惠券'),
        say('Promotions and vouchers', '推廣與優惠券'),
      ],
      [say('Customers', '顧客'), say('Customers', '顧客')],
      [
        say('Searches without results', '無結果搜尋'),
        say('Searches without results', '無結果搜尋'),
      ],
      [say('Stock value', '存貨價值'), say('Stock value', '存貨價值')],
      [say('Monthly accounts', '每月帳目'), say('Monthly accounts', '每月帳目')],
    ] as const
    const menu = page.getByRole('navigation', { name: say('Reports', '報表'), exact: true })
    for (const [link, heading] of others) {
      await menu.getByRole('link', { name: link }).click()
      await page.getByRole('heading', { level: 2, name: heading }).waitFor()
      await settled(page)
    }
    await page.getByRole('link', { name: /^PR-/ }).first().waitFor()
    expect(troubles).toEqual([])
  },
)
