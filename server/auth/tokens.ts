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
export function drawToken(ctx: Ctx, ttlSeconds = tokenTtlSeconds) {
  const token = randomText(43)
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1000)
  return {
    token: { token, expiresAt } satisfies Token,
    row: {
      hash: createHash('sha256').update(token).digest(),
      created_at: createdAt,
      expires_at: expiresAt,
    },
  }
}

export async function issueToken(ctx: Ctx, accountId: string): Promise<Token> {
  const { token, row } = drawToken(ctx)
  await ctx.db
    .insertInto('access_tokens')
    .values({ ...row, account_id: accountId })
    .execute()
  return token
}
