import { expect, test } from 'vitest'
import { staffPasswordProblem } from '#domain/staff/password.ts'
import { newPassword } from './new-password.ts'

test('a first password is always accepted, and never the same', () => {
  const passwords = Array.from({ length: 200 }, newPassword)
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) {
    expect(staffPasswordProblem(password, 'ka.yan@praya.example')).toBe(null)
  }
})
