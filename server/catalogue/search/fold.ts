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
  if (isPlain.test(text)) return text.replaceAll("'", '').toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** ASCII, Chinese characters, and marks that no word has in it: nothing else to be made plain. */
const isPlain =
  /^[\0-\x7f\u4e00-\u9fff\u3001-\u3003\u3008-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/

/** A Chinese character's form; any other is its own. */
export function foldHan(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const simplified = toMainland(character)
  const form = byHand[simplified] ?? simplified
  folded.set(character, form)
  return form
}
