import { expect, test } from 'vitest'
import { inTreeOrder } from './tree-order.ts'

test('a moved node takes those below it along', () => {
  const node = (_id: string, parent_id: string | null, position: number) => ({
    _id,
    parent_id,
    position,
  })
  const all = [
    node('shirts', null, 2),
    node('linen', 'shirts', 2),
    node('oxford', 'shirts', 1),
    node('trousers', null, 1),
  ]
  expect(inTreeOrder(all).map(({ _id }) => _id)).toEqual(['trousers', 'shirts', 'oxford', 'linen'])
})
