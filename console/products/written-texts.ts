import type { LocalizedText } from '#domain/locale.ts'
import type { Product } from './product-types.ts'

export const textNames = ['title', 'description', 'alt', 'search'] as const
export type TextName = (typeof textNames)[number]

interface SearchText {
  title: LocalizedText
  description: LocalizedText
}

/**
 * Which of a product's texts have been written in a language. Chinese that repeats the English
 * was filled in by the shop, and so was a picture's description that is the title.
 */
export function writtenTexts(
  product: Pick<Product, 'title' | 'description' | 'pictures'>,
  search: SearchText,
  locale: 'en' | 'zh',
): Readonly<Record<TextName, boolean>> {
  const isWritten = (text: LocalizedText) =>
    text[locale] !== '' && (locale === 'en' || text.zh !== text.en)
  const { title, description, pictures } = product
  return {
    title: isWritten(title),
    description: isWritten(description),
    alt:
      pictures.length > 0 &&
      pictures.every(({ alt }) => isWritten(alt) && alt[locale] !== title[locale]),
    search: isWritten(search.title) && isWritten(search.description),
  }
}
