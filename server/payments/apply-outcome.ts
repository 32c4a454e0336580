import { systemReasons } from '#contract/system-reasons.ts'
import { newId } from '#domain/ids.ts'
import type { PaymentIssue } from '#domain/payment-issue.ts'
import { refusal } from '#domain/order/order-status.ts'
import { notifyCustomer } from '../orders/order-notifications.ts'
import { stateOf } from '../orders/present.ts'
import { lockOrder } from '../orders/queries.ts'
import { moveOrder } from '../orders/move-order.ts'
import { markAsPaid } from '../orders/settle-payment.ts'
import type { Outcome, TakenMoney } from '../platform/adapters/cards/card-gateway.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { markEnded } from './card-sessions.ts'
import { returnToCard } from './change-payment.ts'
import { receivedFor } from './received-for.ts'
import { saveCard } from './save-card.ts'
import { startRefund } from './start-refund.ts'

/**
 * Records the outcome of a session. Idempotent, and independent of the order in which outcomes
 * arrive. Returns the payment issue for staff, if any.
 */
export async function applyOutcome(
  trx: Trx,
  ctx: TrxCtx,
  provider: string,
  outcome: Outcome,
): Promise<PaymentIssue | null> {
  switch (outcome.kind) {
    case 'open':
      return null
    case 'ended':
      await markEnded(trx, outcome.sessionId)
      return null
    case 'bound':
      return saveCard(trx, ctx, provider, outcome)
    case 'paid':
      return applyPayment(trx, ctx, { provider, ...outcome })
  }
}

interface Arrived {
  provider: string
  sessionId: string
  paymentReference: string
  money: TakenMoney
}

async function applyPayment(trx: Trx, ctx: TrxCtx, arrived: Arrived): Promise<PaymentIssue | null> {
  const { provider, sessionId, paymentReference, money } = arrived
  const session = await trx
    .selectFrom('card_sessions')
    .select(['order_id', 'amount_cents'])
    .where('id', '=', sessionId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (!session?.order_id) return { code: 'unasked_payment', payment: paymentReference }
  const order = await lockOrder(trx, session.order_id)
  const known = await trx
    .selectFrom('payments')
    .select('id')
    .where('provider_reference', '=', paymentReference)
    .executeTakeFirst()
  if (known) return null
  const isExact = money.currency === 'HKD' && money.amountCents === session.amount_cents
  if (!isExact) {
    await markEnded(trx, sessionId)
    return {
      code: 'wrong_amount',
      payment: paymentReference,
      paid: money.amountCents,
      currency: money.currency,
      expected: session.amount_cents ?? 0,
    }
  }
  await trx
    .updateTable('card_sessions')
    .set({ state: 'paid' })
    .where('id', '=', sessionId)
    .execute()
  // Items were cancelled, or a part was paid, while the page was open: it asked for another sum.
  const due = order.total_cents - (await receivedFor(trx, order.id))
  const isCurrent = money.amountCents === due
  const isOwed = isCurrent && refusal(stateOf(order), 'mark_paid', 'system') === null
  const payment = { id: newId('payment'), isSurplus: !isOwed }
  await writePayment(trx, ctx, session.order_id, payment, arrived)
  if (isOwed) await settleByCard(trx, ctx, session.order_id)
  else await giveBack(trx, ctx, session.order_id, payment.id, arrived)
  return null
}

async function writePayment(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  payment: { id: string; isSurplus: boolean },
  { provider, paymentReference, money }: Arrived,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: orderId,
      method: 'card',
      provider,
      provider_reference: paymentReference,
      amount_cents: money.amountCents,
      is_surplus: payment.isSurplus,
      created_at: ctx.clock(),
    })
    .execute()
}

async function settleByCard(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  const transition = {
    orderId,
    action: 'mark_paid',
    actor: 'system',
    template: 'payment_received',
  } as const
  await moveOrder(trx, ctx, transition, async (order) => {
    const now = ctx.clock()
    await returnToCard(trx, order, now)
    // A proof sent before the card payment is no longer needed.
    await trx
      .updateTable('payment_proofs')
      .set({ state: 'rejected', reason: systemReasons.paid_by_card.en, decided_at: now })
      .where('order_id', '=', orderId)
      .where('state', '=', 'waiting')
      .execute()
    await markAsPaid(trx, ctx, orderId)
  })
}

/** Refunds money that arrived after the order was cancelled, paid, or cost less. */
async function giveBack(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  paymentId: string,
  { money }: Arrived,
): Promise<void> {
  const reason = systemReasons.not_owed.en
  const { amountCents } = money
  const refund = { orderId, paymentId, cents: amountCents, reason }
  const { refundIds } = await startRefund(trx, ctx, refund)
  for (const refundId of refundIds) {
    await notifyCustomer(trx, { orderId, template: 'payment_returned', refundId })
  }
}
