import { expect, test } from 'vitest'
import { ordersBehind } from './orders-behind.ts'
import type { Group } from './sales-types.ts'

const period = { from: '2026-10-15', to: '2026-11-20' }

test.each<[Group, string, number | null, string | null]>([
  ['day', '2026-11-01', 2, 'from=2026-11-01&to=2026-11-01'],
  ['day', '2026-11-02', 0, null],
  ['month', '2026-10', 2, 'from=2026-10-15&to=2026-10-31'],
  ['month', '2026-11', 2, 'from=2026-11-01&to=2026-11-20'],
  ['channel', 'shop', 2, 'from=2026-10-15&to=2026-11-20&channel=shop'],
  ['payment_method', 'fps', 2, 'from=2026-10-15&to=2026-11-20&payment_method=fps'],
  ['product', 'prd_1', null, null],
])('a row of sales by %s, %s, leads to the orders that were paid then', (by, key, count, query) => {
  const path = ordersBehind({ key, order_count: count }, by, period)
  expect(path).toBe(query && `/orders?placed=paid&${query}`)
})
