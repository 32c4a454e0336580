import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { fileUrl } from '../pictures/picture-files.ts'

interface Described {
  title: LocalizedText
  description: LocalizedText
  /** Empty in a language: the page's own text. */
  search_text?:
    | { title: LocalizedText; description: LocalizedText; picture_id: string | null }
    | undefined
}

export interface HeadText {
  title: string
  description: string
  /** Chosen for shared links; absent: the page's own. */
  image?: string
}

/** What search engines are given: what staff wrote for them, or else the page's own texts. */
export function headOf(page: Described, locale: Locale): HeadText {
  const { title, description, picture_id: picture } = page.search_text ?? {}
  return {
    title: title?.[locale] || localize(page.title, locale),
    description: description?.[locale] || localize(page.description, locale),
    ...(picture && { image: fileUrl(picture, 1440) }),
  }
}

/** The same for a product, whose description is as long as it has to be. */
export function productHeadText(
  product: Described & { subtitle: LocalizedText },
  locale: Locale,
): HeadText {
  const own = firstSentences(
    localize(product.subtitle, locale),
    localize(product.description, locale),
    locale,
  )
  return {
    ...headOf(product, locale),
    description: product.search_text?.description[locale] || own,
  }
}

/** Cut to the length search engines show. */
function firstSentences(subtitle: string, description: string, locale: Locale): string {
  const [first = ''] = description.split('\n\n')
  const stop = locale === 'en' ? '. ' : '。'
  const text = [subtitle, first].filter(Boolean).join(stop).replaceAll(/\s+/g, ' ')
  if (text.length <= 155) return text
  return `${text.slice(0, 154).replace(/[\s,，、][^\s,，、]*$/, '')}…`
}
