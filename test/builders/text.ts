import type { LocalizedText } from '#domain/locale.ts'

/** A plain string is used for all three languages. */
export type Text = string | LocalizedText

/** The value for a jsonb column. */
export function text(value: Text): string {
  return JSON.stringify(typeof value === 'string' ? { en: value, zh: value, cn: value } : value)
}
