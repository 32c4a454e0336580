import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { randomText } from '#domain/ids.ts'
import { sessionSeconds, tokenSeconds } from '#domain/session-lifetime.ts'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'

export interface Token {
  token: string
  expiresAt: Date
}

/** Opaque, 256 bits; only its hash is stored. */
export function drawToken(ctx: Pick<Ctx, 'clock'>, ttlSeconds = tokenSeconds) {
  const token = randomText(43)
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1000)
  return {
    token: { token, expiresAt } satisfies Token,
    row: {
      hash: hashToken(token),
      created_at: createdAt,
      expires_at: expiresAt,
    },
  }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export async function issueToken(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string,
): Promise<Token> {
  const { token, row } = drawToken(ctx)
  await db
    .insertInto('access_tokens')
    .values({ ...row, account_id: accountId, signed_in_at: row.created_at })
    .execute()
  return token
}

/**
 * Replaces an ageing token; null if it has just been ended, so that ending all tokens also covers
 * concurrent renewals, and null if its session may last no longer.
 */
export function renewToken(ctx: Ctx, oldHash: Buffer): Promise<Token | null> {
  return renewIn(ctx, 'access_tokens', oldHash, { unused: tokenSeconds, whole: sessionSeconds })
}

/** What a renewed token has of the one before. */
const keptColumns = {
  access_tokens: ['account_id', 'signed_in_at'],
  staff_tokens: ['staff_id', 'session_id', 'signed_in_at', 'device'],
} as const

/** In seconds: how long a session lives unused, and from its sign-in on. */
interface Lifetime {
  unused: number
  whole: number
}

/** See `renewToken`. */
export async function renewIn(
  ctx: Ctx,
  table: keyof typeof keptColumns,
  oldHash: Buffer,
  { unused, whole }: Lifetime,
): Promise<Token | null> {
  const { token, row } = drawToken(ctx, unused)
  const kept = sql.join(keptColumns[table].map((column) => sql.ref(column)))
  const until = sql`least(${row.expires_at}::timestamptz, signed_in_at + make_interval(secs => ${whole}))`
  const { rows } = await sql<{ expires_at: Date }>`
    insert into ${sql.table(table)} (${kept}, hash, created_at, expires_at)
    select ${kept}, ${row.hash}::bytea, ${row.created_at}::timestamptz, ${until}
    from ${sql.table(table)} where hash = ${oldHash} and expires_at < ${until}
    for key share returning expires_at`.execute(ctx.db)
  const [renewed] = rows
  return renewed ? { token: token.token, expiresAt: renewed.expires_at } : null
}

/** Ends a token, given with what it was renewed to. */
export async function endToken(db: Db | Trx, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('access_tokens').where('hash', 'in', hashes).execute()
}

/** Signs the account out everywhere, except for the given tokens. */
export async function endTokens(
  trx: Trx,
  accountId: string,
  but: readonly Buffer[] = [],
): Promise<void> {
  await trx
    .deleteFrom('access_tokens')
    .where('account_id', '=', accountId)
    .$if(but.length > 0, (query) => query.where('hash', 'not in', but))
    .execute()
}
