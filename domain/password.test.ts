import { expect, test } from 'vitest'
import { isPassword, passwordProblem } from './password.ts'

test.each(['harbour1', 'Harbour1', '1harbour', 'a1'.repeat(64)])('%o is a password', (password) => {
  expect(passwordProblem(password)).toBeNull()
  expect(isPassword(password)).toBe(true)
})

test.each([
  ['', 'too_short'],
  ['harbou1', 'too_short'],
  [`${'a1'.repeat(64)}a`, 'too_long'],
  ['harbour 1', 'bad_characters'],
  ['harbour-1', 'bad_characters'],
  ['harböur12', 'bad_characters'],
  ['海旁海旁海旁海旁1a', 'bad_characters'],
  ['harbour１２', 'bad_characters'],
  ['harbour1\n', 'bad_characters'],
  ['12345678', 'no_letter'],
  ['harbours', 'no_digit'],
])('%o is refused: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
  expect(isPassword(password)).toBe(false)
})
