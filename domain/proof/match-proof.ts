import { addDays, type Day } from '../dates.ts'
import { decimalText } from '../format-money.ts'
import type { Cents } from '../money.ts'
import { isMatch, isMismatch, surer, unread, type Check } from './check.ts'
import type { EditSign } from './edit-sign.ts'
import { matchAccount } from './match-account.ts'
import { matchName } from './match-name.ts'
import { matchReference } from './match-reference.ts'
import type { ProofFields } from './parse-proof.ts'

export interface AwaitedPayment {
  amount: Cents
  reference: string
  /** The shop's names at its banks. */
  payeeNames: readonly string[]
  /** Account numbers, FPS identifiers, mobiles, emails. */
  accounts: readonly string[]
  orderedOn: Day
  uploadedOn: Day
}

export interface EditEvidence {
  signs: readonly EditSign[]
  /** False if a sum stands alone in its style, so that an edit of it would leave no sign. */
  isAmountCompared: boolean
}

const proofChecks = ['amount', 'account', 'payee', 'reference', 'date'] as const
type ProofCheck = (typeof proofChecks)[number]
export type ProofMatch = Record<ProofCheck, Check>

export function matchProof(fields: ProofFields, awaited: AwaitedPayment): ProofMatch {
  return {
    amount: matchAmount(fields, awaited.amount),
    account: matchAccount(fields, awaited.accounts),
    payee: matchName(fields, awaited.payeeNames),
    reference: matchReference(fields, awaited.reference),
    date: matchDate(fields, awaited),
  }
}

/** Below this confidence, the other digits may be right as well. */
const legible = 0.5

function matchAmount({ amounts }: ProofFields, expected: Cents): Check {
  const right = amounts.find(({ value }) => value === expected)
  // A sum that was hardly read says nothing: a final 0 may have become a 9.
  const wrong = amounts.find(({ value, confidence }) => value !== expected && confidence >= legible)
  // OCR passes differ, or there are two unlabelled sums: leave it to staff.
  if (right && wrong) return isMatch(decimalText(right.value), legible)
  if (right) return isMatch(decimalText(right.value), surer(right.confidence))
  return wrong ? isMismatch(decimalText(wrong.value), wrong.confidence) : unread
}

/** The date must be between the order and the upload. */
function matchDate({ date }: ProofFields, { orderedOn, uploadedOn }: AwaitedPayment): Check {
  if (!date) return unread
  // Another time zone may be a day ahead.
  const isInTime = date.value >= orderedOn && date.value <= addDays(uploadedOn, 1)
  return isInTime
    ? isMatch(date.value, surer(date.confidence))
    : isMismatch(date.value, date.confidence)
}

/** Below this confidence, staff must check. */
const sureEnough = 0.75

/**
 * True if nothing is left to check: completed, in HKD, to our account, for this order, in time,
 * with a bank reference to recognise duplicates by, no sign of editing, and an amount in which one
 * would show. Reuse of a proof is checked elsewhere.
 */
export function isFullMatch(
  fields: ProofFields,
  match: ProofMatch,
  { signs, isAmountCompared }: EditEvidence,
): boolean {
  const isSure = ({ result, confidence }: Check) => result === 'match' && confidence >= sureEnough
  const checks = Object.values(match)
  return (
    fields.outcome === 'done' &&
    fields.kind !== 'unknown' &&
    fields.bankReference !== null &&
    fields.bankReference.isAgreed &&
    signs.length === 0 &&
    isAmountCompared &&
    checks.every(({ result }) => result !== 'mismatch') &&
    [match.amount, match.account, match.reference, match.date].every(isSure)
  )
}
