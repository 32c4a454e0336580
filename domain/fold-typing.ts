/**
 * Reads what a person meant with any keyboard, for codes, numbers, amounts and dates: full-width characters
 * and the digits of other scripts become ASCII, any dash a hyphen, a Chinese full stop a point.
 */
export function foldTyping(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('。', '.')
}

/** Unicode lists the ten digits of a script in order, and never the half of a set. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = code - 1
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before -= 1
  return String((code - before - 1) % 10)
}
