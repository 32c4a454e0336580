import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { htmlLang, type Locale, type LocalizedText, localize } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { callerLocale } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/app.ts'
import { html, Html } from '../../platform/text/html.ts'
import { readBrand } from '../../settings/brand.ts'
import { unsubscribe } from './notification-settings.ts'

/**
 * The link in every newsletter. Opening it only asks, so that a prefetch does not unsubscribe; the
 * POST serves one-click unsubscribe (RFC 8058) and the page's button.
 */
export function unsubscribeRoutes(app: App, ctx: Ctx): void {
  app.get('/api/unsubscribe/:key', (c) => answer(ctx, c, ask))

  app.post('/api/unsubscribe/:key', async (c) => {
    await unsubscribe(ctx, c.req.param('key'))
    return answer(ctx, c, done)
  })
}

interface Words {
  title: LocalizedText
  text: LocalizedText
  button: LocalizedText | null
}

const ask: Words = {
  title: { en: 'No more news?', zh: '取消訂閱？', cn: '取消订阅？' },
  text: {
    en: 'We will send you no more news and offers. Mail about your orders comes as before.',
    zh: '你將不再收到最新消息及優惠。訂單電郵會照常發送。',
    cn: '您将不再收到最新消息和优惠。订单邮件会照常发送。',
  },
  button: { en: 'Unsubscribe', zh: '取消訂閱', cn: '取消订阅' },
}

const done: Words = {
  title: { en: 'You are unsubscribed', zh: '已取消訂閱', cn: '已取消订阅' },
  text: {
    en: 'It takes effect at once. You can ask for news again in your account.',
    zh: '即時生效。你可隨時在帳戶內重新訂閱。',
    cn: '即时生效。您可以随时在账户中重新订阅。',
  },
  button: null,
}

const style = `body{margin:0;background:#f6f3ee;color:#161616;font:16px/1.6 sans-serif}
main{max-width:32rem;margin:0 auto;padding:3rem 1.5rem}
h1{font-size:1.25rem}
button{font:inherit;padding:.75rem 1.5rem;border:0;background:#161616;color:#fff;cursor:pointer}`
const styleHash = createHash('sha256').update(style).digest('base64')

async function answer(ctx: Ctx, c: Context, messages: Words): Promise<Response> {
  const brand = await readBrand(ctx)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
  )
  const locale = callerLocale(c)
  return c.html(page(locale, localize(brand.name, locale), messages))
}

function page(locale: Locale, brand: string, { title, text, button }: Words): string {
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${localize(title, locale)} | ${brand}</title>
      ${new Html(`<style>${style}</style>`)}
      <main>
        <p>${brand}</p>
        <h1>${localize(title, locale)}</h1>
        <p>${localize(text, locale)}</p>
        ${button ? html`<form method="post"><button>${localize(button, locale)}</button></form>` : ''}
      </main>
    </html>`.text
}
