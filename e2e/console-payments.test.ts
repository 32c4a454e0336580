import { expect, test } from 'vitest'
import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { openCashSession } from '#server/payments/tills/cash-up.ts'
import { changesByShop } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { deskVisit, heading, openConsole, settled, signedIn } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'
import { order as placeOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const { db } = ctx
const { mall, item } = await counterGoods(shop)
const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
await inTransaction(ctx, (trx) =>
  openCashSession(trx, ctx, { warehouseId: mall, floatCents: 500_000, staffId }, changesByShop),
)

test('a sale in parts is brought back for cash, and an order is paid in two ways', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const dialog = page.getByRole('dialog')

  await page.goto('/staff/counter')
  const scan = field('Scan or type an item')
  await scan.fill(item.barcode ?? '')
  await scan.press('Enter')
  await field(`Quantity of ${item.sku}`).waitFor()
  await press('Pay')
  await dialog.getByLabel('Amount by Cash').fill('100')
  await dialog.getByRole('button', { name: 'Then take' }).click()
  await dialog.getByLabel('Octopus', { exact: true }).check()
  await settled(page)
  await dialog.getByRole('button', { name: 'Record Octopus' }).click()
  // The number of the Octopus receipt is missing.
  await dialog.getByText('Required', { exact: true }).waitFor()
  await dialog.getByLabel('Octopus receipt number').fill('OCT 4471')
  await dialog.getByRole('button', { name: 'Record Octopus' }).click()
  await page.getByRole('button', { name: 'Next sale' }).waitFor()
  const sale = await db
    .selectFrom('orders')
    .select(['reference', 'total_cents'])
    .where('channel', '=', 'shop')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()

  await page.goto('/staff/counter/returns')
  const find = field('Receipt or order number, name, email or phone')
  // A scanner reads the number, and ends with Enter.
  await find.pressSequentially(sale.reference)
  await find.press('Enter')
  await heading(page, new RegExp(sale.reference)).waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await field('Taken instead').waitFor()
  await field('Why it comes back').fill('Too small')
  const total = formatMoney(cents(sale.total_cents), 'en')
  await press(`Refund ${total}`)
  await page.getByRole('heading', { name: 'Taken back' }).waitFor()
  await page.getByText('Hand back').waitFor()
  await settled(page)

  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  const orderId = await placeOrder(shop, await register(shop), shirt)
  await page.goto(`/staff/orders/${orderId}`)
  await press('Record a payment')
  await dialog.getByLabel('Amount received').fill('100.00')
  await dialog.getByLabel('Where the payment was seen').fill('FPS, 10:12')
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await page.getByText(/left to pay$/).waitFor()
  await press('Take payment here')
  await dialog.getByRole('button', { name: 'Take cash' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const paid = await db
    .selectFrom('orders')
    .select('paid_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(paid.paid_at).not.toBeNull()
  expect(await findIntegrityProblems(db)).toEqual([])
  expect(troubles).toEqual([])
})
