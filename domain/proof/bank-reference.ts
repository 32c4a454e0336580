import { normaliseReference } from '../order/reference.ts'
import type { Labelled } from './label-values.ts'
import type { RecognisedFragment } from './recognised-text.ts'

/** Folds look-alikes: the same proof read twice must give the same reference. */
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

/** Bank references are longer than the serial numbers printed on forms and receipts. */
const minLength = 8
const minDigits = 6

export interface BankReference {
  /** Normalised for comparison; not for display, because look-alike letters are digits in it. */
  value: string
  text: string
  confidence: number
  /** No OCR pass read it differently. */
  isAgreed: boolean
}

/**
 * The bank's reference for a payment, from all OCR passes; null if there is none, or if it is cut
 * off: many payments share a partial reference.
 */
export function bankReferenceOf(
  labelled: readonly Labelled[],
  pieces: readonly RecognisedFragment[],
): BankReference | null {
  const valuesOf = (field: Labelled['field']) =>
    labelled.filter((each) => each.field === field).map(({ value }) => value)
  const named = valuesOf('bank_reference')
  const bare = valuesOf('bare_reference')
  if ([...named, ...bare].some(isCut)) return null
  return (
    agreed(named, bankReferenceIn) ??
    // A bare "Reference" may label anything; the length shows that it is the bank's.
    agreed(bare, longNumberIn) ??
    agreed(pieces, plainBankReferenceIn)
  )
}

function agreed(
  pieces: readonly RecognisedFragment[],
  parse: (text: string) => string | null,
): BankReference | null {
  const found = pieces
    .flatMap(({ text, confidence }) => {
      const value = parse(text)
      return value === null ? [] : { value, text, confidence }
    })
    .toSorted((one, other) => other.confidence - one.confidence)
  const [surest] = found
  if (!surest) return null
  // If one pass lost the end, the longer reading is the complete one.
  const whole = found
    .filter(({ value }) => value.startsWith(surest.value))
    .toSorted((one, other) => other.value.length - one.value.length)
  const best = whole[0] ?? surest
  return { ...best, isAgreed: found.every(({ value }) => value === best.value) }
}

/**
 * True if it ends in dots (or digits misread from dots), is masked, or touches the picture's edge.
 */
function isCut({ text, isAtEdge }: RecognisedFragment): boolean {
  return (
    /\d{3}/.test(text) && (isAtEdge === true || /[^\p{L}\p{N})\s]$|[*＊•…⋯]/u.test(text.trim()))
  )
}

/**
 * A reference recognised by its format, such as FRN2026112100252614927, when its label was not
 * read.
 */
function plainBankReferenceIn(text: string): string | null {
  return /^[A-Z]{2,4}\d{10,30}$/.test(text.normalize('NFKC').trim()) ? bankReferenceIn(text) : null
}

function longNumberIn(text: string): string | null {
  return /^[A-Z]{0,4}\d{9,30}$/i.test(text.normalize('NFKC').replaceAll(/[\s-]/g, ''))
    ? bankReferenceIn(text)
    : null
}

/** A possible bank reference, normalised; null for an order's own reference. */
export function bankReferenceIn(text: string): string | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  if (letters.startsWith('PR') && normaliseReference(letters) !== null) return null
  const plain = letters.replaceAll(/[OQDILSZB]/g, (letter) => lookAlikes[letter] ?? letter)
  const digits = plain.replaceAll(/\D/g, '').length
  return plain.length >= minLength && plain.length <= 40 && digits >= minDigits ? plain : null
}
