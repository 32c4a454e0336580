import { randomBytes } from 'node:crypto'
import { argon2id, type ArgonCost } from './argon.ts'

/** OWASP's minimum, affordable on a small machine. */
const cost: ArgonCost = { memoryKib: 19_456, passes: 2, lanes: 1 }
const hashBytes = 32

/**
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, the standard Argon2 format. At most two hashes run at
 * once per process; throws `rate_limited` if too many calls are waiting. Never call it inside a
 * transaction.
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
