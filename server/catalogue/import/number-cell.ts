/**
 * A number that a spreadsheet shows with an exponent, `1.23E+12`: its digits are lost. A spreadsheet
 * always writes the sign, so a name such as `12E5` is none.
 */
export function hasExponent(text: string): boolean {
  return /^-?\d([.,]\d+)?E[+-]\d+$/i.test(text)
}

/** A size or SKU, such as `4-2`, that a spreadsheet has taken for a day: `02-Apr`, `4月2日`. */
export function isSpreadsheetDay(text: string): boolean {
  return spreadsheetDay.test(text)
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const spreadsheetDay = new RegExp(
  `^(\\d{1,2}-(${months})(-\\d{2,4})?|(${months})-\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}月\\d{1,2}日)$`,
  'i',
)

/** The result of a formula that failed, `#REF!`, saved in place of a value. */
export function isFormulaError(text: string): boolean {
  return /^#(REF!|VALUE!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!)$/i.test(text)
}

/**
 * A number as people and spreadsheets write it, with a point before its decimals: `1,580.50`,
 * `1.580,50`, `99,90`, `HK$ 380`. Null if it can be read in no way, or in two: `1.234`.
 */
export function plainNumber(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replace(/^(HK\$|HKD|\$)\s*/i, '')
    .replaceAll(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  if (/^-?\d+,\d{1,2}$/.test(digits)) return digits.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(digits) ? digits : null
}
