import { expect, test } from 'vitest'
import { editRefusal, orderEdits, type EditRefusal } from './order-edit.ts'
import { fulfilments, orderStatuses, type Fulfilment, type OrderStatus } from './order-status.ts'

/** Written out by hand to check the table. */
test.each<[OrderStatus, Fulfilment, EditRefusal | null, EditRefusal | null]>([
  ['submitted', 'none', null, null],
  ['pending', 'none', null, null],
  ['pending', 'packed', null, 'packed'],
  ['pending', 'ready', null, 'packed'],
  ['pending', 'partly_shipped', 'already_shipped', 'already_shipped'],
  ['pending', 'shipped', 'already_shipped', 'already_shipped'],
  ['completed', 'collected', 'wrong_status', 'wrong_status'],
  ['cancelled', 'none', 'wrong_status', 'wrong_status'],
])('of a %s order, %s, contact is refused by %s and items by %s', (...row) => {
  const [currentStatus, fulfilment, contact, items] = row
  const order = { currentStatus, fulfilment }
  expect(editRefusal(order, 'recipient')).toBe(contact)
  expect(editRefusal(order, 'supplement')).toBe(contact)
  expect(editRefusal(order, 'items')).toBe(items)
})

test('what has left or is closed is never edited', () => {
  for (const currentStatus of orderStatuses) {
    for (const fulfilment of fulfilments) {
      for (const edit of orderEdits) {
        if (editRefusal({ currentStatus, fulfilment }, edit) !== null) continue
        expect(['submitted', 'pending']).toContain(currentStatus)
        expect(['none', 'packed', 'ready']).toContain(fulfilment)
      }
    }
  }
})
