import { htmlLang, type Locale } from '#domain/locale.ts'
import { html, type Html } from '../text/html.ts'

export interface RenderedEmail {
  locale: Locale
  subject: string
  html: string
  text: string
}

export type Row = readonly [label: string, value: string]

export function asLine([label, value]: Row): string {
  return `${label}: ${value}`
}

export function table(rows: readonly Row[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    style="border-top:1px solid #dedad3;margin:16px 0"
  >
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:6px 0">${label}</td>
          <td style="padding:6px 0;text-align:right">${value}</td>
        </tr>`,
    )}
  </table>`
}

export function linkLine(href: string, messages: string): Html {
  return html`<p><a href="${href}" style="color:#161616">${messages}</a></p>`
}

export function page(locale: Locale, brand: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <meta charset="utf-8" />
      <body style="margin:0;background:#f6f3ee;color:#161616;font:14px/1.6 sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff">
          <p style="font-size:18px;letter-spacing:.02em">${brand}</p>
          ${content}
        </div>
      </body>
    </html>`.text
}
