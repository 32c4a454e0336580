import { centsOf, decimalText } from '#domain/format-money.ts'
import { sumCents } from '#domain/money.ts'
import type { StaffOrder } from './order-state.tsx'

type Refunds = StaffOrder['refunds']
type Payments = StaffOrder['payments']

/**
 * Sums that have gone back, and that are only meant to: by the transfer that staff still record, or by the
 * gateway. Leaves out what was not owed, and what pays for a replacement.
 */
export function refundSums(
  refunds: readonly Pick<Refunds[number], 'amount' | 'state' | 'method' | 'is_surplus'>[],
) {
  const counted = refunds.filter(({ is_surplus, method }) => !is_surplus && method !== 'exchange')
  const pending = counted.filter(({ state }) => state === 'pending')
  return {
    done: sumOf(counted.filter(({ state }) => state === 'done')),
    toTransfer: sumOf(pending.filter(({ method }) => method !== 'card')),
    toCard: sumOf(pending.filter(({ method }) => method === 'card')),
  }
}

/** The most that can still be refunded. */
export function refundable(
  payments: readonly Pick<Payments[number], 'refundable' | 'is_surplus'>[],
): string {
  const owed = payments.filter((payment) => !payment.is_surplus)
  return sumOf(owed.map((payment) => ({ amount: payment.refundable })))
}

function sumOf(all: readonly { amount: string }[]): string {
  return decimalText(sumCents(all.map(({ amount }) => centsOf(amount))))
}
