import { dayRange } from '#domain/day-range.ts'
import type { Locale, LocalizedText } from '#domain/locale.ts'

/** The notice of a closure, with the day the shop resumes in each language. */
export function showClosure(closure: {
  text: LocalizedText
  resumes_on: string | null
}): LocalizedText {
  const { text, resumes_on: day } = closure
  const shown = (locale: Locale) =>
    day === null ? text[locale] : text[locale].replaceAll('{day}', dayRange(day, day, locale))
  return { en: shown('en'), zh: shown('zh'), cn: shown('cn') }
}
