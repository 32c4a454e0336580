import { createHash } from 'node:crypto'
import { htmlLang, localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { html, Html } from '../../platform/text/html.ts'
import { pageMessages } from './page-messages.ts'

interface Shown {
  locale: Locale
  /** Languages to switch to. */
  offered: readonly Locale[]
  brand: LocalizedText
  title: LocalizedText
  text: LocalizedText
  problems: { password?: string; email?: string }
  /** What became of the address that was left; replaces its form. */
  news: string | null
}

/** Nothing of the shop's own files: they are behind the password as well. */
const style = `:root{color-scheme:light dark;--paper:#fff;--bone:#f6f3ee;--ink:#161616;--soft:#57534d;--line:#807b74;--error:#b42318}
@media (prefers-color-scheme:dark){:root{--paper:#141312;--bone:#1d1b19;--ink:#f3efe9;--soft:#b5aea4;--line:#8d867c;--error:#ff9b8f}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;background:var(--paper);color:var(--ink);font:1rem/1.6 "Helvetica Neue",Arial,"PingFang HK","Noto Sans HK",sans-serif}
header{display:flex;flex-direction:column;justify-content:space-between;gap:2.5rem;padding:2rem 1.5rem;background:var(--bone)}
.brand{margin:0;font-size:1.125rem;letter-spacing:.3em;text-transform:uppercase}
h1{margin:0 0 1rem;font-size:clamp(2.5rem,6vw,4.5rem);line-height:1.08;font-weight:500;letter-spacing:-.02em;text-wrap:balance}
header p{max-width:34rem;color:var(--soft);white-space:pre-line}
header .brand{color:inherit}
main{display:flex;flex-direction:column;justify-content:center;gap:2.5rem;width:100%;max-width:30rem;margin:0 auto;padding:3rem 1.5rem}
form{display:grid;gap:.5rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
input{flex:99 1 12rem;min-width:0;height:50px;padding:0 .875rem;border:1px solid var(--line);border-radius:0;background:var(--paper);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--error)}
button{flex:1 0 auto;height:50px;padding:0 1.75rem;border:1px solid var(--ink);background:var(--ink);color:var(--paper);font:inherit;cursor:pointer}
.second button{background:none;color:var(--ink)}
.problem{margin:0;color:var(--error)}
.second{padding-top:2.5rem;border-top:1px solid color-mix(in srgb,var(--ink) 16%,transparent)}
.second p{margin:0 0 1rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
a{color:inherit;display:inline-block;padding-block:.625rem}
a[aria-current]{text-decoration:none;font-weight:600}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (min-width:767px){body{grid-template-columns:3fr 2fr}header{padding:3rem}main{padding:3rem}}`

const styleHash = createHash('sha256').update(style).digest('base64')

export const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export function passwordPageMarkup({
  locale,
  offered,
  brand,
  title,
  text,
  problems,
  news,
}: Shown): string {
  const messages = pageMessages[locale]
  const name = localize(brand, locale)
  const heading = localize(title, locale) || messages.title
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} | ${name}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <p class="brand">${name}</p>
          <div>
            <h1>${heading}</h1>
            <p>${localize(text, locale)}</p>
          </div>
          ${offered.length > 1 ? languages(offered, locale) : ''}
        </header>
        <main>
          ${passwordForm(locale, problems.password)}
          <section class="second">
            ${news === null ? emailForm(locale, problems.email) : html`<p role="status">${news}</p>`}
          </section>
        </main>
      </body>
    </html>`.text
}

function passwordForm(locale: Locale, problem: string | undefined): Html {
  const { password, enter } = pageMessages[locale]
  return html`<form method="post">
    <label for="password">${password}</label>
    <div class="row">
      <input
        id="password"
        name="shop_password"
        type="password"
        autocomplete="off"
        required
        maxlength="128"
        ${marked('password', problem)}
      />
      <button>${enter}</button>
    </div>
    ${problemText('password', problem)}
  </form>`
}

function emailForm(locale: Locale, problem: string | undefined): Html {
  const { opening, email, notifyMe, website } = pageMessages[locale]
  return html`<p>${opening}</p>
    <form method="post">
      <label for="email">${email}</label>
      <div class="row">
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="254"
          ${marked('email', problem)}
        />
        <button>${notifyMe}</button>
      </div>
      <div hidden>
        <label>${website} <input name="website" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${problemText('email', problem)}
    </form>`
}

function marked(id: string, problem: string | undefined): Html {
  return new Html(problem ? `aria-invalid="true" aria-describedby="${id}-problem"` : '')
}

function problemText(id: string, problem: string | undefined): Html | string {
  return problem ? html`<p class="problem" role="alert" id="${id}-problem">${problem}</p>` : ''
}

const languageNames = { en: 'English', zh: '繁體中文', cn: '简体中文' } satisfies Record<
  Locale,
  string
>

function languages(offered: readonly Locale[], current: Locale): Html {
  const links = offered.map((locale) => {
    const mark = new Html(locale === current ? 'aria-current="true"' : '')
    const href = `/language/${locale}?to=${locale === 'en' ? '/' : `/${locale}`}`
    return html`<a href="${href}" lang="${htmlLang[locale]}" ${mark}>${languageNames[locale]}</a>`
  })
  return html`<nav>${links}</nav>`
}
