import { tokenSeconds } from '#domain/session-lifetime.ts'
import type { Context } from 'hono'
import { statement, type Slots } from '#db/statement.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import { bearerTokenHash } from '../http/bearer-token.ts'
import { hashToken, renewToken } from './tokens.ts'

export interface Account {
  id: string
  kind: 'TEMP' | 'REGISTERED'
  locale: Locale
  /** Hashes of the caller's token and of its renewed one, if any. */
  tokenHashes: readonly Buffer[]
}

const findBearer = statement((db, { tokenHash, now }: Slots<{ tokenHash: Buffer; now: Date }>) =>
  db
    .selectFrom('access_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.kind', 'a.locale', 't.expires_at'])
    .where('t.hash', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .where('a.closed_at', 'is', null),
)

/** The account of the Bearer token, or null without a valid one. Sends a fresh token in
 * `X-Renewed-Token` once half of the old one's lifetime is over. */
export async function authenticate(ctx: Ctx, c: Context): Promise<Account | null> {
  const tokenHash = bearerTokenHash(c)
  if (!tokenHash) return null
  const now = ctx.clock()
  const [row] = await findBearer(ctx.db, { tokenHash, now })
  if (!row) return null
  const tokenHashes = [tokenHash]
  const secondsLeft = (row.expires_at.getTime() - now.getTime()) / 1000
  if (secondsLeft < tokenSeconds / 2) {
    const renewed = await renewToken(ctx, tokenHash)
    if (renewed) {
      c.header('x-renewed-token', renewed.token)
      tokenHashes.push(hashToken(renewed.token))
    }
  }
  return { id: row.id, kind: row.kind, locale: row.locale, tokenHashes }
}
