import { isMatch, isMismatch, surer, unread, type Check } from './check.ts'
import type { ProofFields } from './parse-proof.ts'

/** With fewer visible digits, a masked number says nothing about an account. */
const minVisible = 3

/**
 * Whether the money went to one of the shop's accounts or FPS identifiers. Masked numbers match if
 * every visible digit does.
 */
export function matchAccount(fields: ProofFields, accounts: readonly string[]): Check {
  for (const { text, confidence } of [...fields.payeeIds, ...fields.payees, ...fields.pieces]) {
    if (accounts.some((account) => names(text, account))) return isMatch(text, surer(confidence))
  }
  let other: Check = unread
  for (const { text, confidence } of fields.payeeIds) {
    const verdicts = accounts.map((account) => compareMasked(text, account))
    if (verdicts.includes('same')) return isMatch(text, Math.min(0.85, surer(confidence)))
    if (!verdicts.includes('hidden')) other = isMismatch(text, confidence)
  }
  return other
}

/** True if it contains the whole number, with or without the bank's three-digit code. */
function names(text: string, account: string): boolean {
  if (account.includes('@')) return text.toLowerCase().includes(account.toLowerCase())
  const wanted = digitsOf(account)
  const spellings = [wanted, ...(wanted.length > 10 ? [wanted.slice(3)] : [])]
  return numbersIn(text).some((number) =>
    spellings.some(
      (each) => number === each || (number.length === each.length + 3 && number.endsWith(each)),
    ),
  )
}

/** Runs of digits, including hyphens and spaces. */
function numbersIn(text: string): string[] {
  const plain = text.normalize('NFKC')
  const grouped = plain.match(/\d[\d\s-]*\d/g) ?? []
  return grouped.flatMap((group) => [digitsOf(group), ...group.split(/\s+/).map(digitsOf)])
}

/**
 * Compares `***-***345-678` with 012-875-200345-678. OCR easily reads stars as letters, so any
 * other character counts as a mask.
 */
function compareMasked(text: string, account: string): 'same' | 'different' | 'hidden' {
  const wanted = digitsOf(account)
  const [front, back] = endsOf(text.normalize('NFKC'))
  const visible = front.length + back.length
  if (wanted === '' || visible < minVisible) return 'hidden'
  const isWhole = back === ''
  if (isWhole) return 'different'
  const isFrontRight =
    front.length < minVisible || [wanted, wanted.slice(3)].some((each) => each.startsWith(front))
  if (wanted.endsWith(back) && isFrontRight && back.length >= minVisible) return 'same'
  return 'different'
}

/** The digits before and after the mask. */
function endsOf(text: string): [string, string] {
  const marks = text.replaceAll(/[\s-]/g, '')
  const front = /^\d*/.exec(marks)?.[0] ?? ''
  if (front === marks) return [front, '']
  return [front, /\d*$/.exec(marks)?.[0] ?? '']
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
