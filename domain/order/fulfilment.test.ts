import { expect, test } from 'vitest'
import {
  fulfilmentActions,
  fulfilmentRefusal,
  fulfilmentSteps,
  type FulfilledOrder,
  type FulfilmentAction,
  undoCollectMs,
} from './fulfilment.ts'
import { fulfilments, orderStatuses } from './order-status.ts'

const paid: FulfilledOrder = {
  currentStatus: 'pending',
  isPaid: true,
  fulfilment: 'none',
  deliveryMethod: 'DELIVERY',
}

/** Paid in the shop when it is collected. */
const onCollection = {
  currentStatus: 'submitted',
  isPaid: false,
  isOnCollection: true,
  deliveryMethod: 'PICKUP',
} as const

test('every step is listed', () => {
  expect(fulfilmentActions.toSorted()).toEqual(Object.keys(fulfilmentSteps).toSorted())
})

/** What may be done with paid goods, written out by hand to check the table. */
test.each<[Partial<FulfilledOrder>, FulfilmentAction[]]>([
  [{}, ['pack', 'ship']],
  [{ fulfilment: 'packed' }, ['ship', 'undo_pack']],
  [{ fulfilment: 'partly_shipped' }, ['ship', 'cancel_remaining']],
  [{ fulfilment: 'shipped' }, []],
  [{ deliveryMethod: 'PICKUP' }, ['pack', 'ready']],
  [{ deliveryMethod: 'PICKUP', fulfilment: 'packed' }, ['ready', 'undo_pack']],
  [{ deliveryMethod: 'PICKUP', fulfilment: 'ready' }, ['collect', 'undo_ready']],
  [{ deliveryMethod: 'PICKUP', fulfilment: 'collected' }, []],
  [
    { deliveryMethod: 'PICKUP', fulfilment: 'collected', sinceStepMs: undoCollectMs },
    ['undo_collect'],
  ],
  [{ deliveryMethod: 'PICKUP', fulfilment: 'collected', sinceStepMs: undoCollectMs + 1 }, []],
  [{ isPaid: false }, []],
  [onCollection, ['pack', 'ready']],
  [{ ...onCollection, fulfilment: 'packed' }, ['ready', 'undo_pack']],
  [{ ...onCollection, fulfilment: 'ready' }, ['undo_ready']],
  [{ ...onCollection, deliveryMethod: 'DELIVERY' }, []],
  [{ ...onCollection, currentStatus: 'cancelled' }, []],
  [{ currentStatus: 'cancelled' }, []],
])('with %o staff may %o', (details, actions) => {
  const order = { ...paid, ...details }
  expect(fulfilmentActions.filter((action) => fulfilmentRefusal(order, action) === null)).toEqual(
    actions,
  )
})

test('nothing ships unpaid, and only while the order is pending', () => {
  for (const action of fulfilmentActions) {
    for (const fulfilment of fulfilments) {
      for (const currentStatus of orderStatuses) {
        for (const deliveryMethod of ['DELIVERY', 'PICKUP'] as const) {
          const order = { currentStatus, fulfilment, deliveryMethod }
          expect(fulfilmentRefusal({ ...order, isPaid: false }, action)).not.toBeNull()
          if (currentStatus === 'pending') continue
          expect(fulfilmentRefusal({ ...order, isPaid: true }, action)).toBe('wrong_status')
        }
      }
    }
  }
})
