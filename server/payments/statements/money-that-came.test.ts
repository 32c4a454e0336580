import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder as orderIn } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const { api } = await shop.staff('manager')
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const preview = (text: string, more: object = {}) =>
  api('POST /bank-statements/preview', { body: { account: 'fps', text, ...more } })

/** Imports with the columns that the shop proposes. */
async function load(text: string) {
  const { columns } = await preview(text)
  if (!columns) throw new Error('no columns were proposed')
  return api('POST /bank-statements', { body: { account: 'fps', text, columns } })
}

const statement = (...rows: [text: string, amount: string, state: string][]) =>
  [
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,Outcome,Balance',
    ...rows.map(
      ([text, amount, state]) =>
        `TOPUP,Current,${today} 10:00:00,,${text},${amount},0.00,HKD,${state},`,
    ),
  ].join('\n')

test('money that was reverted or is pending does not come in; completed later, it does', async () => {
  const orders = [
    await orderIn(shop, place),
    await orderIn(shop, place),
    await orderIn(shop, place),
  ]
  const [paid, reverted, pending] = orders.map(({ reference }) => reference)
  const rows = (last: string) =>
    statement(
      [`From A ${paid}`, '800.00', 'COMPLETED'],
      [`From B ${reverted}`, '800.00', 'REVERTED'],
      [`From C ${pending}`, '800.00', last],
    )
  const seen = await preview(rows('PENDING'))
  expect(seen).toMatchObject({
    marks: { state: [8], direction: [] },
    reading: { count: 1, sum: '800.00', left_out: { not_completed: 2, outgoing: 0 } },
  })
  expect(await load(rows('PENDING'))).toMatchObject({
    new_count: 1,
    left_out_count: 2,
    left_out: { outgoing: 0, not_completed: 2, other_currency: 0 },
  })
  expect(await load(rows('COMPLETED'))).toMatchObject({ new_count: 1, known_count: 1 })
  const { data } = await api('GET /bank-lines', { query: { keyword: 'From' } })
  expect(new Set(data.map(({ match }) => match?.order.reference))).toEqual(new Set([paid, pending]))
})

test('columns that leave out the states or the direction are refused by name', async () => {
  const text = `Date,Description,Amount,借/貸,State
${today},PAYROLL,"HKD 30,000.00",DR,Done
${today},FPS,HKD 10.00,CR,Done`
  const columns = { date: 0, texts: [1], amount: 2, direction: null, state: null, currency: null }
  const issues = [
    { path: 'columns.state', message: expect.stringContaining('State') },
    { path: 'columns.direction', message: expect.stringContaining('借/貸') },
  ]
  await expect(
    api('POST /bank-statements', { body: { account: 'fps', text, columns } }),
  ).rejects.toMatchObject({ status: 422, issues })
  await expect(preview(text, { columns })).rejects.toMatchObject({ status: 422, issues })
  // A mapping from before there were states.
  const { state: _, ...older } = columns
  await expect(
    api('POST /bank-statements', { body: { account: 'fps', text, columns: older } }),
  ).rejects.toMatchObject({ issues })
  expect(await load(text)).toMatchObject({ new_count: 1, left_out: { outgoing: 1 } })
})

test('a remembered choice is completed by the states that it lacked', async () => {
  const plain = `Date,Description,Amount,Note X\n${today},FPS R1,10.00,`
  const columns = {
    date: 0,
    texts: [1, 3],
    amount: 2,
    direction: null,
    state: null,
    currency: null,
  }
  await api('POST /bank-statements', { body: { account: 'payme', text: plain, columns } })
  const marked = `Date,Description,Amount,Note X\n${today},FPS R2,10.00,Pending`
  const seen = await api('POST /bank-statements/preview', {
    body: { account: 'payme', text: marked },
  })
  expect(seen).toMatchObject({ is_remembered: true, columns: { state: 3 } })
  expect(seen.reading).toMatchObject({ count: 0, left_out: { not_completed: 1 } })
})

test('a row with more cells than headings is named, and never HK$1', async () => {
  const text = 'Date,Description,Amount\n27/11/2026,FPS X,1,240.00\n'
  const columns = { date: 0, texts: [1], amount: 2, direction: null, state: null, currency: null }
  expect(await preview(text)).toMatchObject({ columns, reading: { count: 0 } })
  expect(await api('POST /bank-statements', { body: { account: 'fps', text, columns } })).toEqual({
    new_count: 0,
    known_count: 0,
    left_out_count: 0,
    left_out: { outgoing: 0, not_completed: 0, other_currency: 0 },
    unreadable: [{ line: 2, text: '27/11/2026 · FPS X · 1 · 240.00', problem: 'cells', value: '' }],
  })
})

test('dates that disagree need an order; one that was chosen is used again', async () => {
  const rows = 'Date,Narrative,Amount\n27/11/2026,FPS O1,10.00\n11/28/2026,FPS O2,20.00'
  const seen = await preview(rows)
  expect(seen).toMatchObject({ day_order: { order: null, is_proven: false }, reading: null })
  const body = { account: 'fps' as const, text: rows, columns: seen.columns ?? never() }
  await expect(api('POST /bank-statements', { body })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'day_order' }],
  })
  await api('POST /bank-statements', { body: { ...body, day_order: 'month_first' } })
  expect(await preview('Date,Narrative,Amount\n11/05/2026,FPS O3,10.00')).toMatchObject({
    day_order: { order: 'month_first', is_proven: false },
    reading: { lines: [{ day: '2026-11-05' }] },
  })
})

test('tabs of a pasted table are kept, and what is no text is refused in words that help', async () => {
  const pasted = `Date\tDetails\tPaid in\n${today}\tFPS T1\t1,960.00`
  expect((await preview(pasted)).reading).toMatchObject({ count: 1, sum: '1960.00' })
  for (const text of ['%PDF-1.7 \u0000\u0001', 'PK\u0003\u0004'])
    await expect(preview(text)).rejects.toMatchObject({
      issues: [{ path: 'text', message: expect.stringContaining('CSV') }],
    })
})

test.each([
  ['number and amount', '800.00', true, true, true],
  ['number and more', '850.00', true, true, false],
  ['number and less', '700.00', true, true, false],
  ['amount alone', '760.00', false, false, true],
  ['number of a paid order', '800.00', true, true, false],
])('what fits is said apart: %s', async (name, amount, isNamed, referenceFits, amountFits) => {
  const order = await orderIn(shop, place, {}, !isNamed)
  if (name.endsWith('paid order')) {
    await acceptPayment(shop.ctx, order.id)
    await shop.ctx.db.updateTable('payments').set({ provider: 'test' }).execute()
  }
  const text = `Fits ${name} ${isNamed ? order.reference : ''}`
  await load(`Date,Description,Amount\n${today},${text},${amount}`)
  const { data } = await api('GET /bank-lines', { query: { state: 'open', per_page: 100 } })
  const line = data.find((each) => each.text === text.trim())
  expect(line?.match).toMatchObject({
    reference_fits: referenceFits,
    amount_fits: amountFits,
    is_sure: referenceFits && amountFits,
  })
})

function never(): never {
  throw new Error('no columns were proposed')
}
