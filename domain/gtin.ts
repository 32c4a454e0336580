/**
 * The barcode as the number that identifies the item all over the world (GTIN-8, 12, 13 or 14); null
 * for any other code, and for numbers that GS1 leaves to each shop and to coupons.
 */
export function gtinOf(barcode: string | null): string | null {
  if (barcode === null || !/^(\d{8}|\d{12,14})$/.test(barcode)) return null
  if (checkDigit(barcode.slice(0, -1)) !== barcode.at(-1)) return null
  const isOwn = barcode.length === 8 ? /^[02]/ : /^(02|04|2|98|99)/
  const digits = barcode.length === 8 ? barcode : barcode.padStart(14, '0').slice(1)
  return isOwn.test(digits) ? null : barcode
}

/** The last digit of a GTIN that begins with these. */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
