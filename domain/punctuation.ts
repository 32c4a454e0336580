import { localize, type Locale, type LocalizedText } from './locale.ts'

/** A name and what tells it apart: Oxford shirt, White / M; 牛津恤衫，白色 / M. */
export function joinName(parts: readonly Part[], locale: Locale): string {
  return join(parts, locale, ', ', '，')
}

/** Several things in a row: Navy, Black; 海軍藍、黑色. */
export function joinList(parts: readonly Part[], locale: Locale): string {
  return join(parts, locale, ', ', '、')
}

type Part = string | LocalizedText | null | undefined

function join(parts: readonly Part[], locale: Locale, latin: string, chinese: string): string {
  return parts
    .map((part) => (typeof part === 'object' && part ? localize(part, locale) : part))
    .filter(Boolean)
    .join(locale === 'en' ? latin : chinese)
}
