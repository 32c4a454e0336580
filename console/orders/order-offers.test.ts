import { expect, test } from 'vitest'
import { placesOf } from './order-offers.ts'
import type { OrderStep } from './order-steps.ts'

test.each<{ open: OrderStep[]; shown: OrderStep[] }>([
  {
    open: ['accept_proof', 'reject_proof', 'mark_paid', 'cancel'],
    shown: ['accept_proof', 'reject_proof'],
  },
  { open: ['mark_paid', 'take_payment', 'cancel'], shown: ['mark_paid', 'take_payment'] },
  { open: ['pack', 'ship', 'goodwill', 'cancel'], shown: ['pack', 'ship'] },
  { open: ['ship', 'goodwill', 'undo_pack', 'cancel'], shown: ['ship'] },
  { open: ['goodwill', 'surplus'], shown: [] },
  { open: [], shown: [] },
])('of $open, $shown are buttons, and the rest is in the menu', ({ open, shown }) => {
  const offers = [
    ...open.map((step) => ({ step, refusal: null })),
    { step: 'complete' as const, refusal: 'not_shipped' as const },
  ]
  const places = placesOf(offers)
  expect(places.shown.map(({ step }) => step)).toEqual(shown)
  expect(places.rest.map(({ step }) => step)).toEqual(open.filter((step) => !shown.includes(step)))
  expect(places.closed.map(({ step }) => step)).toEqual(['complete'])
})
