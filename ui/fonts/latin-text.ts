/**
 * The characters that the label's typeface is cut down to: Latin text, prices, and the punctuation
 * and arrows of the shop's own words. Chinese is set in the reader's own typefaces.
 */
export const latinText = [between(0x20, 0x7e), between(0xa0, 0xff), '–—‘’“”•…‹›€™−'].join('')

function between(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return String.fromCodePoint(...codes)
}
