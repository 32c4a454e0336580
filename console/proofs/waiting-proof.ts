import { formatDay, hongKongDay } from '#domain/dates.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { showMoney } from '../language/show.ts'
import type { proofMessages } from './messages.ts'

export type WaitingProof = StaffAnswer<'GET /payment-proofs'>['data'][number]
export type ProofTexts = (typeof proofMessages)['en']
type CheckName = keyof ProofTexts['rows']

export interface CheckRow {
  name: CheckName
  expected: string
  /** The text in the picture; null if it was not read. */
  read: string | null
  result: keyof ProofTexts['results']
}

/** What was expected next to what was read; empty if nothing was read. */
export function checksOf({ recognition, order, created_at }: WaitingProof): CheckRow[] {
  const read = recognition?.result
  if (!read) return []
  const values = order.payee.map(({ value }) => value)
  const isNumber = (value: string) => /\d{4}/.test(value)
  const days = [...new Set([dayOf(order.created_at), dayOf(created_at)])].join(' – ')
  const row = (name: CheckName, expected: string, check: typeof read.amount_match): CheckRow => ({
    name,
    expected,
    read: check.read === null ? null : asShown(name, check.read),
    result: check.result,
  })
  return [
    row('amount', showMoney(order.due), read.amount_match),
    row('account', values.filter(isNumber).join(' / '), read.bank_number_match),
    row('payee', values.filter((value) => !isNumber(value)).join(' / '), read.payee_match),
    row('reference', order.reference, read.reference_match),
    row('date', days, read.date_match),
  ]
}

/** In the same form as what was expected, so that the eye finds the difference. */
function asShown(name: CheckName, read: string): string {
  if (name === 'amount' && /^\d+\.\d\d$/.test(read)) return showMoney(read)
  if (name === 'date' && /^\d{4}-\d\d-\d\d$/.test(read)) return formatDay(read)
  return read
}

function dayOf(at: string): string {
  return formatDay(hongKongDay(new Date(at)))
}

/** Whether it can be accepted without a second look. */
export function isSure({ recognition }: WaitingProof): boolean {
  return recognition?.is_full_match === true && recognition.flags.length === 0
}
