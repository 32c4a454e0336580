import { expect, test } from 'vitest'
import { averageSale } from './average-sale.ts'

test.each([
  { net: '6900.00', refunds: '380.00', order_count: 12, average: 60_667 },
  { net: '100.00', refunds: '0.00', order_count: 3, average: 3_333 },
  { net: '-380.00', refunds: '760.01', order_count: 2, average: 19_001 },
  { net: '-380.00', refunds: '380.00', order_count: 0, average: 0 },
  { net: '380.00', refunds: '0.00', order_count: null, average: 0 },
])(
  '$order_count orders of HK$$net after HK$$refunds of refunds are $average cents each',
  ({ average, ...sums }) => {
    expect(averageSale(sums)).toBe(average)
  },
)
