import { DomainError } from '#domain/errors.ts'
import { htmlLang } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { readLanguages } from '../../platform/languages.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { ownProfile, profilePath } from '../protocol/own-profile.ts'
import { handlerSchema, handlerSpec } from '../wire/handler-documents.ts'
import { ownHandlers } from '../protocol/payment-handlers.ts'

const aFewMinutes = 'public, max-age=300'

/** Documents that platforms fetch: the shop's profile, and one about each payment handler. */
export function agentProfileRoutes(app: App, ctx: Ctx): void {
  app.get(profilePath, async (c) => {
    await requireOn(ctx)
    c.header('cache-control', aFewMinutes)
    c.header('link', await relatedLinks(ctx))
    return c.json(await ownProfile(ctx))
  })

  app.get('/ucp/handlers/:file', async (c, next) => {
    await requireOn(ctx)
    const [, id = '', isSchema] = /^(\w+)(\.json)?$/.exec(c.req.param('file')) ?? []
    const handler = (await ownHandlers(ctx)).find((each) => each.id === id)
    if (!handler) return next()
    c.header('cache-control', aFewMinutes)
    if (isSchema) return c.json(handlerSchema(ctx.settings.publicUrl, handler))
    c.header('content-type', 'text/markdown; charset=utf-8')
    return c.body(handlerSpec(handler))
  })
}

/** What else there is to read about the shop (RFC 8288): the profile has no place for it. */
async function relatedLinks(ctx: Ctx): Promise<string> {
  const { publicUrl: origin } = ctx.settings
  const { shown } = await readLanguages(ctx)
  const feeds = shown.map(
    (locale) =>
      `<${origin}/feeds/products-${locale}.xml>; rel="related"; type="application/rss+xml"; hreflang="${htmlLang[locale]}"`,
  )
  return [`<${origin}/llms.txt>; rel="service-doc"; type="text/plain"`, ...feeds].join(', ')
}

async function requireOn(ctx: Ctx): Promise<void> {
  const { is_on: isOn } = await readAgentSettings(ctx)
  if (!isOn) throw new DomainError('not_found')
}
