import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** Hash of the caller's Bearer token, as stored; null without one. */
export function bearerTokenHash(c: Context): Buffer | null {
  const header = c.req.header('authorization')
  const token = header && /^Bearer ([\w-]{20,200})$/.exec(header)?.[1]
  return token ? createHash('sha256').update(token).digest() : null
}
