import { formatMoney } from '#domain/format-money.ts'
import { say } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { slugify } from '#domain/slug.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { messageId, pageUrl } from '../platform/mail/links.ts'
import { writePlainLetter } from '../platform/mail/plain-letter.ts'
import { readBrand } from '../settings/brand.ts'
import { asksForNews } from './queries.ts'
import { wishWords } from './wish-words.ts'

/** Writes to a customer about a product of their wishlist, unless they have had enough meanwhile. */
export async function sendWishLetter(ctx: Ctx, job: Jobs['send_wish_letter']): Promise<void> {
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
    .where(asksForNews)
    .executeTakeFirst()
  if (!reader?.email) return
  const { language: locale, unsubscribe_key } = reader
  const brand = say((await readBrand(ctx)).name, locale)
  const title = say(reader.title, locale)
  const words = wishWords[locale]
  const news = words.news[job.news]
  const unsubscribe = `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`
  await ctx.mail.send({
    ...writePlainLetter({
      locale,
      brand,
      subject: news.subject(title),
      paragraphs: [news.text(title, formatMoney(cents(job.price), locale))],
      action: {
        words: words.look,
        href: pageUrl(ctx, locale, `/shop/main/product/${job.product_id}/${slugify(title)}`),
      },
      unsubscribe: { words: words.unsubscribe, href: unsubscribe },
    }),
    to: reader.email,
    messageId: messageId(
      ctx,
      `wish.${job.product_id}.${Date.parse(job.told_at)}.${job.account_id}`,
    ),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
