import { expect, test } from 'vitest'
import { pastedNumbers } from './pasted-numbers.ts'

test('a pasted column gives one number a line, in order', () => {
  expect(pastedNumbers('SF1001\r\nSF1002\r\n\r\n')).toEqual(['SF1001', 'SF1002'])
  expect(pastedNumbers('SF1001')).toEqual(['SF1001'])
})

test('of several cells the last is the number, and an empty line keeps its place', () => {
  expect(pastedNumbers('PR-1\tSF1001\n\nPR-3\t SF1003 ')).toEqual(['SF1001', '', 'SF1003'])
})
