import { Marked } from 'marked'
import sanitize from 'sanitize-html'
import type { Locale } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { anchorOf } from './anchors.ts'

/** A line break in the text is one on the page. */
const marked = new Marked({ breaks: true, gfm: true })

/**
 * HTML of a text that staff wrote in Markdown, without anything that could run or load from
 * elsewhere: pictures come from the shop's own files only.
 */
export function renderMarkdown(text: string, locale: Locale): string {
  return sanitize(marked.parse(text, { async: false }), {
    allowedTags: [
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'img',
      'hr',
      'blockquote',
    ],
    allowedAttributes: {
      a: ['href', 'class', 'rel'],
      img: ['src', 'alt', 'class', 'loading', 'decoding'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own first heading.
      h1: 'h2',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, locale) }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src, alt, class: 'block w-full', loading: 'lazy', decoding: 'async' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  }).trim()
}

interface HeadedHtml {
  html: string
  /** Headings of the second level; their anchors are those of `anchorOf`. */
  headings: readonly { title: string }[]
}

/** Gives the headings of rendered text anchors for a list of contents. */
export function withAnchors(html: string): HeadedHtml {
  const headings: { title: string }[] = []
  const anchored = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = anchorOf(headings.length)
    headings.push({ title: plainText(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: anchored, headings }
}

/** The sanitizer leaves only these entities. */
function plainText(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
}

/** Links inside the shop are written without a language, and get that of the page. */
function linkTo(href: string, locale: Locale): Record<string, string> {
  if (!href.startsWith('/')) return { href, class: 'link', rel: 'noopener' }
  return { href: href.startsWith('/files/') ? href : localePath(locale, href), class: 'link' }
}

function isOwnPicture(src: string): boolean {
  return /^\/files\/[\w-]+\/\d+\.webp$/.test(src)
}
