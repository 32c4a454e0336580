import type { LocalizedText } from '#domain/locale.ts'

/**
 * A text as it was typed: what the shop filled in is left empty again, so that it follows when its
 * source changes.
 */
export function writtenOf({ en, zh, cn }: LocalizedText, isCnDerived: boolean): LocalizedText {
  return { en, zh: zh === en ? '' : zh, cn: isCnDerived ? '' : cn }
}
