import { createHash } from 'node:crypto'
import type { codePurposes } from '#contract/endpoints/credentials.ts'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { randomBelow } from '#domain/random.ts'
import type { Ctx, Trx } from '../context.ts'
import { countAgainst, limits, refuseIfSpent } from '../http/rate-limit.ts'

export type CodePurpose = (typeof codePurposes)[number]
export type Channel = 'email' | 'phone'

const lifeMinutes = 30
/** Wrong tries that end a six-digit code. */
const mostTries = 5

interface NewCode {
  accountId: string
  purpose: CodePurpose
  /** A letter's link carries 256 bits, a text message six digits. */
  channel: Channel
  /** What using it confirms. */
  target?: string
}

/** Makes a code, in place of an earlier one for the same purpose. Only its hash is kept. */
export async function issueCode(ctx: Ctx, code: NewCode): Promise<string> {
  const { accountId, purpose, channel } = code
  const text = channel === 'email' ? randomText(43) : sixDigits()
  const now = ctx.clock()
  const row = {
    hash: hashOfCode(text, accountId, purpose),
    channel,
    target: code.target ?? null,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMinutes * 60_000),
  }
  await ctx.db
    .insertInto('verification_codes')
    .values({ ...row, account_id: accountId, purpose })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute()
  return text
}

export interface FoundCode {
  account_id: string
  purpose: CodePurpose
  hash: Buffer
  channel: Channel
  target: string | null
  expires_at: Date
}

interface GivenCode {
  text: string
  purposes: readonly CodePurpose[]
  /** Whose a six-digit code is; one from a letter says so itself. */
  accountId: string | undefined
  /** Network address of the caller. */
  address: string
}

/**
 * The living code that was given; `spendCode` then uses it up. Every guess at six digits is counted
 * before it is compared, so that many at once are no more than five. Throws
 * `verification_code_invalid`.
 */
export async function matchCode(ctx: Ctx, given: GivenCode): Promise<FoundCode> {
  await refuseIfSpent(ctx, limits.codeMisses, given.address)
  const found = isShort(given.text) ? await guessShort(ctx, given) : await findLong(ctx, given)
  if (found) return found
  await countAgainst(ctx, limits.codeMisses, given.address)
  throw new DomainError('verification_code_invalid')
}

/** Uses the code up, exactly once however many try. Throws `verification_code_invalid`. */
export async function spendCode(trx: Trx, { account_id, purpose, hash }: FoundCode): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('verification_codes')
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('verification_code_invalid')
}

/** A new password ends what was started with the old one. */
export async function forgetCodes(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('verification_codes').where('account_id', '=', accountId).execute()
}

function findLong(ctx: Ctx, { text, purposes }: GivenCode): Promise<FoundCode | undefined> {
  return ctx.db
    .selectFrom('verification_codes')
    .select(['account_id', 'purpose', 'hash', 'channel', 'target', 'expires_at'])
    .where('hash', '=', hashOfLong(text))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', ctx.clock())
    .executeTakeFirst()
}

async function guessShort(
  ctx: Ctx,
  { text, purposes, accountId }: GivenCode,
): Promise<FoundCode | undefined> {
  if (accountId === undefined) return undefined
  const guessed = await ctx.db
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('channel', '=', 'phone')
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.clock())
    .returning(['account_id', 'purpose', 'hash', 'channel', 'target', 'expires_at'])
    .execute()
  const found = guessed.find(({ hash, purpose }) =>
    hash.equals(hashOfCode(text, accountId, purpose)),
  )
  if (found) await giveBackTry(ctx, found)
  return found
}

/** A right code was no guess: looking at it first leaves as many tries as before. */
async function giveBackTry(ctx: Ctx, { account_id, purpose, hash }: FoundCode): Promise<void> {
  await ctx.db
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .where('tries', '>', 0)
    .execute()
}

function isShort(text: string): boolean {
  return /^\d{6}$/.test(text)
}

function sixDigits(): string {
  return Array.from({ length: 6 }, () => randomBelow(10)).join('')
}

function hashOfCode(text: string, accountId: string, purpose: CodePurpose): Buffer {
  return isShort(text) ? sha256(`${accountId} ${purpose} ${text}`) : hashOfLong(text)
}

function hashOfLong(text: string): Buffer {
  return sha256(text)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
