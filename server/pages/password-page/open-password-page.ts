import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { shopSecret } from '../../platform/access/shop-secret.ts'
import type { Ctx } from '../../platform/context.ts'
import { inRequest } from '../../platform/http/request-context.ts'
import { nameRoute } from '../../platform/http/routed-response.ts'
import { readPasswordPage, type PasswordPage } from '../../settings/password-page.ts'
import { hasEntry } from './entry-cookie.ts'
import { keepPrivate } from './keep-private.ts'
import { createPasswordApp, type FetchApi } from './password-app.ts'

export interface PasswordGate {
  /** Answers a request that lacks the password; returns false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Stays open: the console and its API, which have their own sign-in; gateways; health; what an email
 * or a signed link leads to; and the language switch.
 */
const open =
  /^\/((staff|api\/(staff|webhooks|newsletter|unsubscribe|documents)|files\/private|healthz|readyz|metrics)([/?]|$)|language\/(en|zh|cn)(\?|$))/

/** The shop behind a password, while staff have switched that on. */
export async function openPasswordPage(ctx: Ctx, fetchApi: FetchApi): Promise<PasswordGate> {
  const secret = await shopSecret(ctx.db, 'password-page')
  let page = await readPasswordPage(ctx)
  let reading: Promise<void> = Promise.resolve()
  ctx.bus.onChange((tags) => {
    if (!tags.includes('configuration') && !tags.includes('*')) return
    // One after the other, so that an older state never replaces a newer one.
    reading = reading
      .then(async () => {
        page = await readPasswordPage(ctx)
      })
      .catch((error: unknown) => ctx.log.error({ error }, 'password page not read'))
  })
  const app = createPasswordApp(ctx, { fetchApi, secret, readPage: () => page })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return {
    handle(request, response) {
      if (!isClosed(page) || isOpen(request.url ?? '')) return false
      keepPrivate(response)
      const key = { secret, passwordHash: page.password_hash }
      const isSecure = ctx.settings.publicUrl.startsWith('https:')
      if (hasEntry(request.headers.cookie, key, ctx.clock(), isSecure)) return false
      nameRoute(response, 'password page')
      void inRequest(request, () => answer(request, response))
      return true
    },
  }
}

function isClosed(page: PasswordPage): page is PasswordPage & { password_hash: string } {
  return page.is_on && page.password_hash !== null
}

/** Tests the address as sent and as resolved: `/staff/../` is not the console. */
function isOpen(url: string): boolean {
  if (!open.test(url) || !URL.canParse(url, 'http://shop')) return false
  return open.test(new URL(url, 'http://shop').pathname)
}
