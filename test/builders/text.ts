import type { LocalizedText } from '#domain/locale.ts'

/** One string stands for all three languages. */
export type Text = string | LocalizedText

/** As a jsonb column takes it. */
export function text(value: Text): string {
  return JSON.stringify(typeof value === 'string' ? { en: value, zh: value, cn: value } : value)
}
