import { URL } from './web-globals.ts'
/** A typed path as it is stored: with its slash, without a language. Leaves other addresses alone. */
export function plainOwnPath(typed: string): string {
  const path = typed.trim()
  if (path === '' || /^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(path)) return path
  const whole = path.startsWith('/') ? path : `/${path}`
  return whole.replace(/^\/(en|zh|cn)(?=[/?#]|$)\/?/, '/')
}

/** Things that must exist for an own path to answer with a page. */
export type PathNeed =
  | { kind: 'content' | 'category' | 'product' | 'post' | 'library'; key: string }
  | { kind: 'article'; library: string; key: string }
  | { kind: 'collection'; key: string }

/** Pages with a text of their own, which staff write. */
const contentPages =
  /^\/(?:(about-us|contact-us|faq|size-guide)|pages\/([^/]+)|(?:terms-of-service\/)?(disclaimer|payment-terms-and-special-fees|privacy-policy|refund-policy|shipping-policy|terms-and-conditions))$/

const fixedPages = new RegExp(
  `^/(${[
    '',
    'newsletter',
    'posts',
    'articles',
    'sitemap',
    'authentication/((login|register|forget-password)/email|reset-password|verify)',
    'account(/[a-z-]+)?',
    'shop/main/(cart|checkout|product|compare|wishlist|category/product)',
    'shop/main/order(/track(/(email|phone))?|/upload-payment-proof/(email|phone))?',
  ].join('|')})$`,
)

const keyedPages: readonly [RegExp, 'category' | 'product' | 'post' | 'library'][] = [
  [/^\/shop\/main\/category\/([^/]+)\/product$/, 'category'],
  [/^\/shop\/main\/product\/([^/]+)(?:\/[^/]+(?:\/reviews)?)?$/, 'product'],
  [/^\/posts\/([^/]+)$/, 'post'],
  [/^\/articles\/([^/]+)$/, 'library'],
]

/** Need of a path; null: the storefront has no such page. */
export function needsOfPath(path: string): PathNeed[] | null {
  const { pathname, searchParams } = new URL(path, 'https://shop.invalid')
  const plain = pathname.replace(/(?<=.)\/+$/, '')
  const collections = (searchParams.get('collections') ?? '').split(',').filter(Boolean)
  const listed = collections.map((key): PathNeed => ({ kind: 'collection', key }))
  if (fixedPages.test(plain)) return listed
  const slug = contentPages
    .exec(plain)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (slug !== undefined) return [{ kind: 'content', key: decoded(slug) }]
  const article = /^\/articles\/([^/]+)\/([^/]+)$/.exec(plain)
  if (article?.[1] !== undefined && article[2] !== undefined) {
    return [{ kind: 'article', library: decoded(article[1]), key: decoded(article[2]) }]
  }
  for (const [pattern, kind] of keyedPages) {
    const key = pattern.exec(plain)?.[1]
    if (key !== undefined) return [{ kind, key: decoded(key) }, ...listed]
  }
  return null
}

/** Says whether pages begin with it, such as all categories. */
export function isPathAbove(path: string): boolean {
  return /^\/(pages|terms-of-service|authentication|shop(\/main(\/category)?)?)$/.test(path)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
