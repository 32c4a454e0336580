import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'
import { cents } from '#domain/money.ts'
import { variantTitle } from '#domain/variant-title.ts'
import { shownPrices } from '../catalogue/prices/shown-prices.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { messageId, pageUrl } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { productPicture } from './product-picture.ts'
import { renderStockAlert } from './alert-emails.ts'

/** Sends the email of a request, unless it was withdrawn meanwhile. */
export async function sendStockAlert(ctx: Ctx, job: Jobs['send_stock_alert']): Promise<void> {
  const request = await findRequest(ctx, job.request_id)
  if (!request) return
  const { id, email, unsubscribe_key, variant_id, product_id, notified_at } = request
  const locale = await readerLocale(ctx, request.locale)
  const brand = await readEmailBrand(ctx, locale)
  const title = localize(request.title, locale)
  const variant = localize(variantTitle(request.colour, request.size), locale)
  const unsubscribe = `${ctx.settings.publicUrl}/api/unsubscribe/${unsubscribe_key}`
  const path = `/shop/main/product/${product_id}/${slugify(title)}?variant=${variant_id}`
  await ctx.mail.send({
    ...renderStockAlert({
      locale,
      brand,
      title,
      variant,
      price: formatMoney(cents(await priceNow(ctx, request)), locale),
      picture: await productPicture(ctx, { productId: product_id, colour: request.colour_code }),
      link: pageUrl(ctx, locale, path),
      unsubscribe,
    }),
    to: email,
    messageId: messageId(ctx, `stock.${id}.${notified_at?.getTime()}`),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** Price today, promotions on the product included. */
async function priceNow(ctx: Ctx, request: FoundRequest): Promise<number> {
  const { product_id: id, tags, categories, price_cents, compare_at_cents } = request
  const variantsOf = await shownPrices(ctx)
  const [variant] = variantsOf({
    id,
    tags,
    categories,
    variants: [{ price_cents, compare_at_cents }],
  })
  return variant?.price_cents ?? price_cents
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

function findRequest(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('stock_requests as r')
    .innerJoin('variants as v', 'v.id', 'r.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('colours as c', 'c.code', 'v.colour_code')
    .select(['r.id', 'r.email', 'r.locale', 'r.unsubscribe_key', 'r.variant_id', 'r.notified_at'])
    .select(['v.product_id', 'v.size', 'v.colour_code', 'p.title', 'c.title as colour'])
    .select(['v.price_cents', 'v.compare_at_cents', 'p.tags'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as k')
          .select('k.category_id as id')
          .whereRef('k.product_id', '=', 'p.id'),
      ).as('categories'),
    )
    .where('r.id', '=', id)
    .where('r.notified_at', 'is not', null)
    .where('v.archived_at', 'is', null)
    .where(isForSale('p', ctx.clock()))
    .executeTakeFirst()
}
