import { createHash } from 'node:crypto'
import type { codePurposes } from '#contract/endpoints/credentials.ts'
import { minuteMs } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { randomBelow } from '#domain/random.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { countMiss, limits, refuseIfSpent } from '../../platform/http/rate-limit.ts'
import type { Channel } from '../../platform/jobs/queue.ts'

export type CodePurpose = (typeof codePurposes)[number]

const lifeMinutes = 30
/** Wrong attempts that invalidate a numeric code. */
const maxAttempts = 5
/** The first digits of a twelve-digit code look it up; the other eight are the secret. */
const selectorLength = 4

interface NewCode {
  accountId: string
  purpose: CodePurpose
  channel: Channel
  /** The address or number it is sent to; using the code verifies that contact. */
  target: string
}

/** Creates a code, replacing an earlier one for the same purpose. Stores only its hash. */
export async function issueCode(ctx: Ctx, code: NewCode): Promise<string> {
  for (;;) {
    const text = drawCode(code)
    try {
      await storeCode(ctx, code, text)
      return text
    } catch (error) {
      // Another valid code has the same selector.
      if (!isDuplicate(error, 'verification_codes_selector_key')) throw error
    }
  }
}

/**
 * A link carries 256 bits. Codes typed from a phone have six digits if the token or the number
 * identifies the account, and twelve if they must do so themselves (decision 020).
 */
function drawCode({ channel, purpose }: NewCode): string {
  if (channel === 'email') return randomText(43)
  return digits(purpose === 'reset_password' ? 12 : 6)
}

async function storeCode(ctx: Ctx, code: NewCode, text: string): Promise<void> {
  const { accountId, purpose, channel, target } = code
  const now = ctx.clock()
  const row = {
    hash: hashOfCode(text, accountId, purpose),
    selector: selectorOf(text),
    channel,
    target,
    attempts: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMinutes * minuteMs),
  }
  await ctx.db
    .insertInto('verification_codes')
    .values({ ...row, account_id: accountId, purpose })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute()
}

const foundColumns = ['account_id', 'purpose', 'hash', 'channel', 'target', 'expires_at'] as const

export interface FoundCode {
  account_id: string
  purpose: CodePurpose
  hash: Buffer
  channel: Channel
  target: string
  expires_at: Date
}

interface GivenCode {
  text: string
  purposes: readonly CodePurpose[]
  /** The account of a six-digit code, unless `sentTo` is given; longer codes identify it. */
  accountId?: string | undefined
  /** The number it was sent to, if the caller gives one; null if that is not a valid number. */
  sentTo?: string | null | undefined
  /** Network address of the caller. */
  address: string
}

/**
 * Finds the valid code that matches; `spendCode` then uses it up. Every guess at a numeric code is
 * counted before it is compared, so that concurrent guesses cannot exceed five; a link is right even
 * where others have used up the guesses of the address. Throws `verification_code_invalid`.
 */
export async function matchCode(ctx: Ctx, typed: GivenCode): Promise<FoundCode> {
  // Twelve-digit codes are sent in groups of four.
  const given = { ...typed, text: typed.text.replaceAll(/[\s-]/g, '') }
  const isGuessable = isDigits(given.text)
  if (isGuessable) await refuseIfSpent(ctx, limits.codeMisses, given.address)
  const found = isGuessable ? await guessDigits(ctx, given) : await findLink(ctx, given)
  if (found) return found
  await countMiss(ctx, limits.codeMisses, given.address)
  throw new DomainError('verification_code_invalid')
}

/** Uses the code up; only one concurrent caller succeeds. Throws `verification_code_invalid`. */
export async function spendCode(trx: Trx, { account_id, purpose, hash }: FoundCode): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('verification_codes')
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('verification_code_invalid')
}

/** Deletes pending codes after a password change, or those sent to a former contact. */
export async function forgetCodes(trx: Trx, accountId: string, sentTo?: string): Promise<void> {
  await trx
    .deleteFrom('verification_codes')
    .where('account_id', '=', accountId)
    .$if(sentTo !== undefined, (query) => query.where('target', '=', sentTo ?? ''))
    .execute()
}

function findLink(ctx: Ctx, { text, purposes }: GivenCode): Promise<FoundCode | undefined> {
  return ctx.db
    .selectFrom('verification_codes')
    .select(foundColumns)
    .where('hash', '=', sha256(text))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', ctx.clock())
    .executeTakeFirst()
}

async function guessDigits(
  ctx: Ctx,
  { text, purposes, accountId, sentTo }: GivenCode,
): Promise<FoundCode | undefined> {
  const selector = selectorOf(text)
  if (selector === null && accountId === undefined && sentTo === undefined) return undefined
  const guessed = await ctx.db
    .updateTable('verification_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('channel', '=', 'phone')
    .where('purpose', 'in', purposes)
    .where('selector', selector === null ? 'is' : '=', selector)
    .$if(sentTo !== undefined, (query) => query.where('target', '=', sentTo ?? ''))
    .$if(selector === null && sentTo === undefined, (query) =>
      query.where('account_id', '=', accountId ?? ''),
    )
    .where('attempts', '<', maxAttempts)
    .where('expires_at', '>', ctx.clock())
    .returning(foundColumns)
    .execute()
  const found = guessed.find(({ hash, account_id, purpose }) =>
    hash.equals(hashOfCode(text, account_id, purpose)),
  )
  if (found) await releaseAttempt(ctx, found)
  return found
}

/** A correct code does not count as a guess, so checking it first costs no attempt. */
async function releaseAttempt(ctx: Ctx, { account_id, purpose, hash }: FoundCode): Promise<void> {
  await ctx.db
    .updateTable('verification_codes')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .where('attempts', '>', 0)
    .execute()
}

function isDigits(text: string): boolean {
  return /^(\d{6}|\d{12})$/.test(text)
}

/** The lookup digits of a twelve-digit code; other codes have none. */
function selectorOf(text: string): string | null {
  return /^\d{12}$/.test(text) ? text.slice(0, selectorLength) : null
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomBelow(10)).join('')
}

/** Numeric codes can coincide between accounts, so their hash includes the account. */
function hashOfCode(text: string, accountId: string, purpose: CodePurpose): Buffer {
  return sha256(isDigits(text) ? `${accountId} ${purpose} ${text}` : text)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
