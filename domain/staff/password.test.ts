import { expect, test } from 'vitest'
import { staffPasswordProblem } from './password.ts'

test.each([
  ['tram-to-kennedy-town', null],
  ['渡輪去坪洲食魚蛋粉再返嚟', null],
  ['Harbour2026', 'too_short'],
  ['x'.repeat(129), 'too_long'],
  ['abababababab', 'too_simple'],
  ['12121212121212', 'too_simple'],
  ['ownerownerowner', 'too_simple'],
  ['boss.lady-boss.lady', 'like_address'],
  ['Boss.Lady2026', 'like_address'],
])('%s: %s', (password, problem) => {
  expect(staffPasswordProblem(password, 'Boss.Lady@praya.example')).toBe(problem)
})
