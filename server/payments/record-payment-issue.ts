import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** Records an issue found in a gateway's answer rather than a webhook, once. */
export async function recordPaymentIssue(
  trx: Trx,
  ctx: Pick<Ctx, 'clock' | 'log'>,
  { provider, sessionId, problem }: { provider: string; sessionId: string; problem: string },
): Promise<void> {
  ctx.log.error({ provider, session: sessionId, problem }, 'a payment needs a look')
  await trx
    .insertInto('webhook_events')
    .values({
      provider,
      event_id: `answer:${sessionId}`,
      kind: 'answer',
      session_id: sessionId,
      problem,
      received_at: ctx.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
