import { expect, test } from 'vitest'
import { itemsOf, keptLine, withReturned } from './return-plan.ts'

test('what comes back goes on the shelf, except what was written off', () => {
  const two = withReturned(keptLine, 2)
  expect(two).toMatchObject({ qty: 2, restock_qty: 2 })
  const stained = { ...two, restock_qty: 1 }
  expect(withReturned(stained, 3)).toMatchObject({ qty: 3, restock_qty: 2 })
  expect(withReturned(stained, 1)).toMatchObject({ qty: 1, restock_qty: 0 })
  expect(withReturned(stained, 0)).toMatchObject({ qty: 0, restock_qty: 0 })
})

test('what is kept is not sent', () => {
  const lines = new Map([
    ['a', keptLine],
    ['b', { qty: 1, restock_qty: 0, variant_id: 'var_1' }],
  ])
  expect(itemsOf(lines)).toEqual([{ order_item_id: 'b', qty: 1, variant_id: 'var_1' }])
})
