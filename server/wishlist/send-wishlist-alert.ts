import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { slugify } from '#domain/slug.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { messageId, pageUrl } from '../platform/mail/links.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import { readBrand } from '../settings/brand.ts'
import { wantsAlerts } from './queries.ts'
import { wishlistEmailMessages } from './wishlist-email-messages.ts'

/** Emails a customer about a wishlist product, unless they have unsubscribed meanwhile. */
export async function sendWishlistAlert(ctx: Ctx, job: Jobs['send_wishlist_alert']): Promise<void> {
  const reader = await ctx.db
    .selectFrom('accounts as a')
    .innerJoin('notification_settings as n', 'n.account_id', 'a.id')
    .innerJoin('wishlist_items as w', 'w.account_id', 'a.id')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select(['a.email', 'n.language', 'n.unsubscribe_key', 'p.title'])
    .where('a.id', '=', job.account_id)
    .where('a.closed_at', 'is', null)
    .where('a.email_verified_at', 'is not', null)
    .where('p.id', '=', job.product_id)
    .where(isForSale('p', ctx.clock()))
    .where(wantsAlerts)
    .executeTakeFirst()
  if (!reader?.email) return
  const { language: locale, unsubscribe_key } = reader
  const brand = localize((await readBrand(ctx)).name, locale)
  const title = localize(reader.title, locale)
  const messages = wishlistEmailMessages[locale]
  const news = messages.news[job.news]
  const unsubscribe = `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`
  await ctx.mail.send({
    ...renderPlainEmail({
      locale,
      brand,
      subject: news.subject(title),
      paragraphs: [news.text(title, formatMoney(cents(job.price), locale))],
      action: {
        words: messages.look,
        href: pageUrl(ctx, locale, `/shop/main/product/${job.product_id}/${slugify(title)}`),
      },
      unsubscribe: { words: messages.unsubscribe, href: unsubscribe },
    }),
    to: reader.email,
    messageId: messageId(
      ctx,
      `wish.${job.product_id}.${Date.parse(job.notified_at)}.${job.account_id}`,
    ),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
