import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { drawTotpSecret, totpStep, totpUri } from './totp.ts'

const secret = Secret.fromLatin1('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i seconds the code of RFC 6238 fits', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const at = (offset: number) => new Date((seconds + offset) * 1000)
  expect(totpStep(secret, code, at(0))).toBe(step)
  expect(totpStep(secret, code, at(30))).toBe(step)
  expect(totpStep(secret, code, at(-30))).toBe(step)
  expect(totpStep(secret, code, at(90))).toBeNull()
  expect(totpStep(secret, code.slice(1), at(0))).toBeNull()
})

test('a new secret has 160 bits, and its address names shop and person', () => {
  const drawn = drawTotpSecret()
  expect(drawn).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(drawn, '海旁 Praya', 'ka.yan@praya.example'))
  expect(decodeURIComponent(uri.pathname)).toContain('海旁 Praya:ka.yan@praya.example')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: drawn, digits: '6' })
})
