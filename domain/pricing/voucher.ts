import { type Cents, noCents } from '../money.ts'

/** Why a voucher takes nothing off; the first four are found when looking up the code. */
export const voucherProblems = [
  'unknown',
  'already_used',
  'limit_reached',
  'points_owed',
  'not_started',
  'expired',
  'min_spend',
  'min_quantity',
  'nothing_to_discount',
  'shipping_already_free',
] as const

export type VoucherProblem = (typeof voucherProblems)[number]

export interface VoucherOutcome {
  code: string
  isApplied: boolean
  problem: VoucherProblem | null
  amount: Cents
  /** Amount short of the minimum spend, for "HK$50 more". */
  missingSpend: Cents
  missingQuantity: number
}

export interface Shortfall {
  problem: VoucherProblem
  missingSpend?: Cents
  missingQuantity?: number
}

export function refusedVoucher(
  code: string,
  { problem, missingSpend = noCents, missingQuantity = 0 }: Shortfall,
): VoucherOutcome {
  return { code, isApplied: false, problem, amount: noCents, missingSpend, missingQuantity }
}

export function appliedVoucher(code: string, amount: Cents): VoucherOutcome {
  return {
    code,
    isApplied: true,
    problem: null,
    amount,
    missingSpend: noCents,
    missingQuantity: 0,
  }
}
