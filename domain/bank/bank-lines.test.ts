import { expect, test } from 'vitest'
import { decimalMarkOf, parseBankAmount } from './line-amount.ts'
import { dayOrderOf, parseBankDay } from './line-day.ts'
import { parseDirection } from './line-direction.ts'
import { referenceInLine } from './line-reference.ts'
import { parseLineState } from './line-state.ts'
import { settlementOf } from './line-step.ts'

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-26', '2026-02-01'],
  ['21.11.2026', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['1 November 2026', '2026-11-01'],
  ['21NOV2026', '2026-11-21'],
  ['21-Nov-26', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026/11/21 14:03', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['2026年11月21日', '2026-11-21'],
  ['２１／１１／２０２６', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-21'],
  ['21/11/2026 14:03:22', '2026-11-21'],
  ['21/11/2026 下午2:03', '2026-11-21'],
  ['Sat, 21 Nov 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['November 1st, 2026', '2026-11-01'],
  ['2026年11月21日（星期六）', '2026-11-21'],
  ['21/11/2026 FPS CHAN', null],
  ['31/02/2026', null],
  ['11/21/2026', null],
  ['21 Abc 2026', null],
  ['Total', null],
  ['', null],
])('the day of a line: %s is %s', (text, day) => {
  expect(parseBankDay(text)).toBe(day)
})

test.each([
  [['5/11/2026', '6/12/2026'], 'day_first', false],
  [['5/11/2026', '13/12/2026'], 'day_first', true],
  [['11/5/2026', '11/27/2026'], 'month_first', true],
  [['11/27/2026', '27/11/2026'], null, false],
  [['2026-11-05', '5 Nov 2026', '5/5/2026', 'Total', ''], 'day_first', true],
])('a file has one order of day and month: %s are %s', (cells, order, isProven) => {
  expect(dayOrderOf(cells, 'day_first')).toEqual({ order, isProven })
  if (order && !isProven) expect(dayOrderOf(cells, 'month_first').order).toBe('month_first')
})

test.each([
  [['1.960,00', '40,00'], ','],
  [['1.960', '40,00'], ','],
  [['1,960.00', '40'], '.'],
  [['1,28', '800.00'], '.'],
  [['1,960', ''], '.'],
])('a file has one decimal mark: %s have %s', (cells, mark) => {
  expect(decimalMarkOf(cells)).toBe(mark)
})

test.each([
  ['COMPLETED', 'completed'],
  ['Payment Settled', 'completed'],
  ['交易成功', 'completed'],
  ['已入账', 'completed'],
  ['in_transit', 'open'],
  ['Partially Refunded', 'open'],
  ['not completed', 'open'],
  ['处理中', 'open'],
  ['交易關閉', 'open'],
  ['Frobnicated', null],
  ['', null],
])('the state of a line: %s is %s', (text, state) => {
  expect(parseLineState(text)).toBe(state)
})

test.each([
  ['800.00', 80_000],
  ['1,280.50', 128_050],
  ['12,345,678.9', 1_234_567_890],
  ['HKD 80', 8000],
  ['HK$1,280', 128_000],
  ['+80.00', 8000],
  ['80.00 CR', 8000],
  ['80.00DR', -8000],
  ['-80.00', -8000],
  ['−80.00', -8000],
  ['80.00-', -8000],
  ['(80.00)', -8000],
  ['HKD (1,960.00)', -196_000],
  ['HK$ -80.00', -8000],
  ['１，９６０．００', 196_000],
  ['80.00 (DR)', -8000],
  ['港幣80元', 8000],
  ['存入 80.00', 8000],
  ['80.00 other', null],
  ['1 2', null],
  ['1.960', null],
  ['RMB 80.00', null],
  ['0.00', 0],
  ['1,28', null],
  ['80.005', null],
  ['USD 80.00', null],
  ['balance', null],
  ['', null],
])('the amount of a line: %s is %s cents', (text, amount) => {
  expect(parseBankAmount(text)).toBe(amount)
})

test.each([
  ['CR', 'in'],
  ['Credit', 'in'],
  ['存入', 'in'],
  ['贷', 'in'],
  ['CR 貸', 'in'],
  ['DR', 'out'],
  ['C/D', 'out'],
  ['NEUTRAL', 'out'],
  ['Debit', 'out'],
  ['支出', 'out'],
  ['', null],
  ['other', null],
])('a column of directions: %s is %s', (text, direction) => {
  expect(parseDirection(text)).toBe(direction)
})

test.each([
  ['FPS PR-7K3Q-9XD CHAN TAI MAN', 'PR-7K3Q-9XD'],
  ['FPS/PR7K3Q9XD/CHAN', 'PR-7K3Q-9XD'],
  ['fps pr 7k3q 9xd', 'PR-7K3Q-9XD'],
  ['CHAN TAI MAN FRN2026112100252614927', null],
  // One wrong character.
  ['FPS PR-7K3Q-9XA', null],
  ['PR-7K3Q-9XD and PR-0000-005', null],
])('the order in a line: %s', (text, reference) => {
  expect(referenceInLine(text)).toBe(reference)
})

const transfer = { id: 'pay_1', cents: 80_000, isSurplus: false }
const part = { id: 'pay_2', cents: 30_000, isSurplus: false }

test.each([
  ['pays an unpaid order', 80_000, true, [], ['pay', null, 0]],
  ['pays it and returns the rest', 85_000, true, [], ['pay', null, 5000]],
  ['pays a part of it', 79_999, true, [], ['part', null, 0]],
  ['proves the part that was recorded', 30_000, true, [part], ['link', 'pay_2', 0]],
  ['pays another part', 50_000, true, [part], ['part', null, 0]],
  ['proves the payment of a paid order', 80_000, false, [transfer], ['link', 'pay_1', 0]],
  ['proves it and returns the rest', 80_050, false, [transfer], ['link', 'pay_1', 50]],
  ['does not prove more than came', 70_000, false, [transfer], null],
  ['goes back if nothing is owed', 80_000, false, [], ['refund', null, 80_000]],
] as const)('a line %s', (_, amount, isPayable, payments, expected) => {
  const found = settlementOf(amount, { isPayable, dueCents: 80_000, payments })
  expect(found && [found.step, found.paymentId, found.excessCents]).toEqual(expected)
})
