import type { Locale } from './locale.ts'

/** A label and its value: Courier: SF; 速遞公司：順豐. */
export function joinLabel(label: string, value: string, locale: Locale): string {
  return [label, value].filter(Boolean).join(locale === 'en' ? ': ' : '：')
}
