import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import { issueToken, type Token } from './tokens.ts'

interface Credentials {
  email: string
  password: string
}

/** Makes the visitor's account. The same credentials again just sign in, so a retry is safe. */
export async function createTemporaryAccount(
  ctx: Ctx,
  credentials: Credentials,
  locale: Locale,
): Promise<Token> {
  await ctx.db
    .insertInto('accounts')
    .values({
      id: newId('account'),
      kind: 'TEMP',
      email: credentials.email,
      password_hash: hashSecret(credentials.password).toString('base64'),
      locale,
      created_at: ctx.clock(),
      last_seen_at: ctx.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return signInTemporary(ctx, credentials)
}

export async function signInTemporary(ctx: Ctx, { email, password }: Credentials): Promise<Token> {
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('kind', '=', 'TEMP')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const known = Buffer.from(account?.password_hash ?? '', 'base64')
  const given = hashSecret(password)
  if (!account || known.length !== given.length || !timingSafeEqual(known, given)) {
    throw new DomainError('wrong_credentials')
  }
  await ctx.db
    .updateTable('accounts')
    .set({ last_seen_at: ctx.clock() })
    .where('id', '=', account.id)
    .execute()
  return issueToken(ctx, account.id)
}

/** The secret is random, 128 bits and more: a slow hash would only cost us (RULINGS.md, Accounts). */
function hashSecret(password: string): Buffer {
  return createHash('sha256').update(password).digest()
}
