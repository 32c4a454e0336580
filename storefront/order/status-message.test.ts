import { expect, test } from 'vitest'
import { getOrder } from '#contract/endpoints/orders.ts'
import { orderExample } from '#contract/order-example.ts'
import { locales } from '#domain/locale.ts'
import { fulfilments, orderStatuses } from '#domain/order/order-status.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { isFreeOrder, statusMessage } from './status-message.ts'
import type { Order } from './order-query.ts'

const shipped = getOrder.answer.parse(orderExample)
const text = lazyMessagesIn('en')
const { now } = text.order
const nothing = { ...shipped.calculations, total: '0.00' }

function at(state: Order['fulfilment']['state'], more: Partial<Order> = {}): Order {
  return { ...shipped, fulfilment: { ...shipped.fulfilment, state }, ...more }
}

test.each<[string, Order, string]>([
  ['paid', at('none'), now.preparing],
  ['packed', at('packed'), now.packed],
  ['partly shipped', at('partly_shipped'), now.partlyShipped],
  ['shipped', at('shipped'), now.shipped],
  ['ready for pick-up', at('ready'), now.ready],
  ['collected', at('collected'), now.delivered],
  ['free', at('none', { calculations: nothing }), now.preparingFree],
  ['waiting for its payment proof to be checked', at('none', { is_paid: false }), now.checking],
  ['cancelled after payment', at('none', { current_status: 'cancelled' }), now.cancelledPaid],
  [
    'free and cancelled',
    at('none', { current_status: 'cancelled', calculations: nothing }),
    now.cancelled,
  ],
])('the sentence for an order that is %s', (_, order, sentence) => {
  expect(statusMessage(order, text, 'en')).toBe(sentence)
})

test('an unpaid card order names its deadline, if it has one', () => {
  const unpaid = { is_paid: false, current_status: 'submitted' as const, proofs: [] }
  const payment = { ...shipped.payment, method: 'card' as const }
  const due = { ...payment, due_at: '2026-11-21T06:30:00.000Z' }
  expect(statusMessage(at('none', { ...unpaid, payment: due }), text, 'en')).toBe(
    now.payCard('HK$800', '21/11/2026 14:30'),
  )
  expect(statusMessage(at('none', { ...unpaid, payment }), text, 'en')).toBe(
    'Please pay HK$800 by card.',
  )
})

test('every state has a sentence in every language', () => {
  for (const locale of locales) {
    const spoken = lazyMessagesIn(locale)
    for (const state of fulfilments) {
      for (const current_status of orderStatuses) {
        for (const is_paid of [true, false]) {
          const order = at(state, { current_status, is_paid })
          expect(statusMessage(order, spoken, locale)).not.toBe('')
          expect(spoken.order.statuses[current_status]).not.toBe('')
        }
      }
    }
  }
})

test('an order is free only if it is paid and its total is zero', () => {
  expect(isFreeOrder(at('none', { calculations: nothing }))).toBe(true)
  expect(isFreeOrder(at('none', { calculations: nothing, is_paid: false }))).toBe(false)
  expect(isFreeOrder(shipped)).toBe(false)
})
