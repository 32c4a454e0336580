export const locales = ['en', 'zh', 'cn'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Text for people, in all three languages. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Value for `<html lang>` and hreflang. */
export const htmlLang: Readonly<Record<Locale, string>> = {
  en: 'en',
  zh: 'zh-Hant-HK',
  cn: 'zh-Hans',
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** The text in one language. Empty zh falls back to en, empty cn to zh, then en. */
export function localize(text: LocalizedText, locale: Locale): string {
  if (locale === 'cn') return text.cn || text.zh || text.en
  if (locale === 'zh') return text.zh || text.en
  return text.en
}

/**
 * The locale an Accept-Language header asks for. Script beats region; bare `zh` means Simplified
 * (likely subtags).
 */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale | undefined {
  for (const tag of preferredTags(header ?? '')) {
    const locale = localeFromTag(tag)
    if (locale) return locale
  }
  return undefined
}

function preferredTags(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const q = params.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ tag }) => tag)
}

function localeFromTag(tag: string): Locale | undefined {
  const [language, ...rest] = tag.split('-')
  if (language === 'en') return 'en'
  if (language === 'yue') return rest.includes('hans') ? 'cn' : 'zh'
  if (language !== 'zh') return undefined
  if (rest.includes('hans')) return 'cn'
  if (rest.includes('hant')) return 'zh'
  return rest.some((part) => part === 'hk' || part === 'tw' || part === 'mo') ? 'zh' : 'cn'
}
