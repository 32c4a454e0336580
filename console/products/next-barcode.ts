import { checkDigit } from '#domain/gtin.ts'

/**
 * The barcode after this one, as a shop numbers its own: an EAN-13 counts on with a new check
 * digit, other codes by the digits at their end. One without digits has none after it.
 */
export function nextBarcode(code: string): string {
  if (isEan13(code)) {
    const next = String(Number(code.slice(0, 12)) + 1).padStart(12, '0')
    return next.length > 12 ? '' : `${next}${checkDigit(next)}`
  }
  const [digits = ''] = /\d+$/.exec(code) ?? []
  if (digits === '') return ''
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0')
  return `${code.slice(0, code.length - digits.length)}${next}`
}

function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && code.endsWith(checkDigit(code.slice(0, 12)))
}
