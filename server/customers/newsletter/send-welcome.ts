import type { Ctx } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs/queue.ts'
import { readerLocale } from '../../platform/languages.ts'
import { messageId, pageUrl } from '../../platform/mail/links.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { renderNewsletterWelcome } from './newsletter-email.ts'

/** Sends the first email of a subscription, unless it has ended meanwhile. */
export async function sendNewsletterWelcome(
  ctx: Ctx,
  { email }: Jobs['welcome_newsletter'],
): Promise<void> {
  const subscriber = await ctx.db
    .selectFrom('newsletter_subscribers')
    .select(['locale', 'unsubscribe_key', 'confirmed_at'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  if (!subscriber) return
  const { unsubscribe_key: key, confirmed_at: at } = subscriber
  const locale = await readerLocale(ctx, subscriber.locale)
  await ctx.mail.send({
    ...renderNewsletterWelcome({
      locale,
      brand: await readEmailBrand(ctx, locale),
      link: pageUrl(ctx, locale, '/shop/main/product'),
      unsubscribe: `${ctx.settings.publicUrl}/api/unsubscribe/${key}`,
    }),
    to: email,
    messageId: messageId(ctx, `newsletter-welcome.${key.slice(0, 12)}.${at?.getTime()}`),
  })
}
