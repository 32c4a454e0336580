import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError } from '#domain/errors.ts'
import { shownLocale } from '#domain/languages.ts'
import { defaultLocale, htmlLang, isLocale, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { answerError } from '../../platform/http/errors.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { callerAddress } from '../../platform/http/request-address.ts'
import { readLanguages } from '../../platform/languages.ts'
import { verifyPassword } from '../../platform/passwords/verify-password.ts'
import { readBrand } from '../../settings/brand.ts'
import type { PasswordPage } from '../../settings/password-page.ts'
import { wantedLocale } from '../page-language.ts'
import { entryCookie } from './entry-cookie.ts'
import { contentSecurityPolicy, passwordPageMarkup } from './page-markup.ts'
import { pageMessages } from './page-messages.ts'

export type FetchApi = (request: Request, incoming: unknown) => Promise<Response>

interface PasswordAppOptions {
  fetchApi: FetchApi
  secret: string
  readPage: () => PasswordPage
}

interface Outcome {
  status: 200 | 403 | 422 | 429 | 500
  problems?: { password?: string; email?: string }
  news?: string
}

/** Answers every address of a closed shop: calls and files with 403, all others with the page. */
export function createPasswordApp(ctx: Ctx, options: PasswordAppOptions): App {
  const app: App = new OpenAPIHono()
  app.onError((error, c) => answerError(ctx, error, c))
  app.all('/api/*', (c) => answerError(ctx, new DomainError('forbidden'), c))
  app.all('/files/*', (c) => answerError(ctx, new DomainError('forbidden'), c))
  app.post('*', bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const { shop_password: password, email, website } = await c.req.parseBody()
    if (typeof password === 'string') return enter(ctx, c, options, password)
    const outcome: Outcome =
      typeof email === 'string'
        ? await subscribe(ctx, c, options, { email, isFilled: Boolean(website) })
        : { status: 403 }
    return sendPage(ctx, c, options, outcome)
  })
  app.all('*', async (c) => sendPage(ctx, c, options, await arrival(ctx, c)))
  return app
}

async function enter(
  ctx: Ctx,
  c: Context,
  options: PasswordAppOptions,
  password: string,
): Promise<Response> {
  const messages = pageMessages[await localeOf(ctx, c)]
  try {
    await countAgainst(ctx, limits.shopPasswords, callerAddress(c, ctx.settings.trustedProxies))
    const { password_hash: passwordHash } = options.readPage()
    if (passwordHash !== null && (await verifyPassword(password, passwordHash))) {
      const isSecure = ctx.settings.publicUrl.startsWith('https:')
      const key = { secret: options.secret, passwordHash }
      c.header('set-cookie', entryCookie(key, ctx.clock(), isSecure))
      return c.redirect(ownAddress(c), 303)
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error
    c.header('retry-after', '60')
    return sendPage(ctx, c, options, { status: 429, problems: { password: messages.tooMany } })
  }
  return sendPage(ctx, c, options, { status: 403, problems: { password: messages.wrong } })
}

/** An address for the opening is a newsletter subscription, confirmed by an email. */
async function subscribe(
  ctx: Ctx,
  c: Context,
  { fetchApi }: PasswordAppOptions,
  { email, isFilled }: { email: string; isFilled: boolean },
): Promise<Outcome> {
  const locale = await localeOf(ctx, c)
  const messages = pageMessages[locale]
  const call = new Request(`${ctx.settings.publicUrl}/api/customer/newsletter/subscriptions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': htmlLang[locale],
      'x-forwarded-for': c.req.header('x-forwarded-for') ?? '',
    },
    // The field is hidden: only a robot fills it in.
    body: JSON.stringify({ email: email.trim(), ...(isFilled && { website: 'filled' }) }),
  })
  const { status } = await fetchApi(call, c.env?.incoming)
  if (status < 300) return { status: 200, news: messages.sent }
  if (status === 422) return { status, problems: { email: issueSentences.email[locale] } }
  if (status === 429) return { status, problems: { email: messages.tooMany } }
  return { status: 500, problems: { email: messages.failed } }
}

/** The link in the email ends at this result page, which is behind the password. */
async function arrival(ctx: Ctx, c: Context): Promise<Outcome> {
  const isConfirmed = c.req.path.endsWith('/result/newsletter/success')
  return {
    status: 403,
    ...(isConfirmed && { news: pageMessages[await localeOf(ctx, c)].confirmed }),
  }
}

async function sendPage(
  ctx: Ctx,
  c: Context,
  { readPage }: PasswordAppOptions,
  { status, problems = {}, news = null }: Omit<Outcome, 'news'> & { news?: string | null },
): Promise<Response> {
  const { title, text } = readPage()
  const { name: brand } = await readBrand(ctx)
  c.header('content-security-policy', contentSecurityPolicy)
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  c.header('vary', 'cookie, accept-language')
  const { shown: offered } = await readLanguages(ctx)
  const locale = await localeOf(ctx, c)
  const shown = { locale, offered, brand, title, text, problems, news }
  return c.html(passwordPageMarkup(shown), status)
}

/**
 * Chooses as the pages behind it do: the prefix says it; only the root follows cookie and browser.
 */
async function localeOf(ctx: Ctx, c: Context): Promise<Locale> {
  const languages = await readLanguages(ctx)
  const [, prefix] = c.req.path.split('/')
  if (c.req.path !== '/') return shownLocale(languages, isLocale(prefix) ? prefix : defaultLocale)
  const headers = {
    cookie: c.req.header('cookie'),
    'accept-language': c.req.header('accept-language'),
  }
  return wantedLocale(headers, languages)
}

/** The address asked for. Exactly one leading slash: two would lead to another site. */
function ownAddress(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`
}
