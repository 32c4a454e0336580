import type { LocalizedText } from './locale.ts'

const oneSize: LocalizedText = { en: 'One size', zh: '均碼', cn: '均码' }

/** Letters and numbers are the same in each language; the one size of a hat is not. */
export function sizeTitle(size: string): LocalizedText {
  const isOneSize = size.toLowerCase() === oneSize.en.toLowerCase()
  return isOneSize ? oneSize : { en: size, zh: size, cn: size }
}

/** `Navy / M`; empty for a product of one variant. */
export function variantTitle(
  colour: LocalizedText | null | undefined,
  size: string | null,
): LocalizedText {
  const named = size === null ? null : sizeTitle(size)
  const title = (locale: keyof LocalizedText) =>
    [colour?.[locale], named?.[locale]].filter(Boolean).join(' / ')
  return { en: title('en'), zh: title('zh'), cn: title('cn') }
}
