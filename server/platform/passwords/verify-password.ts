import { timingSafeEqual } from 'node:crypto'
import { argon2id } from './argon.ts'

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash that no password has, to compare with when the account is unknown. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZWJvZHkgaXMgbm90$u5x0c2m7Q0bqYc3Yk4o3m6mVn5JbqR0w3m1kq9T1x2A'

/**
 * Whether the password matches the hash. With a null hash (unknown account) it takes the same time
 * and returns false. Throws `rate_limited` if too many calls are waiting.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = format.exec(hash ?? nobodys)
  if (!parts) throw new Error('a stored password hash is not Argon2id')
  const [, memoryKib, passes, lanes, salt = '', expected = ''] = parts
  const known = Buffer.from(expected, 'base64')
  const given = await argon2id(password, Buffer.from(salt, 'base64'), known.length, {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    lanes: Number(lanes),
  })
  return timingSafeEqual(known, given) && hash !== null
}
