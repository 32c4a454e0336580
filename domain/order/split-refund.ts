import { cents, type Cents } from '../money.ts'

export interface RefundablePayment {
  id: string
  /** The part that has not been refunded. */
  left: Cents
}

export interface RefundPart {
  paymentId: string
  cents: Cents
}

/**
 * Divides a refund among the payments it goes back to: the one with the most left first, so that it
 * takes as few as possible. Null if together they have less left.
 */
export function splitRefund(
  payments: readonly RefundablePayment[],
  amount: Cents,
): RefundPart[] | null {
  const parts: RefundPart[] = []
  let rest: number = amount
  for (const { id, left } of payments.toSorted((a, b) => b.left - a.left)) {
    const part = cents(Math.min(left, rest))
    if (part > 0) parts.push({ paymentId: id, cents: part })
    rest -= part
  }
  return rest > 0 ? null : parts
}
