import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bankMessages } from '#console/proofs/bank-messages.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId, randomText } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { hongKongDay } from '#domain/dates.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { atToday, deskVisit, openConsole, settled, signedIn, visits } from './console-staff.ts'
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

test.each(visits)(
  'a statement is imported twice, pays orders, and the rest is explained: $width px, $language',
  async (visit) => {
    const orders = await threeOrders()
    const [first, second, third] = orders.map(({ reference }) => reference)
    const sum = decimalText(cents(orders[0]?.total_cents ?? 0))
    const { page, troubles, say } = await atToday(shop, visit)
    const button = (en: string, zh: string) =>
      page.getByRole('button', { name: say(en, zh), exact: true })
    const dialog = page.getByRole('dialog')
    const line = (text: string) =>
      page
        .getByRole('list', { name: say('Bank lines', '銀行入帳') })
        .locator('> li', { hasText: text })

    await page.goto('/staff/proofs')
    await page.getByRole('link', { name: say('Bank statement', '銀行結單') }).click()
    await page.getByRole('heading', { level: 1, name: say('Bank statement', '銀行結單') }).waitFor()
    await settled(page)

    // No line of another run is one of these.
    const run = randomText(6)
    // The bank's headings say nothing; the second time they are known.
    const today = hongKongDay(new Date()).split('-').toReversed().join('/')
    const rows = [
      `${today},FPS ${first?.replaceAll('-', '')} PAYER ONE,${sum}`,
      `${today},FPS ${second} PAYER TWO,${sum}`,
      `${today},FPS ${run} WITHOUT NUMBER,${sum}`,
      `${today},INTEREST ${run},0.35`,
      `${today},RENT,"-12,000.00"`,
    ]
    const file = {
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['When,What,HKD', ...rows].join('\r\n')),
    }
    const importFile = async () => {
      await button('Import statement', '匯入結單').click()
      await dialog.locator('input[type=file]').setInputFiles(file)
      await dialog
        .getByRole('heading', { name: say('What the columns hold', '各欄內容') })
        .waitFor()
    }
    const role = (name: string) => dialog.getByLabel(name, { exact: true })
    await importFile()
    if (visit === visits[0]) {
      await role('When').selectOption('date')
      await role('What').selectOption('text')
      await role('HKD').selectOption('amount')
    } else expect(await role('What').inputValue()).toBe('text')
    await settled(page)
    await dialog.getByRole('button', { name: say('Import 4 lines', '匯入 4 項') }).click()
    await page.getByText(say('4 new, 0 known already', '新增 4 項，已有 0 項')).waitFor()
    await importFile()
    await dialog.getByRole('button', { name: say('Import 4 lines', '匯入 4 項') }).click()
    await page.getByText(say('0 new, 4 known already', '新增 0 項，已有 4 項')).waitFor()
    await settled(page)

    // By key, then the other certain one at once.
    await line('PAYER ONE').getByText(say('Number and amount fit', '編號及金額相符')).waitFor()
    await line('PAYER ONE').focus()
    await page.keyboard.press('a')
    await page.getByText(say(`${first} is paid`, `${first} 已付款`)).waitFor()
    await line('PAYER ONE').waitFor({ state: 'detached' })
    await button('Confirm the certain match', '確認 1 項相符入帳').click()
    await settled(page)
    await dialog
      .getByRole('button', { name: say('Confirm the certain match', '確認 1 項相符入帳') })
      .click()
    await line('PAYER TWO').waitFor({ state: 'detached' })

    // Only the third order is still unpaid, so the amount suggests it; it is chosen by search.
    await line('WITHOUT NUMBER')
      .getByRole('button', { name: say('Choose an order', '選擇訂單') })
      .click()
    await dialog
      .getByLabel(say('Number, name, email or phone', '編號、姓名、電郵或電話'))
      .fill(third ?? '')
    const choice = dialog.getByRole('listitem').filter({ hasText: third })
    await choice.waitFor()
    await settled(page)
    await choice.getByRole('button', { name: say('Mark as paid', '標記為已付款') }).click()
    await page
      .getByRole('dialog', { name: new RegExp(third ?? '') })
      .getByRole('button', { name: say('Mark as paid', '標記為已付款') })
      .click()
    await line('WITHOUT NUMBER').waitFor({ state: 'detached' })

    await line('INTEREST')
      .getByRole('button', { name: say('Set aside', '擱置') })
      .click()
    await dialog
      .getByLabel(say('Why it belongs to no order', '不屬於任何訂單的原因'))
      .fill('Interest of the month')
    await dialog.getByRole('button', { name: say('Set aside', '擱置') }).click()
    await line('INTEREST').waitFor({ state: 'detached' })
    await button('Matched', '已配對').click()
    await line('WITHOUT NUMBER').getByRole('link', { name: third }).waitFor()
    await settled(page)

    const paid = await db
      .selectFrom('payments')
      .select(['order_id', 'note'])
      .where('bank_line_id', 'is not', null)
      .where(
        'order_id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute()
    expect(paid).toHaveLength(3)
    expect(await findIntegrityProblems(db)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'a pasted table asks for the order of its dates, and names what is no line: $width px, $language',
  async (visit) => {
    const { page, troubles, say } = await atToday(shop, visit)
    const dialog = page.getByRole('dialog')
    const run = randomText(6)
    const rows = [
      `27/11/2026\tFPS ${run} A\t100.00\t1,100.00`,
      `11/28/2026\tFPS ${run} B\t200.00\t1,300.00`,
      `11/29/2026\tFPS ${run} C\t40.00\t1,740.00`,
      `11/30/2026\tFPS ${run} D\t60.00\t1,800.00\tTORN`,
    ]
    await page.goto('/staff/proofs/bank')
    await page
      .getByRole('button', { name: say('Import statement', '匯入結單'), exact: true })
      .click()
    await dialog
      .getByLabel(say('Or paste the table', '或貼上表格'))
      .fill(['Date\tDetails\tAmount\tBalance', ...rows].join('\n'))
    await dialog.getByRole('button', { name: say('Read the table', '讀取表格') }).click()
    const order = dialog.getByLabel(say('Order of the dates', '日期次序'))
    await order.waitFor()
    expect(await order.inputValue()).toBe('')
    const submit = dialog.getByRole('button', { name: say('Import', '匯入') })
    expect(await submit.last().isDisabled()).toBe(true)
    await order.selectOption('month_first')
    const problem = (line: number, en: string, zh: string) =>
      dialog
        .getByRole('listitem')
        .filter({ hasText: say(`Line ${line} (${en}`, `第 ${line} 行（${zh}`) })
        .waitFor()
    await problem(2, 'no date: 27/11/2026', '日期不明：27/11/2026')
    await problem(4, 'the balance does not follow from its amount', '結餘與此金額不符')
    await problem(5, 'more or fewer cells than headings', '欄數與標題不符')
    await settled(page)
    await dialog.getByRole('button', { name: say('Import 1 line', '匯入 1 項') }).click()
    await page.getByText(say('1 new, 0 known already', '新增 1 項，已有 0 項')).first().waitFor()
    const lines = await db
      .selectFrom('bank_lines')
      .selectAll()
      .where('text', 'like', `%${run}%`)
      .execute()
    expect(lines).toMatchObject([{ day: '2026-11-28', amount_cents: 20_000 }])
    expect(troubles).toEqual([])
  },
)

test('of a line that names an order and has another amount, the number alone is said to fit', async () => {
  const [named] = await threeOrders()
  if (!named) throw new Error('No order was placed')
  await db
    .insertInto('bank_lines')
    .values({
      id: newId('bankLine'),
      account: 'fps',
      line_hash: createHash('sha256').update(named.id).digest('hex'),
      day: '2026-11-20',
      amount_cents: named.total_cents - 10_000,
      text: `FPS ${named.reference.replaceAll('-', '')} SHORT PAYER`,
      reference: named.reference,
      decided_by: null,
      decided_at: null,
      created_at: shop.ctx.clock(),
    })
    .execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/proofs/bank')
  const line = page.getByRole('listitem').filter({ hasText: 'SHORT PAYER' })
  await line.getByText(bankMessages.en.named, { exact: true }).waitFor()
  expect(await line.getByText(bankMessages.en.likely, { exact: true }).count()).toBe(0)
  await settled(page)
  expect(troubles).toEqual([])
})
