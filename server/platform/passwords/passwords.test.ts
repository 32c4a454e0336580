import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { hashPassword } from './hash-password.ts'
import { verifyPassword } from './verify-password.ts'

test('a password matches only its own hash, and hashing it twice gives different hashes', async () => {
  const hash = await hashPassword('Harbour2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('Harbour2026')).not.toBe(hash)
  expect(await verifyPassword('Harbour2026', hash)).toBe(true)
  expect(await verifyPassword('harbour2026', hash)).toBe(false)
})

test('a hash made at another cost can still be verified', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const cost = { memory: 8192, passes: 3, parallelism: 2 }
  const made = argon2Sync('argon2id', { ...cost, message: 'Harbour2026', nonce, tagLength: 24 })
  const text = `$argon2id$v=19$m=8192,t=3,p=2$${bare(nonce)}$${bare(made)}`
  expect(await verifyPassword('Harbour2026', text)).toBe(true)
  expect(await verifyPassword('Harbour2027', text)).toBe(false)
})

test('without a hash no password matches, and verifying takes as long as with one', async () => {
  const hash = await hashPassword('Harbour2026')
  const known = await processorMs(() => verifyPassword('wrong', hash))
  const unknown = await processorMs(() => verifyPassword('wrong', null))
  expect(await verifyPassword('Harbour2026', null)).toBe(false)
  expect(unknown).toBeGreaterThan(known / 4)
  expect(unknown).toBeLessThan(known * 4)
})

test('two hashes run at once, twenty wait, and further ones are refused', async () => {
  const hash = await hashPassword('Harbour2026')
  const flood = Array.from({ length: 40 }, () => verifyPassword('Harbour2026', hash))
  const outcomes = await Promise.allSettled(flood)
  const right = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(right).toHaveLength(22)
  expect(refused).toHaveLength(18)
  expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } })
  expect(await verifyPassword('Harbour2026', hash)).toBe(true)
})

test('a stored value that is not a hash throws instead of failing the password', async () => {
  await expect(verifyPassword('Harbour2026', 'c2hhMjU2')).rejects.toThrow('not Argon2id')
})

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
