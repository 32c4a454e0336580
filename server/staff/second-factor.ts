import type { z } from '@hono/zod-openapi'
import type { getSecondFactor, startSecondFactor } from '#contract/staff/second-factor.ts'
import { DomainError } from '#domain/errors.ts'
import { localize } from '#domain/locale.ts'
import { openSealedText, sealText } from '../platform/access/sealed-text.ts'
import { shopSecret } from '../platform/access/shop-secret.ts'
import { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { countAttempt, resetAttempts } from '../platform/passwords/login-throttle.ts'
import { readBrand } from '../settings/brand.ts'
import { hashRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { drawTotpSecret, totpStep, totpUri } from './totp.ts'

type SecondFactorAnswer = z.input<typeof getSecondFactor.answer>
type Enrolment = z.input<typeof startSecondFactor.answer>

/** A code that fits; `spendProof` uses it up. */
export type Proof = { step: number } | { recoveryHash: Buffer }

export async function readSecondFactor(db: Db, staffId: string): Promise<SecondFactorAnswer> {
  const { since, confirmed_at, left } = await db
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.id', 's.role')
    .leftJoin('staff_second_factors as f', 'f.staff_id', 's.id')
    .select(['r.second_factor_since as since', 'f.confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('staff_recovery_codes as c')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('c.staff_id', '=', 's.id')
        .where('c.used_at', 'is', null)
        .as('left'),
    )
    .where('s.id', '=', staffId)
    .executeTakeFirstOrThrow()
  return {
    is_on: confirmed_at !== null,
    is_required: since !== null,
    turned_on_at: confirmed_at?.toISOString() ?? null,
    recovery_codes_left: left ?? 0,
  }
}

/** A secret to scan, and as it is stored. Call it before the transaction. */
export async function drawEnrolment(
  ctx: Ctx,
  staffId: string,
): Promise<{ enrolment: Enrolment; sealed: Buffer }> {
  const { email } = await ctx.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const secret = drawTotpSecret()
  const uri = totpUri(secret, localize((await readBrand(ctx)).name, 'en'), email)
  return { enrolment: { secret, uri }, sealed: sealText(await secretOf(ctx.db), secret) }
}

/** Throws `conflict` if it is on already. */
export async function storeEnrolment(
  trx: Trx,
  ctx: TrxCtx,
  staffId: string,
  sealed: Buffer,
): Promise<void> {
  const row = { secret: sealed, created_at: ctx.clock() }
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('staff_second_factors')
    .values({ ...row, staff_id: staffId })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet(row)
        .where('staff_second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (count === 0n) throw new DomainError('not_possible', { reason: 'second_factor_on' })
}

/**
 * Compares a first code with the secret to be confirmed. Throws `second_factor_wrong`, and
 * `conflict` if there is none.
 */
export async function checkEnrolment(ctx: Ctx, staffId: string, code: string): Promise<number> {
  await countAttempt(ctx, attemptsOf(staffId))
  const row = await findFactor(ctx.db, staffId)
  if (!row || row.confirmed_at !== null) throw new DomainError('conflict')
  const secret = openSealedText(await secretOf(ctx.db), row.secret)
  const step = totpStep(secret, withoutGaps(code), ctx.clock())
  if (step === null) throw new DomainError('second_factor_wrong')
  await resetAttempts(ctx, attemptsOf(staffId))
  return step
}

/** Turns it on and answers the recovery codes. */
export async function confirmEnrolment(
  trx: Trx,
  ctx: TrxCtx,
  staffId: string,
  step: number,
): Promise<string[]> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_second_factors')
    .set({ confirmed_at: ctx.clock(), last_step: step })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('conflict')
  return replaceRecoveryCodes(trx, staffId)
}

/** Throws `conflict` if it is off. */
export async function requireSecondFactor(trx: Trx, staffId: string): Promise<void> {
  const row = await trx
    .selectFrom('staff_second_factors')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('conflict')
}

/** Says whether there was one. */
export async function removeSecondFactor(trx: Trx, staffId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('staff_second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return removed !== undefined && removed.confirmed_at !== null
}

/**
 * Compares the code of a sign-in, of the app or for recovery. Null if the person has no second
 * factor. Throws `second_factor_required` without a code, and `second_factor_wrong`. Codes are short, so
 * attempts are counted by person, wherever they come from.
 */
export async function proveSecondFactor(
  ctx: Ctx,
  staffId: string,
  code: string | undefined,
): Promise<Proof | null> {
  const row = await findFactor(ctx.db, staffId)
  if (!row || row.confirmed_at === null) return null
  if (code === undefined || code === '') throw new DomainError('second_factor_required')
  await countAttempt(ctx, attemptsOf(staffId))
  const secret = openSealedText(await secretOf(ctx.db), row.secret)
  const proof = proofOf(code, totpStep(secret, withoutGaps(code), ctx.clock()))
  if (!(await isUnspent(ctx.db, staffId, proof, row.last_step))) {
    await inTransaction(ctx, (trx) => recordOwn(trx, staffId, 'second_factor_refused'))
    throw new DomainError('second_factor_wrong')
  }
  await resetAttempts(ctx, attemptsOf(staffId))
  return proof
}

/** Only one of concurrent callers with the same code succeeds. Throws `second_factor_wrong`. */
export async function spendProof(
  trx: Trx,
  ctx: TrxCtx,
  staffId: string,
  proof: Proof | null,
): Promise<void> {
  if (proof === null) {
    // It may have been turned on since the password was compared.
    const row = await findFactor(trx, staffId)
    if (row && row.confirmed_at !== null) throw new DomainError('second_factor_required')
    return
  }
  if ('step' in proof) return spendStep(trx, staffId, proof.step)
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: ctx.clock() })
    .where('staff_id', '=', staffId)
    .where('hash', '=', proof.recoveryHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('second_factor_wrong')
  await recordOwn(trx, staffId, 'recovery_code_used')
}

async function spendStep(trx: Trx, staffId: string, step: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_second_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('second_factor_wrong')
}

/** Devices show a code as 482 913. */
function withoutGaps(code: string): string {
  return code.replaceAll(/[\s-]/g, '')
}

function proofOf(code: string, step: number | null): Proof {
  return step === null ? { recoveryHash: hashRecoveryCode(code) } : { step }
}

async function isUnspent(
  db: Db,
  staffId: string,
  proof: Proof,
  lastStep: number | null,
): Promise<boolean> {
  if ('step' in proof) return lastStep === null || proof.step > lastStep
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('hash', '=', proof.recoveryHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function findFactor(db: Db | Trx, staffId: string) {
  return db
    .selectFrom('staff_second_factors')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

function recordOwn(trx: Trx, id: string, action: string): Promise<void> {
  return new ChangeRecorder({ id }).record(trx, { action, subject: { kind: 'staff', id } })
}

function secretOf(db: Db): Promise<string> {
  return shopSecret(db, 'staff-second-factor')
}

function attemptsOf(staffId: string): string {
  return `staff-code:${staffId}`
}
