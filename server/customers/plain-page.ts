import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import {
  defaultLocale,
  htmlLang,
  type Locale,
  type LocalizedText,
  localize,
} from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import { shopperLocale } from '../platform/http/errors.ts'
import { readerLocale } from '../platform/languages.ts'
import { html, Html } from '../platform/text/html.ts'
import { readBrand } from '../settings/brand.ts'

/** A page that links in letters lead to; its button, if any, posts to the same address. */
export interface PlainPage {
  title: LocalizedText
  text: LocalizedText
  button: LocalizedText | null
}

const style = `body{margin:0;background:#fff;color:#161616;font:16px/1.6 sans-serif}
header,footer{padding:1.25rem 1.5rem;text-align:center}
header{border-bottom:1px solid #e4dfd7;font-size:1.25rem;font-weight:600;letter-spacing:.08em}
footer{border-top:1px solid #e4dfd7;color:#5c5852;font-size:.875rem}
a{color:inherit;text-decoration:none}
main{max-width:32rem;margin:0 auto;padding:3rem 1.5rem;min-height:40vh}
h1{font-size:1.5rem;font-weight:500}
button{font:inherit;padding:.75rem 1.5rem;border:0;background:#161616;color:#fff;cursor:pointer}`
const styleHash = createHash('sha256').update(style).digest('base64')

export async function answerPlainPage(
  ctx: Ctx,
  c: Context,
  page: PlainPage,
  wanted?: Locale,
): Promise<Response> {
  const locale = wanted ? await readerLocale(ctx, wanted) : await shopperLocale(ctx, c)
  const brand = await readBrand(ctx)
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  )
  const frame = {
    brand: localize(brand.name, locale),
    home: locale === defaultLocale ? '/' : `/${locale}`,
    reach: [brand.contact.phone, brand.contact.email].filter(Boolean).join(' · '),
  }
  return c.html(markup(locale, frame, page))
}

interface Frame {
  brand: string
  home: string
  /** Phone and email. */
  reach: string
}

/** Head and foot of the shop around it, so that it does not look like another sender's. */
function markup(locale: Locale, frame: Frame, { title, text, button }: PlainPage): string {
  const { brand, home, reach } = frame
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${localize(title, locale)} | ${brand}</title>
      ${new Html(`<style>${style}</style>`)}
      <header><a href="${home}">${brand}</a></header>
      <main>
        <h1>${localize(title, locale)}</h1>
        <p>${localize(text, locale)}</p>
        ${button ? html`<form method="post"><button>${localize(button, locale)}</button></form>` : ''}
      </main>
      <footer>${reach}</footer>
    </html>`.text
}
