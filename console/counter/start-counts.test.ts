import { expect, test } from 'vitest'
import { startCounts } from './start-counts.ts'

test('cash, and each method that took money, waits to be counted', () => {
  const start = startCounts([
    { method: 'cash', expected: '0.00' },
    { method: 'octopus', expected: '1960.00' },
    { method: 'card_terminal', expected: '0.00' },
    { method: 'fps', expected: '0.00' },
  ])
  const counted = Object.fromEntries(
    Object.entries(start).map(([method, each]) => [method, each.counted]),
  )
  expect(counted).toEqual({ cash: '', octopus: '', card_terminal: '0.00', fps: '0.00' })
})
