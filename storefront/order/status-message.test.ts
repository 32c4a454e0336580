import { expect, test } from 'vitest'
import { getOrder } from '#contract/endpoints/orders.ts'
import { orderExample } from '#contract/order-example.ts'
import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { locales } from '#domain/locale.ts'
import { fulfilments, orderStatuses } from '#domain/order/order-status.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { isFreeOrder, refundSentences, statusMessage } from './status-message.ts'
import type { Order } from './order-query.ts'

const shipped = getOrder.answer.parse(orderExample)
const text = lazyMessagesIn('en')
const { now } = text.order
type RefundMethod = Order['refunds'][number]['method']
const nothing = { ...shipped.calculations, total: '0.00' }

const held = { ...shipped.delivery, collect_by: '2026-12-04' }

function at(state: Order['fulfilment']['state'], more: Partial<Order> = {}): Order {
  return { ...shipped, fulfilment: { ...shipped.fulfilment, state }, ...more }
}

test.each<[string, Order, string]>([
  ['paid', at('none'), now.preparing],
  ['packed', at('packed'), now.packed],
  ['partly shipped', at('partly_shipped'), now.partlyShipped],
  ['shipped', at('shipped'), now.shipped],
  ['ready for pick-up', at('ready', { delivery: held }), now.ready('04/12/2026')],
  [
    'an exchange',
    at('none', { payment: { ...shipped.payment, method: 'exchange' } }),
    now.preparingExchange,
  ],
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

const [usual] = proofRejections
const rejections: readonly [string, 'en' | 'zh', string][] = [
  ['The amount is HK$100 short.', 'en', ': The amount is HK$100 short. Please'],
  [' unreadable ', 'en', ': unreadable. Please'],
  [usual.en, 'zh', `：${usual.zh.slice(0, -1)}。`],
  [usual.zh, 'en', `: ${usual.en} Please`],
]

test.each(rejections)(
  'the reason %j of a rejected proof, in %s, ends once',
  (reason, locale, part) => {
    const [proof] = shipped.proofs
    if (!proof) throw new Error('the example has a proof')
    const rejected = { ...proof, state: 'rejected' as const, reason }
    const order = at('none', { current_status: 'submitted', is_paid: false, proofs: [rejected] })
    expect(statusMessage(order, lazyMessagesIn(locale), locale)).toContain(part)
  },
)

const waiting = { state: 'waiting', is_being_checked: false, is_unreadable: false } as const
const good = {
  amount: 'match',
  amount_read: '800.00',
  account: 'match',
  reference: 'match',
} as const
const doubted: readonly [string, Partial<Order['proofs'][number]>, string][] = [
  [
    'shows too little',
    { matches: { ...good, amount: 'mismatch', amount_read: '720.00' } },
    now.tooLittle('HK$720', 'HK$800', 'HK$80'),
  ],
  [
    'shows too much',
    { matches: { ...good, amount: 'mismatch', amount_read: '8000.00' } },
    now.tooMuch('HK$8,000', 'HK$800'),
  ],
  ['names another account', { matches: { ...good, account: 'mismatch' } }, now.otherAccount],
  ['cannot be read', { is_unreadable: true, matches: null }, now.unreadable],
  ['shows what is due', { matches: good }, now.checking],
  ['is being read', { is_being_checked: true, matches: null }, now.checking],
  ['was not read in time', { matches: null }, now.checking],
]

test.each(doubted)('a proof that %s: the first sentence says what to do', (_, more, sentence) => {
  const [example] = shipped.proofs
  if (!example) throw new Error('the example has a proof')
  const payment = { ...shipped.payment, to_send: '80.00' }
  const proofs = [{ ...example, ...waiting, ...more }]
  const order = at('none', { is_paid: false, payment, proofs })
  const pending = { ...order, current_status: 'pending' as const }
  expect(statusMessage(pending, text, 'en')).toBe(sentence)
  // Only what needs nothing says that there is nothing to do.
  expect(/nothing to do/.test(sentence)).toBe(sentence === now.checking)
})

test('an order that is paid in the shop says so until it is paid', () => {
  const payment = {
    ...shipped.payment,
    method: 'cash',
    due_at: '2026-11-24T04:00:00.000Z',
  } as const
  const unpaid = { current_status: 'submitted', is_paid: false, payment } as const
  const sentence = (order: Order) => statusMessage(order, text, 'en')
  expect(sentence(at('none', unpaid))).toMatch(
    /^You pay .+ in the shop .+ by 24\/11\/2026 12:00\.$/,
  )
  expect(sentence(at('ready', unpaid))).toMatch(/^Your order is ready\. .+ pay .+ in the shop/)
  expect(sentence(at('ready', { payment }))).toBe(now.ready(null))
})

test('a refund says by which way the money goes back', () => {
  const refund = {
    amount: '100.00',
    is_surplus: false,
    refund_request_id: null,
    created_at: '2026-11-20T06:30:00.000Z',
    done_at: null,
  }
  const sentence = (method: RefundMethod, state: 'pending' | 'done') =>
    refundSentences([{ ...refund, method, state }], text, 'en').join()
  expect(sentence('counter', 'pending')).toBe('We return HK$100 to you in the shop.')
  expect(sentence('offline', 'pending')).toBe('We return HK$100 to you by transfer.')
  expect(sentence('counter', 'done')).toBe('HK$100 was refunded in the shop on 20/11/2026.')
  expect(sentence('card', 'done')).toBe('HK$100 was refunded to your card on 20/11/2026.')
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
