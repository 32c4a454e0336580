import { createHash } from 'node:crypto'
import { randomText } from '#domain/ids.ts'
import type { Ctx } from '../context.ts'

/** SPEC.md §9. */
export const tokenTtlSeconds = 1800

export interface Token {
  token: string
  expiresAt: Date
}

/** Opaque, 256 bits; only its hash is kept. */
export async function issueToken(ctx: Ctx, accountId: string): Promise<Token> {
  const token = randomText(43)
  const expiresAt = new Date(ctx.clock().getTime() + tokenTtlSeconds * 1000)
  await ctx.db
    .insertInto('access_tokens')
    .values({
      hash: createHash('sha256').update(token).digest(),
      account_id: accountId,
      created_at: ctx.clock(),
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}
