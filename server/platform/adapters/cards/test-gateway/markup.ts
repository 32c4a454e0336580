import { createHash } from 'node:crypto'
import { formatMoney } from '#domain/format-money.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { html, Html } from '../../../text/html.ts'
import type { SessionRow } from './sessions.ts'
import { testCards, type CardProblem } from './test-cards.ts'
import { gatewayWords } from './words.ts'

/** What was wrong with the last attempt. */
export interface Typing {
  problems: readonly CardProblem[]
  error: 'declined' | 'refused' | null
}

/** The card form. Typed card details are never sent back, even after an error. */
export function cardPage(session: SessionRow, { problems, error }: Typing): string {
  const words = gatewayWords[session.locale]
  const isPayment = session.kind === 'payment'
  const amount = formatMoney(cents(session.amount_cents ?? 0), session.locale)
  const field = (name: CardProblem, label: string, autocomplete: string) =>
    fieldOf({
      name,
      label,
      autocomplete,
      problem: problems.includes(name) ? words.problems[name] : '',
    })
  return document(
    session.locale,
    isPayment ? words.title : words.saveTitle,
    html`<p class="notice">${words.notice}</p>
      ${isPayment ? html`<p class="sum">${session.description}<strong>${amount}</strong></p>` : ''}
      ${error ? html`<p class="error" role="alert">${words[error]}</p>` : ''}
      <form method="post" action="/gateway/${session.id}">
        ${field('number', words.number, 'cc-number')} ${field('expiry', words.expiry, 'cc-exp')}
        ${field('code', words.code, 'cc-csc')}
        <button>${isPayment ? words.pay(amount) : words.save}</button>
      </form>
      <form method="post" action="/gateway/${session.id}/leave">
        <button class="quiet">${words.leave}</button>
      </form>
      <ul>
        ${testCards.map(
          ({ number, behaviour }) =>
            html`<li><code>${spaced(number)}</code> ${words.cards[behaviour]}</li>`,
        )}
      </ul>`,
  )
}

export function challengePage(session: SessionRow): string {
  const words = gatewayWords[session.locale]
  return document(
    session.locale,
    words.challengeTitle,
    html`<p>${words.challengeText(session.card?.last4 ?? '')}</p>
      <form method="post" action="/gateway/${session.id}/confirm">
        <button>${words.confirm}</button>
      </form>
      <form method="post" action="/gateway/${session.id}/refuse">
        <button class="quiet">${words.refuse}</button>
      </form>`,
  )
}

/** Shown when the session is over or was never payable. */
export function overPage(locale: Locale, backUrl: string): string {
  const words = gatewayWords[locale]
  return document(
    locale,
    words.over,
    html`<p>${words.overText}</p>
      <p><a href="${backUrl}">${words.back}</a></p>`,
  )
}

interface Field {
  name: CardProblem
  label: string
  autocomplete: string
  problem: string
}

function fieldOf({ name, label, autocomplete, problem }: Field): Html {
  const described = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : html``
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="${autocomplete}"
      maxlength="30"
      required${described}
    />
    ${problem ? html`<p class="error" id="${name}-problem">${problem}</p>` : ''}`
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f6f3ee;color:#161616;font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:40px 24px;background:#fff;min-height:100vh}
h1{font-size:28px;font-weight:500;margin:0 0 24px}
form{display:grid;gap:8px;margin:0 0 16px}
label{margin-top:8px}
input,button{font:inherit;height:50px;padding:0 14px;border:1px solid #161616;border-radius:0;width:100%}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #161616;outline-offset:2px}
button{margin-top:16px;background:#161616;color:#fff;cursor:pointer}
button.quiet{margin-top:0;background:#fff;color:#161616}
.notice{background:#f6f3ee;padding:12px 14px}
.sum{display:flex;justify-content:space-between;gap:16px}
.error{color:#a8200d;margin:0}
ul{list-style:none;padding:0;margin:32px 0 0;color:#55514b;font-size:14px}
code{font-family:ui-monospace,monospace}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * No scripts, nothing from other origins; forms may only post here and redirect back to the shop.
 */
export function gatewayPolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${publicUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function document(locale: Locale, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text
}
