import type { LocalizedText } from '#domain/locale.ts'
import { completeText } from './complete-translations.ts'

/** Names of the texts whose simplified Chinese equals the derived one. */
export function derivedCn(texts: Readonly<Record<string, LocalizedText | null>>): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    text !== null && completeText({ ...text, cn: '' }).cn === text.cn ? [name] : [],
  )
}
