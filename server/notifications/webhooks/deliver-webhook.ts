import { hourMs } from '#domain/dates.ts'
import { changesByShop } from '../../platform/changes/change-recorder.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { addJob, type Jobs } from '../../platform/jobs/queue.ts'
import { usualRecipients, type Recipient } from '../recipients.ts'
import { postOutward, type OutwardAnswer } from '../../platform/outward/post-outward.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { pauseAfter } from './delivery-pauses.ts'
import { eventBody } from './event-body.ts'
import { signatureHeaders } from './sign-webhook.ts'
import { getWebhook, lockWebhook, openSecrets } from './webhook-row.ts'

/**
 * Sends an event to a webhook, at least once: the receiver knows a repeated one by its id. A failed
 * attempt is repeated after a growing pause.
 */
export async function deliverWebhook(ctx: Ctx, job: Jobs['deliver_webhook']): Promise<void> {
  const delivery = await findWaiting(ctx, job.delivery_id)
  if (!delivery) return
  const webhook = await getWebhook(ctx.db, delivery.webhook_id)
  if (!webhook.is_on) return giveUp(ctx, delivery.id, 'the webhook is off')
  const body = await eventBody(ctx.db, delivery, webhook.has_personal_data)
  const secrets = await openSecrets(ctx.db, webhook, ctx.clock())
  const message = { id: delivery.event_id, at: ctx.clock(), body }
  const answer = await postOutward(new ReachableNetworks(ctx.settings.webhookPrivateNetworks), {
    url: webhook.url,
    headers: {
      ...signatureHeaders(message, secrets),
      'content-type': 'application/json',
      'user-agent': 'Praya-Webhooks/1',
    },
    body,
  })
  ctx.metrics.webhookDeliveries.inc({ outcome: answer.error === null ? 'delivered' : 'failed' })
  const recipients = answer.error === null ? [] : await usualRecipients(ctx)
  await inTransaction(ctx, (trx) => recordAnswer(trx, ctx, delivery, answer, recipients))
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

function findWaiting({ db }: Ctx, id: string) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('shop_events as e', 'e.id', 'd.event_id')
    .select(['d.id', 'd.webhook_id', 'd.event_id', 'd.attempts', 'd.created_at'])
    .select(['e.type', 'e.subject_id', 'e.created_at as happened_at'])
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst()
}

async function giveUp({ db }: Ctx, id: string, error: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error, next_at: null })
    .where('id', '=', id)
    .execute()
}

async function recordAnswer(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { id, webhook_id: webhookId, attempts }: Delivery,
  { status, error }: OutwardAnswer,
  recipients: readonly Recipient[],
): Promise<void> {
  const now = ctx.clock()
  const webhook = await lockWebhook(trx, webhookId)
  const pause = pauseAfter(attempts)
  const isDelivered = error === null
  const isGone = status === 410
  const isOver = isDelivered || isGone || pause === undefined
  const nextAt = isOver ? null : new Date(now.getTime() + pause)
  await trx
    .updateTable('webhook_deliveries')
    .set({
      state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: attempts + 1,
      response_status: status,
      error,
      tried_at: now,
      next_at: nextAt,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('webhooks')
    .set({ failing_since: isDelivered ? null : (webhook.failing_since ?? now) })
    .where('id', '=', webhookId)
    .execute()
  if (nextAt)
    await addJob(trx, 'deliver_webhook', { delivery_id: id }, { runAt: nextAt, queue: webhookId })
  if (isDelivered || !isOver || !webhook.is_on) return
  const since = webhook.failing_since ?? now
  const hasBeenSilent = now.getTime() - since.getTime() >= silenceMs
  if (isGone || hasBeenSilent) await switchOff(trx, ctx, webhookId, isGone, recipients)
}

/** Nothing arrived for so long, and a delivery has been given up. */
const silenceMs = 20 * hourMs

async function switchOff(
  trx: Trx,
  { clock }: Pick<Ctx, 'clock'>,
  webhookId: string,
  isGone: boolean,
  recipients: readonly Recipient[],
): Promise<void> {
  const reason = isGone ? ('gone' as const) : ('failing' as const)
  await trx
    .updateTable('webhooks')
    .set({ is_on: false, off_reason: reason, off_at: clock() })
    .where('id', '=', webhookId)
    .execute()
  const subject = { kind: 'webhook', id: webhookId }
  await changesByShop.record(trx, { action: 'webhook_turned_off', subject, after: { reason } })
  for (const recipient of recipients) {
    await addJob(trx, 'send_webhook_off_email', { ...recipient, webhook_id: webhookId })
  }
}
