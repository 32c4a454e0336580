import { isMatch, isMismatch, surer, unread, type Check } from './check.ts'
import type { SlipFacts } from './read-slip.ts'

/** Fewer digits than this in sight say nothing about an account. */
const fewestVisible = 3

/**
 * Whether the money went to one of the shop's accounts or FPS identifiers. Masked numbers count
 * when every digit in sight is right.
 */
export function matchAccount(facts: SlipFacts, accounts: readonly string[]): Check {
  for (const { text, confidence } of [...facts.payeeIds, ...facts.payees, ...facts.pieces]) {
    if (accounts.some((account) => names(text, account))) return isMatch(text, surer(confidence))
  }
  let other: Check = unread
  for (const { text, confidence } of facts.payeeIds) {
    const verdicts = accounts.map((account) => compareMasked(text, account))
    if (verdicts.includes('same')) return isMatch(text, Math.min(0.85, surer(confidence)))
    if (!verdicts.includes('hidden')) other = isMismatch(text, confidence)
  }
  return other
}

/** The whole number stands there, with or without the bank's three digits in front. */
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

/** Stretches of digits, as they are set with hyphens and spaces. */
function numbersIn(text: string): string[] {
  const plain = text.normalize('NFKC')
  const grouped = plain.match(/\d[\d\s-]*\d/g) ?? []
  return grouped.flatMap((group) => [digitsOf(group), ...group.split(/\s+/).map(digitsOf)])
}

/**
 * `***-***345-678` against 012-875-200345-678. Stars are easily misread as letters, so whatever
 * is no digit hides something.
 */
function compareMasked(text: string, account: string): 'same' | 'different' | 'hidden' {
  const wanted = digitsOf(account)
  const [front, back] = endsOf(text.normalize('NFKC'))
  const visible = front.length + back.length
  if (wanted === '' || visible < fewestVisible) return 'hidden'
  const isWhole = back === ''
  if (isWhole) return 'different'
  const isFrontRight =
    front.length < fewestVisible || [wanted, wanted.slice(3)].some((each) => each.startsWith(front))
  if (wanted.endsWith(back) && isFrontRight && back.length >= fewestVisible) return 'same'
  return 'different'
}

/** The digits before whatever hides the rest, and those behind it. */
function endsOf(text: string): [string, string] {
  const marks = text.replaceAll(/[\s-]/g, '')
  const front = /^\d*/.exec(marks)?.[0] ?? ''
  if (front === marks) return [front, '']
  return [front, /\d*$/.exec(marks)?.[0] ?? '']
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
