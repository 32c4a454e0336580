import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock, availability } from './stock.ts'

test.each([
  { onHand: 20, reserved: 0, preOrder: null, state: 'in_stock', available: 20 },
  { onHand: 6, reserved: 0, preOrder: null, state: 'in_stock', available: 6 },
  { onHand: 6, reserved: 1, preOrder: null, state: 'low', available: 5 },
  { onHand: 1, reserved: 0, preOrder: null, state: 'low', available: 1 },
  { onHand: 3, reserved: 3, preOrder: null, state: 'sold_out', available: 0 },
  { onHand: 0, reserved: 0, preOrder: { limit: 10, taken: 4 }, state: 'pre_order', available: 6 },
  { onHand: 0, reserved: 0, preOrder: { limit: 10, taken: 10 }, state: 'sold_out', available: 0 },
  { onHand: 0, reserved: 0, preOrder: { limit: 3, taken: 5 }, state: 'sold_out', available: 0 },
  { onHand: 2, reserved: 0, preOrder: { limit: 10, taken: 0 }, state: 'low', available: 12 },
  { onHand: 2, reserved: 5, preOrder: null, state: 'sold_out', available: 0 },
])('$onHand on hand, $reserved reserved, $preOrder: $state, $available', (row) => {
  const { state, available, ...stock } = row
  expect(availability(stock)).toEqual({ state, available })
})

const mall = { warehouseId: 'mall', onHand: 3, reserved: 1 }
const stockroom = { warehouseId: 'stockroom', onHand: 5, reserved: 0 }
const preOrder = { limit: 4, taken: 2 }

test.each([
  { qty: 2, warehouses: [mall, stockroom], from: [['mall', 2]] },
  { qty: 3, warehouses: [mall, stockroom], from: [['stockroom', 3]] },
  {
    qty: 6,
    warehouses: [mall, stockroom],
    from: [
      ['mall', 2],
      ['stockroom', 4],
    ],
  },
  {
    qty: 7,
    warehouses: [stockroom, mall],
    from: [
      ['stockroom', 5],
      ['mall', 2],
    ],
  },
  {
    qty: 9,
    warehouses: [mall, stockroom],
    from: [
      ['mall', 2],
      ['stockroom', 5],
      [null, 2],
    ],
  },
  { qty: 10, warehouses: [mall, stockroom], from: null },
  { qty: 2, warehouses: [], from: [[null, 2]] },
  { qty: 3, warehouses: [], from: null },
])('$qty items come from $from', ({ qty, warehouses, from }) => {
  const allocations = allocateStock(qty, warehouses, preOrder)
  expect(allocations?.map((one) => [one.warehouseId, one.qty]) ?? null).toEqual(from)
})

test("an allocation is exact, within every warehouse's stock, and fails only if there is too little", () => {
  const counts = fc.record({ onHand: fc.nat(9), reserved: fc.nat(9) })
  const limits = fc.option(fc.record({ limit: fc.nat(9), taken: fc.nat(9) }))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }),
      fc.array(counts, { maxLength: 4 }),
      limits,
      (qty, list, places) => {
        const warehouses = list.map((one, index) => ({ warehouseId: `w${index}`, ...one }))
        const room = new Map<string | null, number>([
          [null, Math.max(0, (places?.limit ?? 0) - (places?.taken ?? 0))],
          ...warehouses.map(
            (one) => [one.warehouseId, Math.max(0, one.onHand - one.reserved)] as const,
          ),
        ])
        const total = [...room.values()].reduce((sum, count) => sum + count, 0)
        const allocations = allocateStock(qty, warehouses, places)
        expect(allocations !== null).toBe(total >= qty)
        if (!allocations) return
        expect(allocations.reduce((sum, one) => sum + one.qty, 0)).toBe(qty)
        for (const one of allocations) {
          expect(one.qty).toBeGreaterThan(0)
          expect(one.qty).toBeLessThanOrEqual(room.get(one.warehouseId) ?? 0)
        }
      },
    ),
    { seed: 15, numRuns: 200 },
  )
})
