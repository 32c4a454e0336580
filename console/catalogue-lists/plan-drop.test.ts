import { expect, test } from 'vitest'
import { dropPlace, planDrop } from './plan-drop.ts'

const node = (_id: string, parent_id: string | null, position: number) => ({
  _id,
  parent_id,
  position,
})
const tree = [
  node('tops', null, 1),
  node('shirts', 'tops', 1),
  node('polos', 'tops', 2),
  node('trousers', null, 2),
]

test('dropped at the edge of a line it takes the place next to it', () => {
  expect(planDrop(tree, 'polos', 'shirts', 'before')).toEqual([
    { id: 'polos', position: 1 },
    { id: 'shirts', position: 2 },
  ])
  expect(planDrop(tree, 'polos', 'shirts', 'after')).toEqual([])
})

test('dropped in the middle of a line it comes below it, as the last', () => {
  expect(planDrop(tree, 'trousers', 'tops', 'inside')).toEqual([
    { id: 'trousers', position: 3, parent_id: 'tops' },
  ])
})

test('a subcategory is dragged to the top', () => {
  expect(planDrop(tree, 'shirts', 'tops', 'before')).toEqual([
    { id: 'shirts', position: 1, parent_id: null },
    { id: 'tops', position: 2 },
    { id: 'trousers', position: 3 },
  ])
})

test('nothing is dropped below itself', () => {
  expect(planDrop(tree, 'tops', 'polos', 'after')).toEqual([])
  expect(planDrop(tree, 'tops', 'tops', 'inside')).toEqual([])
})

test('the thirds of a line mean before, inside and after', () => {
  const line = { top: 100, height: 48 } as DOMRect
  expect([104, 124, 146].map((y) => dropPlace(y, line))).toEqual(['before', 'inside', 'after'])
})
