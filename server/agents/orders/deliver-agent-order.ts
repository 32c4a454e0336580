import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { addJob, type Jobs } from '../../platform/jobs/queue.ts'
import { postOutward, type OutwardAnswer } from '../../platform/outward/post-outward.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { pauseAfter } from '../../notifications/webhooks/delivery-pauses.ts'
import { order as orderCapability, ucpVersion } from '../protocol/capabilities.ts'
import { signedRequestHeaders } from '../protocol/sign-message.ts'
import { presentAgentOrder } from './present-order.ts'

/**
 * Sends a platform the order as it is now, signed, at least once: a repeated attempt has the same
 * id. A failed one is repeated after a growing pause, as other webhooks are.
 */
export async function deliverAgentOrder(ctx: Ctx, job: Jobs['deliver_agent_order']): Promise<void> {
  const delivery = await findWaiting(ctx, job.delivery_id)
  if (!delivery) return
  const order =
    delivery.webhook_url === null ? null : await presentAgentOrder(ctx, delivery, delivery.order_id)
  if (delivery.webhook_url === null || order === null) return giveUp(ctx, delivery.delivery_id)
  const capabilities = { [orderCapability]: [{ version: ucpVersion }] }
  const body = JSON.stringify({
    ucp: { version: ucpVersion, status: 'success', capabilities },
    ...order,
  })
  const headers = await signedRequestHeaders(ctx, {
    url: delivery.webhook_url,
    body,
    headers: {
      'webhook-id': delivery.delivery_id,
      'webhook-timestamp': String(Math.floor(delivery.happened_at.getTime() / 1000)),
      'user-agent': 'Praya-Agents/1',
    },
  })
  const networks = new ReachableNetworks(ctx.settings.webhookPrivateNetworks)
  const answer = await postOutward(networks, { url: delivery.webhook_url, headers, body })
  ctx.metrics.webhookDeliveries.inc({ outcome: answer.error === null ? 'delivered' : 'failed' })
  await inTransaction(ctx, (trx) => recordAnswer(trx, ctx, delivery, answer))
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

function findWaiting({ db }: Ctx, id: string) {
  return db
    .selectFrom('agent_deliveries as d')
    .innerJoin('agent_sessions as s', 's.order_id', 'd.order_id')
    .select(['d.id as delivery_id', 'd.order_id', 'd.attempts', 'd.created_at as happened_at'])
    .select(['s.id', 's.content', 's.webhook_url'])
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst()
}

async function giveUp({ db }: Ctx, id: string): Promise<void> {
  await db
    .updateTable('agent_deliveries')
    .set({ state: 'failed', error: 'the platform hears of this order no more' })
    .where('id', '=', id)
    .execute()
}

async function recordAnswer(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { delivery_id: id, order_id: orderId, attempts }: Delivery,
  { status, error }: OutwardAnswer,
): Promise<void> {
  const now = ctx.clock()
  const pause = pauseAfter(attempts)
  const isOver = error === null || pause === undefined
  await trx
    .updateTable('agent_deliveries')
    .set({
      state: error === null ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: attempts + 1,
      response_status: status,
      error,
      tried_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (isOver) return
  const runAt = new Date(now.getTime() + pause)
  const queue = `agents-${orderId.slice(-1)}`
  await addJob(trx, 'deliver_agent_order', { delivery_id: id }, { runAt, queue })
}
