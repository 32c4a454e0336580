/**
 * The characters in the subset typeface: Latin text, prices, and the punctuation and arrows used in
 * the shop's texts. Chinese is shown in system typefaces.
 */
export const latinText = [between(0x20, 0x7e), between(0xa0, 0xff), '–—‘’“”•…‹›€™−'].join('')

function between(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return String.fromCodePoint(...codes)
}
