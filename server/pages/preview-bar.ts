import { defaultLocale, locales, type Locale } from '#domain/locale.ts'

const messages: Readonly<Record<Locale, { preview: string; back: string; name: string }>> = {
  en: { preview: 'Preview: not published', back: 'Back to the editor', name: 'English' },
  zh: { preview: '預覽：尚未發佈', back: '返回編輯', name: '繁體中文' },
  cn: { preview: '预览：尚未发布', back: '返回编辑', name: '简体中文' },
}

/**
 * The line above a page that is not public. React passes over it, because it expects no `aside`
 * there, and its style is its own, because the shop's sheet has none for it.
 */
export function previewBar(url: string, editor: string, shown: readonly Locale[]): string {
  const { locale, rest } = split(url)
  const { preview, back } = messages[locale]
  const others = shown
    .filter((each) => each !== locale)
    .map((each) => link(addressIn(each, rest), messages[each].name))
  return [
    `<aside data-preview aria-label="${preview}" style="${style}">`,
    `<strong style="font-weight:500">${preview}</strong>`,
    link(`/staff${editor}`, back),
    ...others,
    '</aside>',
  ].join('')
}

function split(url: string): { locale: Locale; rest: string } {
  const prefix = /^\/(zh|cn)(?=[/?]|$)/.exec(url)
  const locale = locales.find((each) => each === prefix?.[1]) ?? defaultLocale
  return { locale, rest: url.slice(prefix?.[0].length ?? 0) }
}

/** `rest` starts with a slash, or with the query if it is the home page. */
function addressIn(locale: Locale, rest: string): string {
  if (locale !== defaultLocale) return `/${locale}${rest.replace(/^\/(?=\?)/, '')}`
  return rest.startsWith('?') ? `/${rest}` : rest
}

function link(href: string, text: string): string {
  const safe = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<a href="${safe}" style="text-decoration:underline;text-underline-offset:3px">${text}</a>`
}

const style = [
  'display:flex',
  'flex-wrap:wrap',
  'justify-content:center',
  'gap:2px 20px',
  'padding:9px 16px',
  'background:var(--ink)',
  'color:var(--paper)',
  'font-size:14px',
  'line-height:20px',
].join(';')
