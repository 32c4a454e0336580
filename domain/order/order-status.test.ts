import { expect, test } from 'vitest'
import {
  type Actor,
  type Fulfilment,
  type OrderAction,
  type OrderState,
  type OrderStatus,
  actionsFor,
  actors,
  fulfilments,
  nextStatus,
  orderActions,
  orderCan,
  orderStatuses,
  refusal,
  transitions,
} from './order-status.ts'

function order(currentStatus: OrderStatus, options: Partial<OrderState> = {}): OrderState {
  return { currentStatus, isPaid: false, fulfilment: 'none', ...options }
}

const everyOrder: OrderState[] = orderStatuses.flatMap((currentStatus) =>
  fulfilments.flatMap((fulfilment) =>
    [true, false].map((isPaid) => ({ currentStatus, fulfilment, isPaid })),
  ),
)

test('every action is listed and leads from a status to a status', () => {
  expect(orderActions.toSorted()).toEqual(Object.keys(transitions).toSorted())
  expect(orderActions.map(nextStatus)).toEqual([
    'pending',
    'submitted',
    'pending',
    'submitted',
    'pending',
    'submitted',
    'cancelled',
    'cancelled',
    'completed',
    'cancelled',
  ])
})

test('every status can be reached from submitted by the permitted actors', () => {
  const reached = new Set<OrderStatus>(['submitted'])
  for (const status of reached) {
    for (const state of everyOrder.filter((one) => one.currentStatus === status)) {
      for (const actor of actors) {
        for (const action of actionsFor(state, actor)) reached.add(nextStatus(action))
      }
    }
  }
  expect([...reached].toSorted()).toEqual(orderStatuses.toSorted())
})

test.each(['completed', 'cancelled'] as const)('%s is final, for every actor', (status) => {
  for (const state of everyOrder.filter((one) => one.currentStatus === status)) {
    for (const actor of actors) expect(actionsFor(state, actor)).toEqual([])
  }
})

test.each(orderActions)(
  '%s is refused from every status and by every actor not named',
  (action) => {
    const { from, by }: { from: readonly OrderStatus[]; by: readonly Actor[] } = transitions[action]
    for (const state of everyOrder) {
      for (const actor of actors) {
        const reason = refusal(state, action, actor)
        expect(orderCan(state, action, actor)).toBe(reason === null)
        expect(actionsFor(state, actor).includes(action)).toBe(reason === null)
        if (!by.includes(actor)) expect(reason).toBe('not_allowed')
        else if (!from.includes(state.currentStatus)) expect(reason).toBe('wrong_status')
        else expect(reason).not.toBe('wrong_status')
      }
    }
  },
)

/** What a customer may do, written out by hand to check the table. */
test.each<[OrderState, OrderAction[]]>([
  [order('submitted'), ['upload_proof', 'pay', 'cancel', 'back_to_cart']],
  [order('submitted', { isByCard: true }), ['pay', 'cancel', 'back_to_cart']],
  [order('submitted', { isOnCollection: true }), ['pay', 'cancel', 'back_to_cart']],
  [order('pending', { isByCard: true, isPaid: true }), ['cancel']],
  [order('pending'), ['upload_proof', 'cancel']],
  [order('pending', { isPaid: true }), ['cancel']],
  [order('pending', { isPaid: true, fulfilment: 'packed' }), ['cancel']],
  [order('pending', { isPaid: true, fulfilment: 'ready' }), ['cancel']],
  [order('pending', { isPaid: true, fulfilment: 'shipped' }), ['complete']],
  [order('pending', { isPaid: true, fulfilment: 'delivered' }), ['complete']],
  [order('pending', { isPaid: true, fulfilment: 'collected' }), ['complete']],
  [order('completed', { isPaid: true, fulfilment: 'delivered' }), []],
  [order('cancelled'), []],
])('on %o a customer and a guest may %o', (state, actions) => {
  expect(actionsFor(state, 'customer')).toEqual(actions)
  expect(actionsFor(state, 'guest')).toEqual(actions)
})

test.each<[OrderState, OrderAction[]]>([
  [order('submitted'), ['mark_paid', 'take_part', 'cancel']],
  [order('pending'), ['accept_proof', 'reject_proof', 'mark_paid', 'take_part', 'cancel']],
  [order('pending', { isPaid: true }), ['cancel']],
  [order('pending', { isPaid: true, fulfilment: 'shipped' }), ['complete']],
])('on %o staff may %o', (state, actions) => {
  expect(actionsFor(state, 'staff')).toEqual(actions)
})

test.each<[OrderState, OrderAction[]]>([
  [order('submitted'), ['mark_paid', 'expire']],
  [order('pending'), ['accept_proof', 'mark_paid']],
  [order('pending', { isPaid: true, fulfilment: 'delivered' }), ['complete']],
])('on %o the system may %o', (state, actions) => {
  expect(actionsFor(state, 'system')).toEqual(actions)
})

test.each<[OrderAction, Actor, Partial<OrderState>, string]>([
  ['upload_proof', 'customer', { isPaid: true }, 'already_paid'],
  ['mark_paid', 'system', { isPaid: true }, 'already_paid'],
  ['reject_proof', 'staff', { isPaid: true }, 'already_paid'],
  ['cancel', 'guest', { fulfilment: 'shipped' }, 'already_shipped'],
  ['cancel', 'staff', { fulfilment: 'collected' }, 'already_shipped'],
  ['complete', 'customer', { fulfilment: 'packed' }, 'not_shipped'],
  ['complete', 'guest', { fulfilment: 'ready' }, 'not_shipped'],
])('%s by %s on a pending order with %o is refused: %s', (action, actor, details, reason) => {
  expect(refusal(order('pending', details), action, actor)).toBe(reason)
})

test('an order never expires once it is paid or has shipped', () => {
  const gone: Fulfilment[] = ['shipped', 'delivered', 'collected']
  for (const fulfilment of gone) {
    expect(orderCan(order('submitted', { fulfilment }), 'expire', 'system')).toBe(false)
  }
  expect(orderCan(order('submitted', { isPaid: true }), 'expire', 'system')).toBe(false)
})
