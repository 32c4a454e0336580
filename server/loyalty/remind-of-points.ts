import { sql } from 'kysely'
import { dayMs, hongKongDay } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob, type Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { messageId, pageUrl, preferencesLink } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { isSpendable } from './points-lots.ts'
import { pointsPage, renderPointsReminder } from './points-email.ts'

const daysAhead = 30

/** Only customers subscribed to marketing email, because a reminder to spend is marketing. */
const wantsReminders = sql<boolean>`n.is_notifiable and n.is_accept and n.channels @> '{email}'`

/**
 * Queues one email per customer with points expiring within a month; each lot is announced once.
 */
export async function remindOfPoints(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const until = new Date(now.getTime() + daysAhead * dayMs)
  await inTransaction(ctx, async (trx) => {
    const lots = await trx
      .updateTable('points_lots as l')
      .from('notification_settings as n')
      .set({ reminded_at: now })
      .whereRef('n.account_id', '=', 'l.account_id')
      .where(wantsReminders)
      .where('l.remaining', '>', 0)
      .where('l.reminded_at', 'is', null)
      .where('l.expires_at', '>', now)
      .where(isSpendable(now))
      .where('l.expires_at', '<=', until)
      .returning(['l.account_id', 'l.remaining', 'l.expires_at'])
      .execute()
    const byAccount = Map.groupBy(lots, ({ account_id }) => account_id)
    for (const [account_id, own] of byAccount) {
      const points = own.reduce((sum, { remaining }) => sum + remaining, 0)
      const first = Math.min(...own.map(({ expires_at }) => expires_at.getTime()))
      const day = hongKongDay(new Date(first))
      await addJob(trx, 'send_points_reminder', { account_id, points, day })
    }
  })
}

export async function sendPointsReminder(
  ctx: Ctx,
  job: Jobs['send_points_reminder'],
): Promise<void> {
  const reader = await ctx.db
    .selectFrom('accounts as a')
    .innerJoin('notification_settings as n', 'n.account_id', 'a.id')
    .select(['a.email', 'n.language', 'n.unsubscribe_key'])
    .where('a.id', '=', job.account_id)
    .where('a.closed_at', 'is', null)
    .where('a.email_verified_at', 'is not', null)
    .where(wantsReminders)
    .executeTakeFirst()
  if (!reader?.email) return
  const { language, unsubscribe_key } = reader
  const locale = await readerLocale(ctx, language)
  const unsubscribe = `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`
  await ctx.mail.send({
    ...renderPointsReminder({
      locale,
      brand: await readEmailBrand(ctx, locale),
      points: job.points,
      day: job.day,
      link: pageUrl(ctx, locale, pointsPage),
      unsubscribe,
      choices: [preferencesLink(ctx, locale)],
    }),
    to: reader.email,
    messageId: messageId(ctx, `points.${job.day}.${job.account_id}`),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
