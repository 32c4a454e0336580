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
      <form method="post" action="/gateway/${session.id}" class="card">
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
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="${autocomplete}"
      maxlength="30"
      required${described}
    />
    ${problem ? html`<p class="error" id="${name}-problem">${problem}</p>` : ''}
  </div>`
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

const style = `
:root{color-scheme:light dark;--paper:#fff;--bone:#f6f3ee;--ink:#161616;--ink-2:#57534d;--line:#dedad3;--edge:#807b74;--error:#b42318}
@media (prefers-color-scheme:dark){:root{--paper:#1f1e1c;--bone:#161616;--ink:#f2efe9;--ink-2:#b8b2a8;--line:#35322e;--edge:#8b857c;--error:#ff8d7e}}
*{box-sizing:border-box}
body{margin:0;background:var(--bone);color:var(--ink);font:15px/1.5 'Helvetica Neue',Arial,system-ui,sans-serif}
main{max-width:480px;min-height:100vh;margin:0 auto;padding:32px 24px;background:var(--paper)}
@media (min-width:577px){main{min-height:0;margin:64px auto;padding:40px;border:1px solid var(--line)}}
h1{font-size:26px;font-weight:500;line-height:1.2;letter-spacing:-.01em;margin:0 0 16px}
p{margin:0 0 16px}
.card{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:0 0 12px}
.card>:first-child,.card>button{grid-column:1/-1}
label{display:block;margin-bottom:4px;font-size:14px}
input,button{font:inherit;height:50px;padding:0 14px;border:1px solid var(--edge);border-radius:0;width:100%;background:var(--paper);color:var(--ink)}
input{font-variant-numeric:tabular-nums}
input[aria-invalid]{border-color:var(--error)}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
button{background:var(--ink);border-color:var(--ink);color:var(--paper);font-weight:500;cursor:pointer}
button.quiet{background:none;color:var(--ink)}
.notice{color:var(--ink-2);font-size:14px}
.sum{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:24px;padding:16px 0;border:solid var(--line);border-width:1px 0}
.sum strong{font-size:20px;font-weight:500;font-variant-numeric:tabular-nums}
.error{color:var(--error);font-size:14px;margin:4px 0 0}
form + form{margin-top:12px}
a{color:inherit;text-underline-offset:4px}
ul{list-style:none;padding:16px 0 0;margin:32px 0 0;border-top:1px solid var(--line);color:var(--ink-2);font-size:13px}
code{display:inline-block;min-width:172px;font-family:ui-monospace,monospace}
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
