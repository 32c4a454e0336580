import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { isLinkValid, signedKey } from '../../platform/files/signed-link.ts'
import type { App } from '../../platform/http/app.ts'
import type { Writers } from '../../platform/messages/writers.ts'
import { findExample } from './email-examples.ts'
import { getMessage } from './list-messages.ts'
import { previewMessage, withoutLinks } from './preview-message.ts'

const folder = '/api/email-previews'
const examples = '/api/email-example-previews'

/** An email has inline styles and the shop's pictures; it runs, opens and sends nothing. */
const emailPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

const signed = (messageId: string) => `email-preview ${messageId}`
const signedExample = (id: string, locale: Locale) => `email-example ${id} ${locale}`

/** Shows an email as its customer sees it, for ten minutes: a frame carries no token. */
export async function emailPreviewLink(ctx: Ctx, messageId: string): Promise<string> {
  const { until, key } = await signedKey(ctx.db, ctx, signed(messageId))
  return `${folder}/${messageId}?until=${until}&key=${key}`
}

export async function exampleLink(ctx: Ctx, id: string, locale: Locale): Promise<string> {
  const { until, key } = await signedKey(ctx.db, ctx, signedExample(id, locale))
  return `${examples}/${id}?locale=${locale}&until=${until}&key=${key}`
}

export function emailPreviewRoutes(app: App, ctx: Ctx, write: Writers): void {
  app.get(`${folder}/:id`, async (c) => {
    const id = c.req.param('id')
    await requireKey(ctx, c, signed(id))
    const preview = await previewMessage(ctx, await getMessage(ctx.db, id), write.message)
    if (!preview?.html) throw new DomainError('not_found')
    return framed(c, preview.html)
  })

  app.get(`${examples}/:id`, async (c) => {
    const id = c.req.param('id')
    const locale = c.req.query('locale') ?? ''
    if (!isLocale(locale)) throw new DomainError('not_found')
    await requireKey(ctx, c, signedExample(id, locale))
    const { email } = await findExample(ctx, { id, locale }, write.examples)
    return framed(c, withoutLinks(email.html))
  })
}

/** Throws `not_found`. */
async function requireKey(ctx: Ctx, c: Context, thing: string): Promise<void> {
  const until = Number(c.req.query('until'))
  const isValid = await isLinkValid(ctx.db, ctx, thing, until, c.req.query('key') ?? '')
  if (!isValid) throw new DomainError('not_found')
}

function framed(c: Context, html: string) {
  return c.html(html, 200, {
    'cache-control': 'private, no-store',
    'content-security-policy': emailPolicy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}
