import { expect, test } from 'vitest'
import { checkout } from './endpoints/cart.ts'
import { updateRecipient } from './endpoints/profiles.ts'
import { orderExample } from './order-example.ts'

const { recipient } = orderExample.delivery
const person = { name: recipient.name, area_code: '852', phone: '91234567' }
const home = {
  unit: 'Flat 3A',
  building: 'Harbour Court',
  street: '1 Hoi Yuen Road',
  district: 'kwun-tong',
}

/** Says whether an order may be sent to it, and whether an account may keep it. */
function taken(name: string, address: Partial<typeof home> = {}): [boolean, boolean] {
  const details = { ...person, name, address: { ...home, ...address } }
  const order = checkout.body?.shape.delivery_details
  const kept = updateRecipient.body?.shape.delivery_recipient
  if (!order || !kept) throw new Error('no bodies')
  return [
    order.safeParse({ ...details, email: 'chan@example.com' }).success,
    kept.safeParse(details).success,
  ]
}

test('an account keeps every recipient that an order takes', () => {
  const [long, tooLong] = ['A'.repeat(120), 'A'.repeat(121)]
  expect(taken('Chan Tai Man')).toEqual([true, true])
  expect(taken(long)).toEqual([true, true])
  expect(taken(tooLong)).toEqual([false, false])
  expect(taken('')).toEqual([false, false])
  for (const [part, length] of [
    ['unit', 120],
    ['building', 160],
    ['street', 200],
  ] as const) {
    expect(taken('Chan', { [part]: 'x'.repeat(length) }), part).toEqual([true, true])
    expect(taken('Chan', { [part]: 'x'.repeat(length + 1) }), part).toEqual([false, false])
  }
})
