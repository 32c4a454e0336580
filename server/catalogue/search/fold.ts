import { toSimplified } from '../../platform/text/to-simplified.ts'

/** Variants that shoppers use interchangeably but the converter keeps apart. */
const byHand: Readonly<Record<string, string>> = { 著: '着', 钮: '纽', 绵: '棉' }

const folded = new Map<string, string>()

/**
 * Normalises texts and queries for comparison: full-width and accented letters become plain, lower
 * case, Chinese becomes simplified. Converts one character at a time, because whole phrases convert
 * by their context, and a part of a text would no longer match it.
 */
export function fold(text: string): string {
  let form = ''
  for (const character of foldLatin(text)) {
    form += character < '\u2e80' ? character : foldHan(character)
  }
  return form
}

/** Normalises everything except Chinese characters. */
export function foldLatin(text: string): string {
  if (isPlain.test(text)) return text.replaceAll("'", '').toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** ASCII, Chinese characters and their punctuation: only case and apostrophes need folding. */
const isPlain =
  /^[\0-\x7f\u4e00-\u9fff\u3001-\u3003\u3008-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/

/** The simplified form of a Chinese character; others are unchanged. */
export function foldHan(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const simplified = toSimplified(character)
  const form = byHand[simplified] ?? simplified
  folded.set(character, form)
  return form
}
