import type { z } from '@hono/zod-openapi'
import type { updateAccount } from '#contract/endpoints/profiles.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { ErasedFile } from '../../platform/files/erase-uploads.ts'
import { e164Of } from '../../platform/text/phone-number.ts'
import { makeAvatar, writeAvatar, type Avatar } from './avatar.ts'
import { requireCountry, requireFreeNumber } from './check-account.ts'

type AccountForm = z.output<NonNullable<typeof updateAccount.body>>

/** The customer's details, as they see and change them. */
export async function presentAccount(db: Db | Trx, accountId: string) {
  const { avatar_id, email_verified_at, phone_verified_at, ...row } = await db
    .selectFrom('accounts')
    .select(['avatar_id', 'username', 'email', 'area_code', 'phone', 'gender', 'country'])
    .select(['email_verified_at', 'phone_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    avatar: avatar_id,
    is_email_verified: email_verified_at !== null,
    is_phone_verified: phone_verified_at !== null,
  }
}

/**
 * Runs the slow checks outside the transaction and makes the picture; undefined if it does not
 * change.
 */
export async function prepareAccountChange(
  ctx: Ctx,
  caller: { accountId: string; address: string },
  form: AccountForm,
): Promise<Avatar | undefined> {
  await requireCountry(ctx, form.country)
  await requireNewNumber(ctx, caller, form)
  return makeAvatar(ctx, caller.accountId, form.avatar)
}

interface AccountChange {
  accountId: string
  form: AccountForm
  avatar: Avatar | undefined
}

/**
 * Omitted fields stay, null clears. The sign-in contact changes only by a code. Returns the
 * replaced picture, to be erased after the commit.
 */
export async function changeAccount(
  trx: Trx,
  ctx: TrxCtx,
  { accountId, form, avatar }: AccountChange,
): Promise<ErasedFile | undefined> {
  const present = await lockAccount(trx, accountId)
  await trx
    .updateTable('accounts')
    .set({
      username: form.username === undefined ? present.username : form.username || null,
      gender: form.gender === undefined ? present.gender : form.gender,
      country: form.country === undefined ? present.country : form.country,
      ...phoneOf(form, present),
    })
    .where('id', '=', accountId)
    .execute()
  requireSameEmail(form, present.email)
  // Post reviews show the author's name and picture.
  await ctx.bus.announce(trx, ['posts'])
  if (avatar === undefined) return undefined
  return writeAvatar(trx, accountId, present.avatar_id, avatar, ctx.clock())
}

/** Checks the number only if it changes. */
async function requireNewNumber(
  ctx: Ctx,
  caller: { accountId: string; address: string },
  form: AccountForm,
): Promise<void> {
  if (!form.phone) return
  const { area_code, phone, phone_e164 } = await ctx.db
    .selectFrom('accounts')
    .select(['area_code', 'phone', 'phone_e164'])
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const areaCode = form.area_code ?? area_code ?? '852'
  const isKnown = areaCode === area_code && form.phone === phone
  if (isKnown || phone_e164 !== null) return
  await requireFreeNumber(ctx, caller, { areaCode, phone: form.phone })
}

function lockAccount(trx: Trx, accountId: string) {
  return trx
    .selectFrom('accounts')
    .select([
      'username',
      'gender',
      'country',
      'email',
      'area_code',
      'phone',
      'phone_e164',
      'avatar_id',
    ])
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** An empty email changes nothing: every account needs a sign-in contact. */
function requireSameEmail({ email }: AccountForm, present: string | null): void {
  if (!email || email === present) return
  throw invalid('email', issueSentences.change_email)
}

interface Phone {
  area_code: string | null
  phone: string | null
  phone_e164: string | null
}

/** A courier number changes freely; a sign-in number does not. */
function phoneOf(form: AccountForm, present: Phone): Pick<Phone, 'area_code' | 'phone'> {
  const { area_code, phone } = present
  if (form.phone === undefined) return { area_code, phone }
  const areaCode = form.area_code ?? area_code ?? '852'
  const e164 = form.phone === null ? null : e164Of(areaCode, form.phone)
  if (form.phone !== null && e164 === null) {
    throw invalid('phone', issueSentences.phone)
  }
  if (present.phone_e164 === null) {
    return form.phone === null
      ? { area_code: null, phone: null }
      : { area_code: areaCode, phone: form.phone }
  }
  if (e164 === present.phone_e164) return { area_code, phone }
  throw invalid('phone', issueSentences.change_phone)
}
