import type { OpenShop } from './shop.ts'

/** A page as the shop sends it, before any script runs, with the texts and links of its main part. */
export async function plainPage({ url }: Pick<OpenShop, 'url'>, address: string) {
  const answer = await fetch(url + address, { headers: { 'accept-language': 'en' } })
  const html = await answer.text()
  const { pathname, search } = new URL(answer.url)
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  return {
    status: answer.status,
    address: pathname + search,
    html,
    main,
    text: textOf(main),
    links: linksOf(main),
  }
}

/** Addresses of a page's links, by what they are called. */
function linksOf(html: string): { name: string; href: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => {
    const label = /\baria-label="([^"]*)"/.exec(attributes)?.[1]
    const href = /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return { name: label === undefined ? textOf(inner) : decoded(label), href: decoded(href) }
  })
}

/** Texts of a page; those of one sentence are divided by comments only. */
export function textOf(html: string): string {
  const shown = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
  return decoded(shown).replaceAll(/\s+/g, ' ').trim()
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const

function decoded(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: keyof typeof characters) => characters[name],
  )
}
