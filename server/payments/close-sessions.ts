import { dayMs, minuteMs } from '#domain/dates.ts'
import type { PaymentIssue } from '#domain/payment-issue.ts'
import type { Outcome } from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { applyOutcome } from './apply-outcome.ts'
import { checkKey, findCardSession, markEnded } from './card-sessions.ts'
import { recordPaymentIssue } from './record-payment-issue.ts'

/** A session still open at the gateway this long after its end is given up. */
const giveUpAfterMs = dayMs

/** Asks the gateway for a session's outcome, in case the webhook got lost. */
export async function checkCardSession(ctx: Ctx, sessionId: string): Promise<void> {
  const session = await findCardSession(ctx.db, sessionId)
  if (!session || !['new', 'open'].includes(session.state)) return
  const reference = session.provider_reference
  const now = ctx.clock().getTime()
  if (reference === null || session.provider !== ctx.cards?.provider) {
    if (session.expires_at.getTime() <= now) await markEnded(ctx.db, sessionId)
    return
  }
  const outcome = await ctx.cards.readSession(reference)
  if (outcome.kind !== 'open') {
    await settle(ctx, sessionId, outcome)
    return
  }
  if (now > session.expires_at.getTime() + giveUpAfterMs) return markEnded(ctx.db, sessionId)
  if (now < session.expires_at.getTime()) return
  await inTransaction(ctx, async (trx) => {
    const options = { runAt: new Date(now + 5 * minuteMs), key: checkKey(sessionId) }
    await addJob(trx, 'check_card_session', { session_id: sessionId }, options)
  })
}

/**
 * Ends an order's card sessions except the one to keep, and records what was paid meanwhile.
 * Throws if the gateway does not answer.
 */
export async function closeCardSessions(ctx: Ctx, orderId: string, keep?: string): Promise<void> {
  const sessions = await ctx.db
    .selectFrom('card_sessions')
    .select(['id', 'provider', 'provider_reference as reference'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['new', 'open'])
    .$if(keep !== undefined, (q) => q.where('id', '<>', keep ?? ''))
    .execute()
  for (const { id, provider, reference } of sessions) {
    const isKnown = reference !== null && provider === ctx.cards?.provider
    if (!isKnown || !ctx.cards) {
      await markEnded(ctx.db, id)
      continue
    }
    await settle(ctx, id, await ctx.cards.closeSession(reference))
  }
}

/** Records the gateway's answer; returns the payment issue for staff, if any. */
export async function settle(
  ctx: Ctx,
  sessionId: string,
  outcome: Outcome,
): Promise<PaymentIssue | null> {
  const { cards } = ctx
  if (!cards) return null
  return inTransaction(ctx, async (trx) => {
    const issue = await applyOutcome(trx, ctx, cards.provider, outcome)
    if (issue) await recordPaymentIssue(trx, ctx, { provider: cards.provider, sessionId, issue })
    return issue
  })
}
