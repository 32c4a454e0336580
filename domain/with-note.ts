import type { Locale } from './locale.ts'

/** A note after what it is about: Mall shop (10:00–20:00); 商場店（10:00–20:00）. */
export function withNote(text: string, note: string, locale: Locale): string {
  if (note === '') return text
  return locale === 'en' ? `${text} (${note})` : `${text}（${note}）`
}
