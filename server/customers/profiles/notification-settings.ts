import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { updateNotificationSettings } from '#contract/endpoints/profiles.ts'
import { notificationChannels } from '#contract/endpoints/profiles.ts'
import { randomText } from '#domain/ids.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { findCustomer } from '../auth/contact.ts'
import { forgetStockRequests } from '../../wishlist/request-stock.ts'

type SettingsForm = z.output<NonNullable<typeof updateNotificationSettings.body>>

/** The customer's settings; by default only notifications about orders. */
export async function readSettings(db: Db | Trx, accountId: string) {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('notification_settings as n', 'n.account_id', 'a.id')
    .select(['a.locale', 'n.is_notifiable', 'n.channels', 'n.is_accept'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const chosen = row.channels ?? ['email', 'delivery_status']
  return {
    is_notifiable: row.is_notifiable ?? true,
    channels: notificationChannels.filter((each) => chosen.includes(each)),
    language: row.locale,
    is_accept: row.is_accept ?? false,
  }
}

/** Omitted fields stay. The language applies to every email and to the next sign-in. */
export async function changeSettings(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  accountId: string,
  form: SettingsForm,
) {
  const now = ctx.clock()
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
  const before = await readSettings(trx, accountId)
  const after = {
    is_notifiable: form.is_notifiable ?? before.is_notifiable,
    channels: form.channels ?? before.channels,
    language: form.language ?? before.language,
    is_accept: form.is_accept ?? before.is_accept,
    updated_at: now,
    ...consentTimes(before.is_accept, form.is_accept, now),
  }
  await trx
    .insertInto('notification_settings')
    .values({
      ...after,
      account_id: accountId,
      accepted_at: after.is_accept ? now : null,
      unsubscribe_key: randomText(32),
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(after))
    .execute()
  await trx
    .updateTable('accounts')
    .set({ locale: after.language })
    .where('id', '=', accountId)
    .execute()
  return readSettings(trx, accountId)
}

/** When consent was given or withdrawn, as proof. */
function consentTimes(before: boolean, wanted: boolean | undefined, now: Date) {
  if (wanted === undefined || wanted === before) return {}
  return wanted ? { accepted_at: now } : { unsubscribed_at: now }
}

/**
 * Ends newsletters, promotions and wishlist alerts by the key of an email, also one that was sent
 * before its reader became a customer. Idempotent.
 */
export async function unsubscribe(ctx: Ctx, key: string): Promise<void> {
  const { db } = ctx
  const left = await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: ctx.clock(), confirm_hash: null, confirm_expires_at: null })
    .where('unsubscribe_key', '=', key)
    .returning('email')
    .executeTakeFirst()
  const customer = left && (await findCustomer(db, { email: left.email }))
  await db
    .updateTable('notification_settings')
    .set({
      is_accept: false,
      channels: sql`array_remove(array_remove(channels, 'newsletter'), 'wishlist')`,
      unsubscribed_at: ctx.clock(),
      updated_at: ctx.clock(),
    })
    .where((eb) =>
      eb.or([
        eb('unsubscribe_key', '=', key),
        ...(customer?.email_verified_at ? [eb('account_id', '=', customer.id)] : []),
      ]),
    )
    .execute()
  await forgetStockRequests(ctx.db, key)
}
