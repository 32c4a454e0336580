import type { Locale, LocalizedText } from '#domain/locale.ts'

/**
 * English is what a text falls back to, so it is never empty. Where the shop does not show it, its
 * field is not asked for: it repeats the first language that is shown, unless it has a text of its
 * own.
 */
export function typeText(
  value: LocalizedText,
  locale: Locale,
  typed: string,
  shown: readonly Locale[],
): LocalizedText {
  const next = { ...value, [locale]: typed }
  const repeats = value.en === '' || value.en === value[locale] || isChinese(value.en)
  return standsForEnglish(locale, shown) && repeats ? { ...next, en: typed } : next
}

/** A text that only English repeats is shown where it was typed. */
export function typedText(value: LocalizedText, locale: Locale, shown: readonly Locale[]): string {
  const isRepeated = standsForEnglish(locale, shown) && isChinese(value.en)
  return value[locale] || (isRepeated ? value.en : '')
}

export function standsForEnglish(locale: Locale, shown: readonly Locale[]): boolean {
  return locale === shown[0] && !shown.includes('en')
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** Says whether a text still says what it did, while another language was changed: it may be outdated. */
export function isLeftBehind(
  value: LocalizedText,
  before: LocalizedText,
  locale: Locale,
  shown: readonly Locale[],
): boolean {
  if (value[locale] === '' || value[locale] !== before[locale]) return false
  return shown.some((other) => before[other] !== '' && value[other] !== before[other])
}
