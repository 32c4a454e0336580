/** What a bank line does to an order: pays it, proves a payment, or is money that was not owed. */
export const lineSteps = ['pay', 'link', 'refund'] as const
export type LineStep = (typeof lineSteps)[number]

export interface MatchableOrder {
  /** Staff may mark it as paid. */
  isPayable: boolean
  totalCents: number
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

/** Null if the line is less than what it would settle: then it settles nothing. */
export function settlementOf(cents: number, order: MatchableOrder): Settlement | null {
  if (order.isPayable) return settled('pay', null, cents - order.totalCents)
  const payment =
    order.payments.find((each) => each.cents === cents) ??
    order.payments.find(({ isSurplus }) => !isSurplus)
  if (payment) return settled('link', payment.id, cents - payment.cents)
  return settled('refund', null, cents)
}

function settled(step: LineStep, paymentId: string | null, excess: number): Settlement | null {
  return excess < 0 ? null : { step, paymentId, excessCents: excess }
}
