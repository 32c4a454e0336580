import { normaliseReference } from '../order/reference.ts'
import type { Labelled } from './label-values.ts'
import type { ReadPiece } from './read-text.ts'

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

/** A bank's numbers are longer than the running numbers that forms and machines print. */
const leastLength = 8
const leastDigits = 6

export interface BankReference {
  /** In the form it is compared in; not for showing: look-alike letters are digits in it. */
  value: string
  text: string
  confidence: number
  /** No look at the picture read it otherwise. */
  isAgreed: boolean
}

/**
 * The reference by which the bank knows a payment, from all looks at the picture; null when there
 * is none, or when it is cut: part of a reference is shared by many payments.
 */
export function bankReferenceOf(
  labelled: readonly Labelled[],
  pieces: readonly ReadPiece[],
): BankReference | null {
  const valuesOf = (field: Labelled['field']) =>
    labelled.filter((each) => each.field === field).map(({ value }) => value)
  const named = valuesOf('bank_reference')
  const bare = valuesOf('bare_reference')
  if ([...named, ...bare].some(isCut)) return null
  return (
    agreed(named, bankReferenceIn) ??
    // A bare "Reference" may head anything; a number of a bank's length tells.
    agreed(bare, longNumberIn) ??
    agreed(pieces, plainBankReferenceIn)
  )
}

function agreed(
  pieces: readonly ReadPiece[],
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
  // Where a look has lost the end of it, the longer reading is the whole one.
  const whole = found
    .filter(({ value }) => value.startsWith(surest.value))
    .toSorted((one, other) => other.value.length - one.value.length)
  const best = whole[0] ?? surest
  return { ...best, isAgreed: found.every(({ value }) => value === best.value) }
}

/** Digits that end in dots, however they were read, are masked, or touch the picture's edge. */
function isCut({ text, isAtEdge }: ReadPiece): boolean {
  return (
    /\d{3}/.test(text) && (isAtEdge === true || /[^\p{L}\p{N})\s]$|[*＊•…⋯]/u.test(text.trim()))
  )
}

/** A reference by its looks, such as FRN2026112100252614927, where its label was not read. */
function plainBankReferenceIn(text: string): string | null {
  return /^[A-Z]{2,4}\d{10,30}$/.test(text.normalize('NFKC').trim()) ? bankReferenceIn(text) : null
}

function longNumberIn(text: string): string | null {
  return /^[A-Z]{0,4}\d{9,30}$/i.test(text.normalize('NFKC').replaceAll(/[\s-]/g, ''))
    ? bankReferenceIn(text)
    : null
}

/** What may be a bank's reference, in the form it is compared in; an order's own is none. */
export function bankReferenceIn(text: string): string | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  if (letters.startsWith('PR') && normaliseReference(letters) !== null) return null
  const plain = letters.replaceAll(/[OQDILSZB]/g, (letter) => lookAlikes[letter] ?? letter)
  const digits = plain.replaceAll(/\D/g, '').length
  return plain.length >= leastLength && plain.length <= 40 && digits >= leastDigits ? plain : null
}
