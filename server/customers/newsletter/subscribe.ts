import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs } from '#domain/dates.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { addJob, type Jobs } from '../../platform/jobs/queue.ts'
import { readerLocale } from '../../platform/languages.ts'
import { messageId } from '../../platform/mail/links.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { findCustomer } from '../auth/contact.ts'
import { changeSettings, readSettings } from '../profiles/notification-settings.ts'
import { renderNewsletterConfirmation } from './newsletter-email.ts'

const confirmHours = 7 * 24

/** Emails a link to confirm, unless the address already receives the newsletter. */
export async function sendNewsletterConfirmation(
  ctx: Ctx,
  { email, locale: wanted }: Jobs['confirm_newsletter'],
): Promise<void> {
  if (await receivesNewsletter(ctx.db, email)) return
  const locale = await readerLocale(ctx, wanted)
  const key = randomText(32)
  await storePending(ctx, { email, locale, key })
  const brand = await readEmailBrand(ctx, locale)
  const link = `${ctx.settings.publicUrl}/api/newsletter/${key}`
  await ctx.mail.send({
    ...renderNewsletterConfirmation({ locale, brand, link }),
    to: email,
    messageId: messageId(ctx, `newsletter.${hashOf(key).toString('hex').slice(0, 24)}`),
  })
}

async function storePending(
  ctx: Ctx,
  { email, locale, key }: { email: string; locale: Locale; key: string },
): Promise<void> {
  const now = ctx.clock()
  const pending = {
    locale,
    confirm_hash: hashOf(key),
    confirm_expires_at: new Date(now.getTime() + confirmHours * hourMs),
  }
  await ctx.db
    .insertInto('newsletter_subscribers')
    .values({ ...pending, email, unsubscribe_key: randomText(32), created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(pending))
    .execute()
}

/** The language of a letter whose link still works. */
export async function languageOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  key: string,
): Promise<Locale | undefined> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('locale')
    .where('confirm_hash', '=', hashOf(key))
    .where('confirm_expires_at', '>', clock())
    .executeTakeFirst()
  return row?.locale
}

/** Uses the key of the letter up; returns its language, or null if the link no longer works. */
export async function confirmNewsletter(
  trx: Trx,
  ctx: TrxCtx,
  key: string,
): Promise<Locale | null> {
  const now = ctx.clock()
  const confirmed = await trx
    .updateTable('newsletter_subscribers')
    .set({
      confirmed_at: now,
      unsubscribed_at: null,
      confirm_hash: null,
      confirm_expires_at: null,
    })
    .where('confirm_hash', '=', hashOf(key))
    .where('confirm_expires_at', '>', now)
    .returning(['email', 'locale'])
    .executeTakeFirst()
  if (!confirmed) return null
  const { email, locale } = confirmed
  await addJob(trx, 'welcome_newsletter', { email })
  const customer = await findCustomer(trx, { email })
  if (customer?.email_verified_at) await switchOn(trx, ctx, customer.id)
  return locale
}

/**
 * A visitor's subscription becomes the customer's own setting once they prove the same address.
 */
export async function adoptSubscription(
  trx: Trx,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  const adopted = await trx
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  if (adopted) await switchOn(trx, { clock: () => now }, accountId)
}

async function switchOn(trx: Trx, ctx: Pick<TrxCtx, 'clock'>, accountId: string): Promise<void> {
  const { channels } = await readSettings(trx, accountId)
  await changeSettings(trx, ctx, accountId, {
    is_notifiable: true,
    is_accept: true,
    channels: [...new Set([...channels, 'newsletter' as const])],
  })
}

/** Also deletes the address of a subscriber who never confirmed. */
export async function eraseSubscriptions(trx: Trx, emails: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscribers')
    .where(sql<boolean>`email = any(${emails.map((each) => each.toLowerCase())}::text[])`)
    .execute()
}

async function receivesNewsletter(db: Db, email: string): Promise<boolean> {
  const customer = await findCustomer(db, { email })
  if (customer?.email_verified_at) {
    const settings = await readSettings(db, customer.id)
    return settings.is_notifiable && settings.is_accept && settings.channels.includes('newsletter')
  }
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
