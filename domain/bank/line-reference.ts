import { normaliseReference } from '../order/reference.ts'

/** Length of `PR7K3Q9XD`. */
const length = 9

/**
 * The order's reference in a statement's line, however the payer or the bank spaced it; null if
 * there is none, or more than one.
 */
export function referenceInLine(text: string): string | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  const found = [...letters.matchAll(/P(?=R)/g)].flatMap(
    ({ index }) => normaliseReference(letters.slice(index, index + length)) ?? [],
  )
  const [only, other] = new Set(found)
  return only !== undefined && other === undefined ? only : null
}
