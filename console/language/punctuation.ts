import { language } from './language.ts'

/** One after the other: with a space in English, without one in Chinese. */
export function sentences(...parts: readonly string[]): string {
  return parts.join(language() === 'zh' ? '' : ' ')
}

/** Between a label and what it is about, as the console's language writes it. */
export function colon(): string {
  return language() === 'zh' ? '：' : ': '
}
