import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { statement, type Slots } from '#db/statement.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { drawToken, type Token } from '../../platform/access/tokens.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'

interface Credentials {
  email: string
  password: string
}

/**
 * Creates the visitor's account and signs in, in one statement, because a visitor's first action
 * waits for it. Repeating the same credentials only signs in, so a retry is safe.
 */
export async function createTemporaryAccount(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  credentials: Credentials,
  locale: Locale,
): Promise<Token> {
  const { token, row } = drawToken(ctx)
  const made = await insertVisitor(db, {
    id: newId('account'),
    email: credentials.email,
    passwordHash: hashSecret(credentials.password).toString('base64'),
    locale,
    tokenHash: row.hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  })
  return made.length > 0 ? token : signInTemporary(db, ctx, credentials)
}

interface NewVisitor {
  id: string
  email: string
  passwordHash: string
  locale: Locale
  tokenHash: Buffer
  createdAt: Date
  expiresAt: Date
}

const insertVisitor = statement((db, slots: Slots<NewVisitor>) =>
  db
    .with('made', (cte) =>
      cte
        .insertInto('accounts')
        .values({
          id: slots.id,
          kind: 'TEMP',
          email: slots.email,
          password_hash: slots.passwordHash,
          locale: slots.locale,
          created_at: slots.createdAt,
          last_seen_at: slots.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .insertInto('access_tokens')
    .columns(['account_id', 'hash', 'created_at', 'signed_in_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('made')
        .select([
          'made.id',
          slots.tokenHash.as('hash'),
          slots.createdAt.as('created_at'),
          slots.createdAt.as('signed_in_at'),
          slots.expiresAt.as('expires_at'),
        ]),
    )
    .returning('account_id'),
)

export async function signInTemporary(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  { email, password }: Credentials,
): Promise<Token> {
  const account = await db
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
  const { token, row } = drawToken(ctx)
  await db
    .with('seen', (cte) =>
      cte
        .updateTable('accounts')
        .set({ last_seen_at: row.created_at })
        .where('id', '=', account.id),
    )
    .insertInto('access_tokens')
    .values({ ...row, account_id: account.id, signed_in_at: row.created_at })
    .execute()
  return token
}

/** The secret is random with at least 128 bits, so a slow hash would add nothing. */
function hashSecret(password: string): Buffer {
  return createHash('sha256').update(password).digest()
}
