import type { z } from '@hono/zod-openapi'
import type { updateRecipient } from '#contract/endpoints/profiles.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { AddressCopy } from '#db/json-types.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { e164Of } from '../../platform/text/phone-number.ts'

type RecipientForm = z.output<NonNullable<typeof updateRecipient.body>>

export async function readRecipient(ctx: Ctx, accountId: string): Promise<RecipientForm> {
  const recipient = await ctx.db
    .selectFrom('delivery_recipients')
    .select(['name', 'area_code', 'phone', 'address'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { delivery_recipient: recipient ?? null }
}

/** Replaces or deletes the recipient. The checkout validates courier and country. */
export async function writeRecipient(
  trx: Trx,
  ctx: TrxCtx,
  accountId: string,
  form: RecipientForm,
): Promise<RecipientForm> {
  const { delivery_recipient: given } = form
  if (given === null) {
    await trx.deleteFrom('delivery_recipients').where('account_id', '=', accountId).execute()
    return form
  }
  if (e164Of(given.area_code, given.phone) === null) {
    throw invalid('delivery_recipient.phone', issueSentences.phone)
  }
  const { name, area_code, phone } = given
  const address = given.address && JSON.stringify(given.address satisfies AddressCopy)
  const row = { name, area_code, phone, address, updated_at: ctx.clock() }
  await trx
    .insertInto('delivery_recipients')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return form
}
