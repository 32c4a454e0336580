import { systemReasons } from '#contract/system-reasons.ts'
import type { RefundOutcome } from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { finishRefund, failRefund } from './finish-refund.ts'

/** After this many attempts without an answer the refund is left to staff. */
const maxAttempts = 8

/** Reason shown for a refund that may have gone through despite the missing answer. */
export const unanswered = systemReasons.unanswered.en

/** Sends a pending refund to the gateway. */
export async function refundCard(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await countAttempt(ctx, refundId)
  if (!refund) return
  const outcome = await requestRefund(ctx, refund)
  await inTransaction(ctx, async (trx) => {
    if (outcome.kind === 'refused') return failRefund(trx, refundId, outcome.reason)
    const { reference } = outcome
    if (outcome.kind === 'done') return finishRefund(trx, ctx, refundId, reference)
    // The result arrives by webhook.
    await trx
      .updateTable('refunds')
      .set({ provider_reference: reference })
      .where('id', '=', refundId)
      .where('state', '=', 'pending')
      .execute()
  })
}

type Due = NonNullable<Awaited<ReturnType<typeof countAttempt>>>

async function countAttempt(ctx: Ctx, refundId: string) {
  const counted = await ctx.db
    .updateTable('refunds as r')
    .from('payments as p')
    .whereRef('p.id', '=', 'r.payment_id')
    .set((eb) => ({ attempts: eb('r.attempts', '+', 1) }))
    .where('r.id', '=', refundId)
    .where('r.state', '=', 'pending')
    .where('r.method', '=', 'card')
    .where('r.provider_reference', 'is', null)
    .returning(['r.id', 'r.round', 'r.attempts', 'r.amount_cents', 'p.provider'])
    .returning('p.provider_reference as payment')
    .executeTakeFirst()
  return counted
}

async function requestRefund(ctx: Ctx, refund: Due): Promise<RefundOutcome> {
  const { cards } = ctx
  if (cards?.provider !== refund.provider || refund.payment === null) {
    return { kind: 'refused', reason: systemReasons.other_gateway.en }
  }
  try {
    return await cards.refund({
      key: `${refund.id}-${refund.round}`,
      paymentReference: refund.payment,
      amountCents: refund.amount_cents,
    })
  } catch (error) {
    if (refund.attempts < maxAttempts) throw error
    ctx.log.warn({ refund: refund.id, error: String(error) }, 'gateway does not answer to a refund')
    return { kind: 'refused', reason: unanswered }
  }
}
