import { locales, type Locale } from './locale.ts'

/** The languages shoppers see, and the one for everyone who asks for none of them. */
export interface Languages {
  shown: readonly Locale[]
  fallback: Locale
}

export const allLanguages: Languages = { shown: locales, fallback: 'en' }

export function shownLocale(
  { shown, fallback }: Languages,
  wanted: Locale | null | undefined,
): Locale {
  return wanted && shown.includes(wanted) ? wanted : fallback
}
