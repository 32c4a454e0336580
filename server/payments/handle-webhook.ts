import { DomainError } from '#domain/errors.ts'
import { issueForLog, type PaymentIssue } from '#domain/payment-issue.ts'
import type { CardEvent } from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { applyOutcome } from './apply-outcome.ts'
import { failRefund, finishRefund } from './finish-refund.ts'

/** Applies a webhook event once, however often it is delivered. */
export async function handleWebhook(ctx: Ctx, provider: string, event: CardEvent): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const isNew = await trx
      .insertInto('webhook_events')
      .values({
        provider,
        event_id: event.id,
        kind: event.type,
        session_id: sessionOf(event),
        received_at: ctx.clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!isNew) return
    const issue = await apply(trx, ctx, provider, event)
    if (issue === null) return
    const problem = issueForLog(issue)
    ctx.log.error({ provider, event: event.id, problem }, 'a payment needs a look')
    await trx
      .updateTable('webhook_events')
      .set({ problem, issue: JSON.stringify(issue) })
      .where('provider', '=', provider)
      .where('event_id', '=', event.id)
      .execute()
  })
}

async function apply(
  trx: Trx,
  ctx: TrxCtx,
  provider: string,
  event: CardEvent,
): Promise<PaymentIssue | null> {
  if ('outcome' in event) return applyOutcome(trx, ctx, provider, event.outcome)
  if ('refund' in event) return applyRefund(trx, ctx, provider, event.refund)
  if ('dispute' in event) {
    const { paymentReference, reason } = event.dispute
    return { code: 'disputed', payment: paymentReference, reason }
  }
  return null
}

async function applyRefund(
  trx: Trx,
  ctx: TrxCtx,
  provider: string,
  event: Extract<CardEvent, { refund: unknown }>['refund'],
): Promise<null> {
  const refunds = await lockCandidates(trx, provider, event.reference)
  const refund = refunds.find((each) => each.provider_reference === event.reference)
  // Refused, so that the gateway repeats it once the answer to our refund call has come.
  if (!refund && refunds.length > 0) throw new DomainError('unavailable')
  // Made at the gateway by hand.
  if (!refund) return null
  if (event.state === 'done') await finishRefund(trx, ctx, refund.id, event.reference)
  else await failRefund(trx, refund.id, event.reason, ['pending', 'done'])
  return null
}

/** The refund with this reference, and those that were requested and have none yet. */
function lockCandidates(trx: Trx, provider: string, reference: string) {
  return trx
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.provider_reference'])
    .where('p.provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('r.provider_reference', '=', reference),
        eb.and([
          eb('r.state', '=', 'pending'),
          eb('r.method', '=', 'card'),
          eb('r.attempts', '>', 0),
          eb('r.provider_reference', 'is', null),
        ]),
      ]),
    )
    .orderBy('r.id')
    .forUpdate('r')
    .execute()
}

function sessionOf(event: CardEvent): string | null {
  return 'outcome' in event && 'sessionId' in event.outcome ? event.outcome.sessionId : null
}
