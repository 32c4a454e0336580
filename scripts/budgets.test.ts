import { expect, test } from 'vitest'
import { overBudget, timeLine, unitOfWork } from './budgets.ts'

const budgets = { journeys: 10 }

test('a part is over budget once it takes more than half as much again', () => {
  const at = (ms: number) => overBudget([{ name: 'journeys', ms }], 1000, budgets)
  expect(at(15_000)).toEqual([])
  expect(at(15_001)).toEqual(['journeys took 15 s, more than half over its budget of 10 s'])
})

test('a slower machine has more time', () => {
  expect(overBudget([{ name: 'journeys', ms: 29_000 }], 2000, budgets)).toEqual([])
})

test('a part without a budget takes what it takes', () => {
  expect(overBudget([{ name: 'walks', ms: 9_000_000 }], 1000, budgets)).toEqual([])
})

test('the end of a run says how much of its budget a part took', () => {
  expect(timeLine({ name: 'journeys', ms: 8000 }, 1000, budgets)).toBe(
    '    8.0 s  journeys          80 %',
  )
  expect(timeLine({ name: 'walks', ms: 8000 }, 1000, budgets)).toBe('    8.0 s  walks')
})

test('the work that machines are compared by takes time on each', async () => {
  expect(await unitOfWork()).toBeGreaterThan(50)
})
