/** Look-alikes become one: the same slip read twice must give the same reference. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  Z: '2',
  B: '8',
}

/**
 * The reference by which the bank knows a payment, in the form it is compared in; null when the
 * text holds none. Not for showing: look-alike letters are digits in it.
 */
export function bankReferenceIn(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OQDILSZB]/g, (letter) => lookAlikes[letter] ?? letter)
  const digits = plain.replaceAll(/\D/g, '').length
  return plain.length >= 6 && plain.length <= 40 && digits >= 4 ? plain : null
}
