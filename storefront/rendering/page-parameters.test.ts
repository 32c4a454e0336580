import { expect, test } from 'vitest'
import { knownSearch } from './page-parameters.ts'

test.each([
  ['?utm_source=mail&page=2', '?page=2'],
  ['?page=2&keyword=tie', '?keyword=tie&page=2'],
  ['?sizes=M&sizes=L', '?sizes=L&sizes=M'],
  ['?keyword=&utm_source=mail', ''],
  ['', ''],
])('of %j a page shows %j', (given, known) => {
  expect(knownSearch(given)).toBe(known)
})
