import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { readText } from '../platform/http/read-body.ts'
import type { App } from '../platform/http/app.ts'
import { handleWebhook } from './handle-webhook.ts'
import { returnFromGateway, openSession } from './open-session.ts'

/** Longer than any gateway's message. */
const maxWebhookBytes = 256 * 1024

/** Webhooks, and the redirects to and from the gateway. */
export function gatewayRoutes(app: App, ctx: Ctx): void {
  app.post('/api/webhooks/:provider', async (c) => {
    const { cards } = ctx
    if (!cards || c.req.param('provider') !== cards.provider) throw new DomainError('not_found')
    // The signature covers these bytes, so verify it before parsing.
    const body = await readText(c, maxWebhookBytes)
    const event = await cards.parseWebhook(body, c.req.raw.headers)
    await handleWebhook(ctx, cards.provider, event)
    c.header('cache-control', 'no-store')
    return c.json({ received: true })
  })

  app.get('/pay/:id', async (c) => onwards(c, await openSession(ctx, c.req.param('id'))))
  app.get('/pay/:id/done', async (c) =>
    onwards(c, await returnFromGateway(ctx, c.req.param('id'), 'done')),
  )
  app.get('/pay/:id/left', async (c) =>
    onwards(c, await returnFromGateway(ctx, c.req.param('id'), 'left')),
  )

  if (ctx.cards?.inHouse) app.route('/gateway', ctx.cards.inHouse.pages)
}

function onwards(c: Context, url: string | null): Response {
  if (url === null) throw new DomainError('not_found')
  c.header('cache-control', 'no-store')
  // Hides the order's URL from the next site.
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, 303)
}
