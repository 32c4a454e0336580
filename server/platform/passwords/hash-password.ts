import { randomBytes } from 'node:crypto'
import { argon2id, type ArgonCost } from './argon.ts'

/** What OWASP asks for at least, and what a small machine can bear. */
const cost: ArgonCost = { memoryKib: 19_456, passes: 2, lanes: 1 }
const hashBytes = 32

/**
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, as every Argon2 library reads it. At most two are
 * made at once in a process; throws `rate_limited` when too many wait. Never inside a transaction.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2id(password, salt, hashBytes, cost)
  const { memoryKib, passes, lanes } = cost
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(hash)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
