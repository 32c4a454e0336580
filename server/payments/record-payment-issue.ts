import { issueForLog, type PaymentIssue } from '#domain/payment-issue.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** Records an issue found in a gateway's answer rather than a webhook, once. */
export async function recordPaymentIssue(
  trx: Trx,
  ctx: Pick<Ctx, 'clock' | 'log'>,
  { provider, sessionId, issue }: { provider: string; sessionId: string; issue: PaymentIssue },
): Promise<void> {
  const problem = issueForLog(issue)
  ctx.log.error({ provider, session: sessionId, problem }, 'a payment needs a look')
  await trx
    .insertInto('webhook_events')
    .values({
      provider,
      event_id: `answer:${sessionId}`,
      kind: 'answer',
      session_id: sessionId,
      problem,
      issue: JSON.stringify(issue),
      received_at: ctx.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
