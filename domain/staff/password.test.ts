import { expect, test } from 'vitest'
import { staffPasswordProblem } from './password.ts'

const brand = 'Praya 海旁'

test.each([
  ['tram-to-kennedy-town', null],
  ['渡輪去坪洲食魚蛋粉再返嚟', null],
  ['Harbour2026', 'too_short'],
  ['x'.repeat(129), 'too_long'],
  ['abababababab', 'too_simple'],
  ['12121212121212', 'too_simple'],
  ['ownerownerowner', 'too_simple'],
  ['password1234', 'too_common'],
  ['123456789012', 'too_common'],
  ['Qwertyuiop2026', 'too_common'],
  ['Welcome-Admin-2026', 'too_common'],
  ['Praya-Praya-2026', 'too_common'],
  ['pra-ya-2026', 'too_short'],
  ['海旁海旁海旁海旁2026', 'too_simple'],
  ['a password for the tram', null],
  ['boss.lady-boss.lady', 'like_address'],
  ['Boss.Lady2026', 'like_address'],
])('%s: %s', (password, problem) => {
  expect(staffPasswordProblem(password, 'Boss.Lady@praya.example', brand)).toBe(problem)
})
