import { expect, test } from 'vitest'
import { withWish } from './wishlist.ts'

const list = ['coat', 'shirt', 'tee']

test.each([
  ['a new wish comes first', 'cap', true, 0, ['cap', ...list]],
  ['a product already in the list stays in place', 'shirt', true, 0, list],
  ['removing a product keeps the others', 'shirt', false, 0, ['coat', 'tee']],
  ['removing a product not in the list changes nothing', 'cap', false, 0, list],
  ['a product put back returns to its old place', 'cap', true, 2, ['coat', 'shirt', 'cap', 'tee']],
])('%s', (_, id, isWished, at, expected) => {
  expect(withWish(list, id, isWished, at)).toEqual(expected)
})
