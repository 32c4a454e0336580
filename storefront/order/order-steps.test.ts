import { expect, test } from 'vitest'
import type { Order } from './order-query.ts'
import { orderSteps } from './order-steps.ts'

type Input = Pick<Order, 'current_status' | 'is_paid'> & {
  fulfilment?: Order['fulfilment']['state']
  method?: 'DELIVERY' | 'PICKUP'
  payment?: Order['payment']['method']
  proof?: Order['proofs'][number]['state']
  amount?: string
}

const at = '2026-11-20T04:00:00.000Z'

function anOrder({
  fulfilment = 'none',
  method = 'DELIVERY',
  payment = 'fps',
  proof,
  amount = '380.00',
  ...rest
}: Input) {
  const hasShipped = ['partly_shipped', 'shipped', 'delivered'].includes(fulfilment)
  return {
    ...rest,
    created_at: at,
    paid_at: rest.is_paid ? at : null,
    statuses: [{ slug: rest.current_status, reason: null, created_at: at, updated_at: at }],
    proofs: proof
      ? [
          {
            _id: 'prf_1',
            url: null,
            state: proof,
            matches: null,
            is_being_checked: false,
            is_unreadable: false,
            reason: null,
            created_at: at,
          },
        ]
      : [],
    fulfilment: {
      state: fulfilment,
      shipments: hasShipped
        ? [
            {
              courier: { en: 'SF', zh: '順豐', cn: '顺丰' },
              tracking_number: null,
              tracking_url: null,
              shipped_at: at,
            },
          ]
        : [],
    },
    delivery: { method },
    payment: { method: payment, amount },
  }
}

function stepsOf(details: Input): string[] {
  return orderSteps(anOrder(details)).map(({ slug, state }) => `${slug} ${state}`)
}

test('a new order waits for its payment proof first', () => {
  expect(stepsOf({ current_status: 'submitted', is_paid: false })).toEqual([
    'placed done',
    'proof current',
    'paid todo',
    'shipped todo',
    'completed todo',
  ])
})

test('an uploaded proof waits for confirmation', () => {
  const steps = stepsOf({ current_status: 'pending', is_paid: false, proof: 'waiting' })
  expect(steps.slice(0, 3)).toEqual(['placed done', 'proof done', 'paid current'])
})

test('a rejected proof counts as none', () => {
  const steps = stepsOf({ current_status: 'submitted', is_paid: false, proof: 'rejected' })
  expect(steps[1]).toBe('proof current')
})

test('an order paid without a proof needs none', () => {
  expect(stepsOf({ current_status: 'pending', is_paid: true })).toEqual([
    'placed done',
    'paid done',
    'shipped current',
    'completed todo',
  ])
})

test('a pick-up order becomes ready instead of shipped', () => {
  const ready = { current_status: 'pending', is_paid: true, fulfilment: 'ready' } as const
  expect(stepsOf({ ...ready, method: 'PICKUP' }).slice(-2)).toEqual([
    'ready done',
    'completed current',
  ])
  expect(stepsOf({ ...ready, fulfilment: 'shipped' }).slice(-2)).toEqual([
    'shipped done',
    'completed current',
  ])
})

test('an order that is paid on collection is ready before it is paid', () => {
  const there = { method: 'PICKUP', payment: 'cash', fulfilment: 'ready' } as const
  expect(stepsOf({ ...there, current_status: 'submitted', is_paid: false })).toEqual([
    'placed done',
    'ready done',
    'paid current',
    'completed todo',
  ])
})

test('a partial shipment does not complete the shipping step', () => {
  const steps = stepsOf({ current_status: 'pending', is_paid: true, fulfilment: 'partly_shipped' })
  expect(steps.slice(-2)).toEqual(['partly_shipped current', 'completed todo'])
})

test('a free order has no payment step', () => {
  expect(stepsOf({ current_status: 'pending', is_paid: true, amount: '0.00' })).toEqual([
    'placed done',
    'shipped current',
    'completed todo',
  ])
})

test('a completed order has no steps left', () => {
  const steps = stepsOf({ current_status: 'completed', is_paid: true, fulfilment: 'delivered' })
  expect(steps.every((step) => step.endsWith('done'))).toBe(true)
})

test('a cancelled order ends at the step where it was cancelled', () => {
  expect(stepsOf({ current_status: 'cancelled', is_paid: false })).toEqual([
    'placed done',
    'cancelled failed',
  ])
})

test('a card order waits for its payment, not for a payment proof', () => {
  const order = { current_status: 'submitted', is_paid: false, payment: 'card' } as const
  expect(stepsOf(order).join(' ')).not.toContain('proof')
})
