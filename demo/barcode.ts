/** An EAN-13 with prefix 29, which GS1 reserves for in-store numbering. */
export function barcodeOf(styleNumber: string, colourIndex: number, sizeIndex: number): string {
  const digits = `29${styleNumber.padStart(6, '0')}${twoDigits(colourIndex + 1)}${twoDigits(sizeIndex + 1)}`
  return digits + checkDigit(digits)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function checkDigit(digits: string): string {
  let sum = 0
  for (const [index, digit] of Array.from(digits).entries())
    sum += Number(digit) * (index % 2 === 0 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}
