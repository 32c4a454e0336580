import { expect, test } from 'vitest'
import { swapped } from './swapped.ts'

const list = [
  { name: 'a', position: 1 },
  { name: 'b', position: 2 },
  { name: 'c', position: 3 },
]

test('moving an entry changes only the positions that differ', () => {
  const changes = swapped(list, 2, 1)
  expect(changes.map(({ entry, position }) => [entry.name, position])).toEqual([
    ['c', 2],
    ['b', 3],
  ])
})

test('entries that shared a position get one each', () => {
  const flat = list.map((entry) => ({ ...entry, position: 0 }))
  expect(swapped(flat, 0, 1).map(({ position }) => position)).toEqual([1, 2, 3])
})
