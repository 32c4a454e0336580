import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
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

async function requireOn(ctx: Ctx): Promise<void> {
  const { is_on: isOn } = await readAgentSettings(ctx)
  if (!isOn) throw new DomainError('not_found')
}
