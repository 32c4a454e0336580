import { htmlLang, type Locale } from '#domain/locale.ts'
import { html, Html } from '../text/html.ts'
import type {
  EmailBlock,
  EmailBrand,
  EmailContent,
  EmailItem,
  EmailLink,
  EmailPicture,
  Row,
} from './email-blocks.ts'
import { colours, emailStyle, fonts } from './email-style.ts'

/** Attributes of a table that only arranges. */
const layout = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

/**
 * Tables and inline styles, as Outlook draws with Word and Gmail may drop the style sheet; classes
 * are for narrow screens and the dark (decision 047).
 */
export function emailHtml(
  locale: Locale,
  { subject, brand, blocks, choices }: EmailContent,
): string {
  return html`<!doctype html>
    <html lang="${htmlLang[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${emailStyle}
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:0;background:${colours.ground};font-family:${fonts[locale]}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${firstWords(blocks)}</div>
        <table ${layout} width="100%">
          <tr>
            <td class="ground" align="center" style="padding:24px 0;background:${colours.ground}">
              ${outlookOnly('<table role="presentation" width="600" cellspacing="0"><tr><td>')}
              <table
                ${layout}
                class="sheet"
                width="100%"
                style="max-width:600px;background:${colours.sheet}"
              >
                <tr>
                  <td
                    class="pad ink"
                    style="padding:32px 40px;color:${colours.ink};font-family:${fonts[locale]};font-size:16px;line-height:1.6"
                  >
                    ${brandMark(brand)}
                    <h1
                      class="ink"
                      style="margin:28px 0 16px;font-size:24px;line-height:1.3;font-weight:600;color:${colours.ink}"
                    >
                      ${subject}
                    </h1>
                    ${blocks.map(blockHtml)}
                  </td>
                </tr>
              </table>
              ${outlookOnly('</td></tr></table>')} ${footer(locale, brand, choices)}
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
}

/** What an inbox shows after the subject. */
function firstWords(blocks: readonly EmailBlock[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.text : ''
}

/** Outlook on Windows knows no max-width. */
function outlookOnly(markup: string): Html {
  return new Html(`<!--[if mso]>${markup}<![endif]-->`)
}

function brandMark({ name, home, logo }: EmailBrand): Html {
  return html`<a
    class="ink"
    href="${home}"
    style="color:${colours.ink};font-size:20px;font-weight:600;text-decoration:none"
    >${logo ? picture(logo, name) : name}</a
  >`
}

/** A pale ground in the dark, too: logos are drawn for paper. */
function picture({ src, width, height, background }: EmailPicture, alt: string): Html {
  return html`<img
    src="${src}"
    width="${String(width)}"
    height="${String(height)}"
    alt="${alt}"
    style="display:block;width:${String(width)}px;height:${String(height)}px;border:0;background:${background};color:#57534d;font-size:13px"
  />`
}

function blockHtml(block: EmailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${lines(block.text)}</p>`
    case 'quote':
      return quote(block)
    case 'button':
      return button(block)
    case 'link':
      return html`<p style="margin:0 0 16px">${link(block)}</p>`
    case 'items':
      return html`${caption(block.caption)}${table(block.items.map(itemHtml))}`
    case 'rows':
      return html`${caption(block.caption)}${table(block.rows.map(rowHtml))}`
  }
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))
}

function quote({ caption: head, text }: { caption: string; text: string }): Html {
  return html`<div
    class="line soft"
    style="margin:24px 0 16px;padding:2px 0 2px 14px;border-left:2px solid ${colours.line};color:${colours.soft};font-size:14px"
  >
    ${head}<br /><br />${lines(text)}
  </div>`
}

function button({ words, href }: EmailLink): Html {
  return html`<table ${layout} style="margin:8px 0 24px">
    <tr>
      <td class="button" bgcolor="${colours.ink}" style="padding:0;background:${colours.ink}">
        <a
          class="button"
          href="${href}"
          style="display:inline-block;padding:13px 28px;background:${colours.ink};color:${colours.sheet};font-weight:600;text-decoration:none"
          >${words}</a
        >
      </td>
    </tr>
  </table>`
}

function link({ words, href }: EmailLink): Html {
  return html`<a class="ink" href="${href}" style="color:${colours.ink};text-decoration:underline"
    >${words}</a
  >`
}

function caption(text: string | null): Html {
  if (text === null) return html``
  return html`<h2 style="margin:24px 0 0;font-size:16px;line-height:1.6;font-weight:600">
    ${text}
  </h2>`
}

function table(rows: readonly Html[]): Html {
  return html`<table ${layout} width="100%" style="margin:8px 0 24px">
    ${rows}
  </table>`
}

const cell = `border-top:1px solid ${colours.line};vertical-align:top;font-size:15px;line-height:1.5`

function itemHtml({ picture: shown, title, detail, notes, amount }: EmailItem): Html {
  return html`<tr>
    <td class="line" width="64" style="${cell};width:64px;padding:12px 16px 12px 0">
      ${shown ? picture(shown, '') : ''}
    </td>
    <td class="line" style="${cell};padding:12px 0">
      ${title}
      ${[detail, ...notes]
        .filter((each) => each !== '')
        .map(
          (each) =>
            html`<br /><span class="soft" style="color:${colours.soft};font-size:14px"
                >${each}</span
              >`,
        )}
    </td>
    <td
      class="line"
      align="right"
      style="${cell};padding:12px 0 12px 16px;text-align:right;white-space:nowrap"
    >
      ${amount}
    </td>
  </tr>`
}

function rowHtml([label, value, emphasis]: Row): Html {
  const isStrong = emphasis === 'strong'
  const weight = isStrong ? 'font-weight:600' : ''
  return html`<tr>
    <td
      class="line ${isStrong ? 'ink' : 'soft'}"
      width="36%"
      style="${cell};width:36%;padding:9px 16px 9px 0;color:${isStrong ? colours.ink : colours.soft};${weight}"
    >
      ${label}
    </td>
    <td class="line" align="right" style="${cell};padding:9px 0;text-align:right;${weight}">
      ${lines(value)}
    </td>
  </tr>`
}

function footer(locale: Locale, brand: EmailBrand, choices: readonly EmailLink[]): Html {
  return html`<table ${layout} width="100%" style="max-width:600px">
    <tr>
      <td
        class="pad soft"
        style="padding:24px 40px;color:${colours.soft};font-family:${fonts[locale]};font-size:13px;line-height:1.6"
      >
        ${lines(brand.footer.join('\n'))}
        ${choices.map(
          ({ words, href }) =>
            html`<br /><a
                class="soft"
                href="${href}"
                style="color:${colours.soft};text-decoration:underline"
                >${words}</a
              >`,
        )}
      </td>
    </tr>
  </table>`
}
