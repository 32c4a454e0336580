import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bankMessages } from '#console/proofs/bank-messages.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { hongKongDay } from '#domain/dates.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { db } = shop.ctx
const member = await register(shop)

/** Three unpaid orders of one amount. */
async function threeOrders() {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 20)
  const ids: string[] = []
  for (let at = 0; at < 3; at += 1) ids.push(await order(shop, member, shirt))
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'reference', 'total_cents'])
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

test('a statement is imported as a file, then pasted, pays orders, and the rest is explained', async () => {
  const orders = await threeOrders()
  const [first, second, third] = orders.map(({ reference }) => reference)
  const sum = decimalText(cents(orders[0]?.total_cents ?? 0))
  const { page, troubles } = await signedIn(shop, deskVisit)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const line = (text: string) =>
    page.getByRole('list', { name: 'Bank lines' }).locator('> li', { hasText: text })

  await page.goto('/staff/proofs/bank')
  // The bank's headings say nothing.
  const today = hongKongDay(new Date()).split('-').toReversed().join('/')
  const rows = [
    `${today},FPS ${first?.replaceAll('-', '')} PAYER ONE,${sum}`,
    `${today},FPS ${second} PAYER TWO,${sum}`,
    `${today},FPS WITHOUT NUMBER,${sum}`,
    `${today},INTEREST,0.35`,
    `${today},RENT,"-12,000.00"`,
  ]
  const table = ['When,What,HKD', ...rows].join('\r\n')
  const columns = dialog.getByRole('heading', { name: 'What the columns hold' })
  await button('Import statement').click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await columns.waitFor()
  const role = (name: string) => dialog.getByLabel(name, { exact: true })
  await role('When').selectOption('date')
  await role('What').selectOption('text')
  await role('HKD').selectOption('amount')
  await settled(page)
  await dialog.getByRole('button', { name: 'Import 4 lines' }).click()
  await page.getByText('4 new, 0 known already').waitFor()
  // Pasted this time; its columns are known by now.
  await button('Import statement').click()
  await dialog.getByLabel('Or paste the table').fill(table)
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  await columns.waitFor()
  await dialog.getByRole('button', { name: 'Import 4 lines' }).click()
  await page.getByText('0 new, 4 known already').waitFor()

  // By key, then the other certain one at once.
  await line('PAYER ONE').getByText('Number and amount fit').waitFor()
  await line('PAYER ONE').focus()
  await page.keyboard.press('a')
  await page.getByText(`${first} is paid`).waitFor()
  await line('PAYER ONE').waitFor({ state: 'detached' })
  await button('Confirm the certain match').click()
  await dialog.getByRole('button', { name: 'Confirm the certain match' }).click()
  await line('PAYER TWO').waitFor({ state: 'detached' })

  // Only the third order is still unpaid, so the amount suggests it; it is chosen by search.
  await line('WITHOUT NUMBER').getByRole('button', { name: 'Choose an order' }).click()
  await dialog.getByLabel('Number, name, email or phone').fill(third ?? '')
  const choice = dialog.getByRole('listitem').filter({ hasText: third })
  await choice.waitFor()
  await choice.getByRole('button', { name: 'Mark as paid' }).click()
  await page
    .getByRole('dialog', { name: new RegExp(third ?? '') })
    .getByRole('button', { name: 'Mark as paid' })
    .click()
  await line('WITHOUT NUMBER').waitFor({ state: 'detached' })

  await line('INTEREST').getByRole('button', { name: 'Set aside' }).click()
  await dialog.getByLabel('Why it belongs to no order').fill('Interest of the month')
  await dialog.getByRole('button', { name: 'Set aside' }).click()
  await line('INTEREST').waitFor({ state: 'detached' })
  await button('Matched').click()
  await line('WITHOUT NUMBER').getByRole('link', { name: third }).waitFor()

  expect(await findIntegrityProblems(db)).toEqual([])
  expect(troubles).toEqual([])
})

test('a bank line that paid nothing is taken from its order, and one set aside waits again', async () => {
  const texts = bankMessages.en
  const [unpaid] = await threeOrders()
  const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const line = (text: string) => ({
    id: newId('bankLine'),
    account: 'fps',
    line_hash: createHash('sha256').update(text).digest('hex'),
    day: '2026-11-20',
    amount_cents: 100,
    text,
    reference: null,
    decided_by: staffId,
    decided_at: shop.ctx.clock(),
    created_at: shop.ctx.clock(),
  })
  await db
    .insertInto('bank_lines')
    .values([
      { ...line('LINKED BY HAND'), state: 'matched', order_id: unpaid?.id },
      { ...line('PUT ASIDE'), state: 'set_aside', reason: 'Interest' },
    ])
    .execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  const list = page.getByRole('list', { name: 'Bank lines' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/staff/proofs/bank')
  await press(texts.states.matched)
  await list.getByText('LINKED BY HAND').waitFor()
  await press(texts.undo)
  await list.getByText('LINKED BY HAND').waitFor({ state: 'detached' })
  await press(texts.states.set_aside)
  await list.getByText('PUT ASIDE').waitFor()
  const aside = list.locator('> li', { hasText: 'PUT ASIDE' })
  await aside.getByRole('button', { name: texts.reopen }).click()
  await list.getByText('PUT ASIDE').waitFor({ state: 'detached' })
  await press(texts.states.open)
  for (const text of ['LINKED BY HAND', 'PUT ASIDE']) await list.getByText(text).waitFor()
  expect(troubles).toEqual([])
})
