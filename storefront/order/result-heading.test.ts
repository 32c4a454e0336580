import { expect, test } from 'vitest'
import { getOrder } from '#contract/endpoints/orders.ts'
import { orderExample } from '#contract/order-example.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import type { Order } from './order-query.ts'
import { moneyTexts, resultTexts, type Arrival } from './result-heading.ts'

const example = getOrder.answer.parse(orderExample)
const labels = lazyMessagesIn('en')
const { paying } = labels
const texts = { title: 'Configured title', text: 'Configured text' }
const arrival = (more: Partial<Arrival> = {}): Arrival => ({
  outcome: 'success',
  isDeclined: false,
  texts,
  ...more,
})
const card = { en: 'Card', zh: '信用卡', cn: '银行卡' }
const byCard = { ...example.payment, method: 'card' as const, title: card, payee: [] }
const atHome = { ...example.fulfilment, state: 'none' as const }
const paid: Order = { ...example, fulfilment: atHome, payment: byCard, proofs: [] }
const due_at = '2026-11-21T06:30:00.000Z'
const unpaid: Order = {
  ...paid,
  current_status: 'submitted',
  is_paid: false,
  paid_at: null,
  payment: { ...byCard, to_send: byCard.amount, due_at },
}
const lapsed: Order = { ...unpaid, current_status: 'cancelled', has_lapsed: true }
const refund = {
  amount: '800.00',
  state: 'pending' as const,
  method: 'card' as const,
  is_surplus: true,
  refund_request_id: null,
  created_at: due_at,
  done_at: null,
}

test('a paid card order shows amount and time, and nothing about transfers', () => {
  expect(resultTexts(paid, arrival(), labels, 'en')).toEqual({
    title: texts.title,
    text: paying.nextPaid,
  })
  expect(moneyTexts(paid, labels, 'en')).toEqual({
    sum: 'Paid: HK$800 by Card',
    time: 'Received 19/11/2026 15:30',
  })
})

test('an order by transfer shows the amount and the deadline', () => {
  const transfer = {
    ...unpaid,
    payment: { ...example.payment, to_send: example.payment.amount, due_at },
  }
  expect(resultTexts(transfer, arrival(), labels, 'en').text).toBe(paying.nextTransfer)
  expect(moneyTexts(transfer, labels, 'en')).toEqual({
    sum: 'To pay: HK$800',
    time: 'By 21/11/2026 14:30',
  })
})

test('a declined card is named as declined, an abandoned payment is not', () => {
  const outcome = 'cancelled'
  expect(resultTexts(unpaid, arrival({ outcome, isDeclined: true }), labels, 'en').title).toBe(
    paying.declinedTitle,
  )
  expect(resultTexts(unpaid, arrival({ outcome }), labels, 'en').title).toBe(texts.title)
})

test('a payment after the order lapsed is never called a success', () => {
  const late = { ...lapsed, refunds: [refund] }
  for (const outcome of ['success', 'cancelled'] as const) {
    const { title, text } = resultTexts(late, arrival({ outcome }), labels, 'en')
    expect(title).toBe(paying.lapsedTitle)
    expect(text).toContain('Your payment of HK$800 came after the time to pay had run out.')
    expect(text).toContain('on its way back to your card')
  }
  expect(moneyTexts(late, labels, 'en')).toBeNull()
})

test('the text follows the refund until it has arrived', () => {
  const cancelled: Order = { ...paid, current_status: 'cancelled' }
  const textOf = (state: 'pending' | 'done' | 'failed') => {
    const done_at = state === 'done' ? '2026-11-22T02:00:00.000Z' : null
    const refunds = [{ ...refund, is_surplus: false, state, done_at }]
    return resultTexts({ ...cancelled, refunds }, arrival(), labels, 'en').text
  }
  expect(textOf('pending')).toContain('HK$800 is on its way back to your card')
  expect(textOf('done')).toContain('HK$800 was refunded to your card on 22/11/2026')
  expect(textOf('failed')).toContain('held up')
})
