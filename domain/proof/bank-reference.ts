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

/** A reference by its looks, such as FRN2026112100252614927, where its label was not read. */
export function plainBankReferenceIn(text: string): string | null {
  return /^[A-Z]{2,4}\d{10,30}$/.test(text.normalize('NFKC').trim()) ? bankReferenceIn(text) : null
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
