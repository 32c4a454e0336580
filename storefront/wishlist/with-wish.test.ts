import { expect, test } from 'vitest'
import { withWish } from './with-wish.ts'

const list = ['coat', 'shirt', 'tee']

test.each([
  ['a new wish comes first', 'cap', true, 0, ['cap', ...list]],
  ['one that is in stays where it is', 'shirt', true, 0, list],
  ['one that is out leaves the others', 'shirt', false, 0, ['coat', 'tee']],
  ['taking out what is not in changes nothing', 'cap', false, 0, list],
  ['one that comes back does so where it was', 'cap', true, 2, ['coat', 'shirt', 'cap', 'tee']],
])('%s', (_, id, isWished, at, expected) => {
  expect(withWish(list, id, isWished, at)).toEqual(expected)
})
