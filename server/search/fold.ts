import { Converter } from 'opencc-js/t2cn'

const toMainland = Converter({ from: 'hk', to: 'cn' })

/** What the converter leaves apart but a shopper writes either way. */
const byHand: Readonly<Record<string, string>> = { 著: '着', 钮: '纽', 绵: '棉' }

const folded = new Map<string, string>()

/**
 * The form in which a text and a query meet: full-width and accented letters made plain, lower
 * case, Chinese characters as the Mainland writes them. One character at a time, because whole
 * phrases convert by their context, and then a part of a text would no longer be found in it.
 */
export function fold(text: string): string {
  let form = ''
  for (const character of foldLatin(text)) {
    form += character < '\u2e80' ? character : foldHan(character)
  }
  return form
}

/** All of it but the Chinese characters. */
export function foldLatin(text: string): string {
  if (isAscii.test(text)) return text.replaceAll("'", '').toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

const isAscii = /^[\0-\x7f]*$/

/** A Chinese character's form; any other is its own. */
export function foldHan(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const simplified = toMainland(character)
  const form = byHand[simplified] ?? simplified
  folded.set(character, form)
  return form
}
