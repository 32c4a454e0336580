import { DomainError } from '#domain/errors.ts'
import { locales, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { callerAddress } from '../../platform/http/request-address.ts'
import { readLanguages } from '../../platform/languages.ts'
import { journalFeed } from './journal-feed.ts'
import { llmsTxt, securityTxt } from './plain-files.ts'
import { productFeed } from './product-feed.ts'

const anHour = 'public, max-age=3600'

/** Documents for search engines, feed readers and other programs. */
export function feedRoutes(app: App, ctx: Ctx): void {
  for (const locale of locales) {
    app.get(`/feeds/products-${locale}.xml`, async (c) => {
      await countAgainst(ctx, limits.feeds, callerAddress(c, ctx.settings.trustedProxies))
      await requireShown(ctx, locale)
      const body = streamOf(productFeed(ctx, locale))
      return c.body(body, 200, { 'content-type': 'application/rss+xml; charset=utf-8' })
    })

    app.get(`/feeds/journal-${locale}.xml`, async (c) => {
      await requireShown(ctx, locale)
      return c.body(await journalFeed(ctx, locale), 200, {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': anHour,
      })
    })
  }

  app.get('/.well-known/security.txt', async (c) => {
    c.header('cache-control', anHour)
    return c.text(await securityTxt(ctx))
  })

  app.get('/llms.txt', async (c) => {
    c.header('cache-control', anHour)
    return c.text(await llmsTxt(ctx))
  })
}

/** A program that reads one language must not be given another: throws `not_found`. */
async function requireShown(ctx: Ctx, locale: Locale): Promise<void> {
  const { shown } = await readLanguages(ctx)
  if (!shown.includes(locale)) throw new DomainError('not_found')
}

/** An error ends the connection: a feed cut short must not pass for a whole one. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => parts.return(undefined).then(() => undefined),
  })
}
