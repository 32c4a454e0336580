import type { z } from '@hono/zod-openapi'
import type { counterPayments } from '#contract/staff/counter-payments.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { PaymentCopy } from '#db/json-types.ts'
import { counterTitle, type CounterMethod } from '#domain/counter/counter-methods.ts'
import { partAmounts } from '#domain/counter/part-amounts.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents, sumCents, type Cents } from '#domain/money.ts'
import type { Trx } from '../../platform/database/db.ts'

export type CounterPayments = z.output<typeof counterPayments>
type CounterPayment = CounterPayments[number]

export interface PaidPart {
  method: CounterMethod
  amount: Cents
  /** Handed over in cash. */
  given: Cents | null
  reference: string | null
}

/**
 * The parts in which a sum is paid, each with its amount. Throws `invalid` for more than the sum,
 * for too little cash and for a missing reference.
 */
export function readParts(payments: CounterPayments, sum: Cents): PaidPart[] {
  const amounts = partAmounts(
    sum,
    payments.map(({ amount }) => (amount === null ? null : centsOf(amount))),
  )
  const parts = payments.map((payment, at) => readPart(payment, amounts[at] ?? cents(0)))
  const issues = parts.flatMap((part, at) => issuesOf(part, sum, `payments.${at}`))
  if (paidWith(parts) > sum) {
    issues.push({ path: `payments.${parts.length - 1}.amount`, message: issueSentences.over_due })
  }
  refuseIssues(issues)
  return parts
}

export function paidWith(parts: readonly PaidPart[]): Cents {
  return sumCents(parts.map(({ amount }) => amount))
}

/** What goes back to who gave more cash than was asked for. */
export function changeFor(parts: readonly PaidPart[]): Cents {
  return sumCents(parts.map(({ amount, given }) => cents((given ?? amount) - amount)))
}

function readPart({ method, given, reference }: CounterPayment, amount: Cents): PaidPart {
  const cash = given === null ? amount : centsOf(given)
  return {
    method,
    amount,
    given: method === 'cash' ? cash : null,
    reference: reference === '' ? null : reference,
  }
}

function issuesOf({ amount, given, method, reference }: PaidPart, sum: Cents, path: string) {
  const issues: Issue[] = []
  if (amount === 0 && sum > 0) {
    issues.push({ path: `${path}.amount`, message: issueSentences.above_zero })
  }
  if (given !== null && given < amount) {
    issues.push({ path: `${path}.given`, message: issueSentences.given_too_little })
  }
  if (method !== 'cash' && reference === null && amount > 0) {
    issues.push({ path: `${path}.reference`, message: issueSentences.required })
  }
  return issues
}

/** How an order shows what was paid at a counter: by the largest part, under the names of all. */
export function shownAs(parts: readonly PaidPart[]): {
  method: CounterMethod
  payment: PaymentCopy
} {
  const [largest] = parts.toSorted((a, b) => b.amount - a.amount)
  const title = counterTitle(parts.map(({ method }) => method))
  return {
    method: largest?.method ?? 'cash',
    payment: { title, payee: [], link: null, fps: null },
  }
}

/** Puts the parts into an open till. */
export async function writeParts(
  trx: Trx,
  { orderId, tillId, at }: { orderId: string; tillId: string; at: Date },
  parts: readonly PaidPart[],
): Promise<void> {
  await trx
    .insertInto('payments')
    .values(
      parts.map(({ method, amount, given, reference }) => ({
        id: newId('payment'),
        order_id: orderId,
        method,
        amount_cents: amount,
        given_cents: given,
        reference,
        created_at: at,
        cash_session_id: tillId,
      })),
    )
    .execute()
}
