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
    const problem = await apply(trx, ctx, provider, event)
    if (problem === null) return
    ctx.log.error({ provider, event: event.id, problem }, 'a payment needs a look')
    await trx
      .updateTable('webhook_events')
      .set({ problem })
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
): Promise<string | null> {
  if ('outcome' in event) return applyOutcome(trx, ctx, provider, event.outcome)
  if ('refund' in event) return applyRefund(trx, ctx, event.refund)
  if ('dispute' in event) {
    const { paymentReference, reason } = event.dispute
    return `${paymentReference} is disputed: ${reason}`
  }
  return null
}

async function applyRefund(
  trx: Trx,
  ctx: TrxCtx,
  event: Extract<CardEvent, { refund: unknown }>['refund'],
): Promise<string | null> {
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('provider_reference', '=', event.reference)
    .forUpdate()
    .executeTakeFirst()
  // Arrived before the answer to our refund call, which will say the same.
  if (!refund) return null
  if (event.state === 'done') await finishRefund(trx, ctx, refund.id, event.reference)
  else await failRefund(trx, refund.id, event.reason, ['pending', 'done'])
  return null
}

function sessionOf(event: CardEvent): string | null {
  return 'outcome' in event && 'sessionId' in event.outcome ? event.outcome.sessionId : null
}
