import { checkDigit } from '#domain/gtin.ts'

/** An EAN-13 with prefix 29, which GS1 reserves for in-store numbering. */
export function barcodeOf(styleNumber: string, colourIndex: number, sizeIndex: number): string {
  const digits = `29${styleNumber.padStart(6, '0')}${twoDigits(colourIndex + 1)}${twoDigits(sizeIndex + 1)}`
  return digits + checkDigit(digits)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
