import { language } from './language.ts'

/** One after the other: with a space in English, without one in Chinese. */
export function sentences(...parts: readonly string[]): string {
  return parts.join(language() === 'zh' ? '' : ' ')
}
