import { expect, test } from 'vitest'
import { columnsOf, rolesOf, withRole } from './column-roles.ts'

const columns = { date: 0, texts: [1, 2], amount: 4, direction: null, currency: 3 }
const roles = ['date', 'text', 'text', 'currency', 'amount', 'none'] as const

test('columns and their roles say the same', () => {
  expect(rolesOf(columns, 6)).toEqual(roles)
  expect(columnsOf(roles)).toEqual(columns)
  expect(rolesOf(null, 2)).toEqual(['none', 'none'])
})

test('a role that only one column can have leaves the column that had it', () => {
  expect(withRole(roles, 5, 'amount')).toEqual([
    'date',
    'text',
    'text',
    'currency',
    'none',
    'amount',
  ])
  expect(withRole(roles, 5, 'text')).toEqual(['date', 'text', 'text', 'currency', 'amount', 'text'])
})

test('without date, text and amount nothing can be imported', () => {
  for (const at of [0, 4]) expect(columnsOf(withRole(roles, at, 'none'))).toBeNull()
  expect(columnsOf(['date', 'none', 'amount'])).toBeNull()
})
