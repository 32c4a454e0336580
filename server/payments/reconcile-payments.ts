import { issueForLog } from '#domain/payment-issue.ts'
import type { CardGateway, ListedPayment } from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx } from '../platform/context.ts'
import { settle } from './close-sessions.ts'

interface Reconciled {
  /** Payments that both sides know. */
  known: number
  /** Recorded now: their orders are paid, or the money goes back because it was not owed. */
  applied: ListedPayment[]
  /** A person has to look at them, each with what is wrong. */
  left: { payment: ListedPayment; problem: string }[]
  /** What the shop recorded since then and the gateway does not list, by its reference. */
  unknownToGateway: string[]
}

/**
 * Compares the gateway's payments since a time with the shop's, and records what is missing as a
 * webhook would: after a restore, and after webhooks that never arrived.
 */
export async function reconcilePayments(
  ctx: Ctx,
  cards: CardGateway & Required<Pick<CardGateway, 'listPaid'>>,
  since: Date,
): Promise<Reconciled> {
  const found: Reconciled = { known: 0, applied: [], left: [], unknownToGateway: [] }
  const listed = new Set<string>()
  for await (const payment of cards.listPaid(since)) {
    listed.add(payment.paymentReference)
    if (await isRecorded(ctx, payment)) {
      found.known++
      continue
    }
    const problem = await record(ctx, payment)
    if (problem === null) found.applied.push(payment)
    else found.left.push({ payment, problem })
  }
  const own = await ctx.db
    .selectFrom('payments')
    .select('provider_reference as reference')
    .where('provider', '=', cards.provider)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute()
  for (const { reference } of own) {
    if (reference !== null && !listed.has(reference)) found.unknownToGateway.push(reference)
  }
  return found
}

/** What is wrong, or null. Money that went back already pays for nothing. */
async function record(ctx: Ctx, payment: ListedPayment): Promise<string | null> {
  const { paymentReference, refundedCents, sessionId } = payment
  if (refundedCents > 0) return `${paymentReference} was refunded at the gateway`
  const issue = await settle(ctx, sessionId, payment)
  return issue && issueForLog(issue)
}

async function isRecorded({ db }: Ctx, payment: ListedPayment): Promise<boolean> {
  const known = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_reference', '=', payment.paymentReference)
    .executeTakeFirst()
  return known !== undefined
}
