/**
 * What a bank line does to an order: pays it, pays a part of it, proves a payment, or is money that
 * was not owed.
 */
export const lineSteps = ['pay', 'part', 'link', 'refund'] as const
export type LineStep = (typeof lineSteps)[number]

export interface MatchableOrder {
  /** Staff may mark it as paid. */
  isPayable: boolean
  /** What is left to pay of it. */
  dueCents: number
  /** Payments by transfer that no bank line proves yet. */
  payments: readonly { id: string; cents: number; isSurplus: boolean }[]
}

export interface Settlement {
  step: LineStep
  /** The payment that it proves. */
  paymentId: string | null
  /** What is left over, and goes back to the customer. */
  excessCents: number
}

/** Null if the line is less than the payment it would prove: then it proves nothing. */
export function settlementOf(cents: number, order: MatchableOrder): Settlement | null {
  if (order.isPayable) {
    // A part that staff have recorded before.
    const known = order.payments.find((each) => each.cents === cents && !each.isSurplus)
    if (known) return settled('link', known.id, 0)
    const excess = cents - order.dueCents
    return excess < 0 ? settled('part', null, 0) : settled('pay', null, excess)
  }
  const payment =
    order.payments.find((each) => each.cents === cents) ??
    order.payments.find(({ isSurplus }) => !isSurplus)
  if (payment) return settled('link', payment.id, cents - payment.cents)
  return settled('refund', null, cents)
}

function settled(step: LineStep, paymentId: string | null, excess: number): Settlement | null {
  return excess < 0 ? null : { step, paymentId, excessCents: excess }
}
