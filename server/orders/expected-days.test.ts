import { expect, test } from 'vitest'
import { expectedDays } from './expected-days.ts'

const ordered = new Date('2026-11-20T04:00:00Z')
const promised = { from: '2026-11-21', to: '2026-11-23' }
const transit = { min_days: 1, max_days: 2 }
const here = { preorder_on: null }
const inJanuary = { preorder_on: '2027-01-15' }

const order = {
  current_status: 'pending',
  fulfilment: 'none',
  created_at: ordered,
  paid_at: ordered as Date | null,
  delivery: { courier: null, pickup: null, estimate: promised, transit },
  items: [here],
} as const
const unpaid = { ...order, current_status: 'submitted', paid_at: null } as const
const open = { holidays: [], resumesOn: null }
const toCollect = { ...order.delivery, transit: undefined }

type Order = Parameters<typeof expectedDays>[0]

test.each<[string, Order, string, { from: string; to: string } | null]>([
  ['paid at once: as promised', order, '2026-11-20', promised],
  ['the promised days have passed and it has not shipped', order, '2026-11-24', null],
  [
    'the promised days have passed, but it has shipped',
    { ...order, fulfilment: 'shipped' },
    '2026-11-24',
    promised,
  ],
  [
    'unpaid for three days: as if paid today',
    unpaid,
    '2026-11-23',
    { from: '2026-11-24', to: '2026-11-25' },
  ],
  [
    'paid two days later: counted from payment',
    { ...order, paid_at: new Date('2026-11-22T04:00:00Z') },
    '2026-11-22',
    { from: '2026-11-23', to: '2026-11-24' },
  ],
  [
    'an unpaid pre-order item: counted from its date',
    { ...unpaid, items: [here, inJanuary] },
    '2026-11-23',
    { from: '2027-01-16', to: '2027-01-18' },
  ],
  [
    'a pre-order item whose date has passed before payment',
    { ...unpaid, items: [inJanuary] },
    '2027-02-01',
    null,
  ],
  ['cancelled', { ...order, current_status: 'cancelled' }, '2026-11-20', null],
  ['collected, unpaid the next day', { ...unpaid, delivery: toCollect }, '2026-11-21', null],
])('%s', (_, given, today, days) => {
  expect(expectedDays(given, today, open)).toEqual(days)
})

const inShop = { ...order, delivery: toCollect }
const closed = { holidays: [], resumesOn: '2026-11-24' }

test.each<[string, Order, { from: string; to: string } | null]>([
  ['in stock and paid', order, { from: '2026-11-25', to: '2026-11-26' }],
  ['in stock and unpaid', unpaid, { from: '2026-11-25', to: '2026-11-26' }],
  ['to be collected', inShop, { from: '2026-11-24', to: '2026-11-24' }],
  ['that has shipped', { ...order, fulfilment: 'shipped' }, promised],
  ['that can be collected already', { ...inShop, fulfilment: 'ready' }, promised],
  ['expected later', { ...unpaid, items: [inJanuary] }, { from: '2027-01-16', to: '2027-01-18' }],
  ['cancelled', { ...order, current_status: 'cancelled' }, null],
])('while the shop is closed, an order %s', (_, given, days) => {
  expect(expectedDays(given, '2026-11-20', closed)).toEqual(days)
})

test('after a closure, an order is expected as it was promised', () => {
  expect(expectedDays(order, '2026-11-20', { ...closed, resumesOn: '2026-11-20' })).toEqual(
    promised,
  )
})
