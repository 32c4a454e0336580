import type { StaffAnswer } from '../api/staff-api.ts'
import { showMoney } from '../language/show.ts'
import type { bankMessages } from './bank-messages.ts'

export type BankLine = StaffAnswer<'GET /bank-lines'>['data'][number]
export type LineMatch = NonNullable<BankLine['match']>
export type BankTexts = (typeof bankMessages)['en']

/** Calls whose answers a decision about a bank line changes. */
export const bankCalls = [
  'GET /bank-lines',
  'GET /bank-lines/{id}/orders',
  'GET /payment-proofs',
  'GET /orders',
  'GET /orders/{id}',
  'GET /refunds',
  'GET /today',
] as const

export function hasExcess({ excess }: LineMatch): boolean {
  return Number(excess) > 0
}

/** What a match does, in a sentence. */
export function effectOf(match: LineMatch, { does }: BankTexts): string {
  const excess = showMoney(match.excess)
  if (match.step === null) return does.none
  if (match.step === 'refund') return does.refund(excess)
  if (match.step === 'part') return does.part(showMoney(match.left))
  if (match.step === 'link') return hasExcess(match) ? does.linkMore(excess) : does.link()
  return hasExcess(match) ? does.payMore(excess) : does.pay()
}
