import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { slugify } from '#domain/slug.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { messageId, pageUrl, preferencesLink } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { renderWishlistAlert } from './alert-emails.ts'
import { productPicture } from './product-picture.ts'
import { wantsAlerts } from './queries.ts'

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
  const { language, unsubscribe_key } = reader
  const locale = await readerLocale(ctx, language)
  const brand = await readEmailBrand(ctx, locale)
  const title = localize(reader.title, locale)
  const unsubscribe = `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`
  await ctx.mail.send({
    ...renderWishlistAlert({
      locale,
      brand,
      news: job.news,
      title,
      price: formatMoney(cents(job.price), locale),
      picture: await productPicture(ctx, { productId: job.product_id }),
      link: pageUrl(ctx, locale, `/shop/main/product/${job.product_id}/${slugify(title)}`),
      unsubscribe,
      choices: [preferencesLink(ctx, locale)],
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
