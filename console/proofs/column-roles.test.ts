import { expect, test } from 'vitest'
import { columnRoles, columnsOf, rolesFor, rolesOf, withRole } from './column-roles.ts'

const columns = { date: 0, texts: [1, 2], amount: 4, direction: null, state: null, currency: 3 }
const none = { state: [], direction: [] }
const roles = ['date', 'text', 'text', 'currency', 'amount', 'none'] as const

test('columns and their roles say the same', () => {
  expect(rolesOf(columns, 6, none)).toEqual(roles)
  expect(columnsOf(roles)).toEqual(columns)
  expect(rolesOf(null, 2, none)).toEqual(['none', 'none'])
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

test('a column that says which lines are money has its role, and no other', () => {
  const marks = { state: [1], direction: [0] }
  expect(rolesOf(null, 3, marks)).toEqual(['direction', 'state', 'none'])
  expect([0, 1, 2].map((at) => rolesFor(at, marks))).toEqual([
    ['direction'],
    ['state'],
    columnRoles,
  ])
})
