import type { z } from '@hono/zod-openapi'
import type { deliveryStates, testWebhook } from '#contract/staff/webhooks.ts'
import { testEvent } from '#contract/shop-events.ts'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { readPage, type Page } from '../../platform/database/read-page.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { eventBody, eventType } from './event-body.ts'
import { getWebhook, lockWebhook } from './webhook-row.ts'

type Delivery = z.input<typeof testWebhook.answer>

interface Filter extends Page {
  state?: (typeof deliveryStates)[number] | undefined
}

/** Newest first. Throws `not_found`. */
export async function listDeliveries(db: Db, webhookId: string, { state, ...page }: Filter) {
  await getWebhook(db, webhookId)
  const found = selectDeliveries(db)
    .where('d.webhook_id', '=', webhookId)
    .$if(state !== undefined, (q) => q.where('d.state', '=', state ?? 'failed'))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
  const { rows, total } = await readPage(found, page)
  return { data: rows.map(presentDelivery), total }
}

/** Throws `not_found`. */
export async function readDelivery(db: Db, id: string): Promise<Delivery & { body: string }> {
  const row = await getDelivery(db, id)
  const { has_personal_data: withPerson } = await getWebhook(db, row.webhook_id)
  return { ...presentDelivery(row), body: await eventBody(db, row, withPerson) }
}

/** Sends an event that means nothing. Throws `not_found`, and `conflict` while it is off. */
export async function sendTest(
  trx: Trx,
  webhookId: string,
  changes: ChangeRecorder,
): Promise<Delivery> {
  await lockRunning(trx, webhookId)
  const event = await trx
    .insertInto('shop_events')
    .values({ type: testEvent, subject_id: webhookId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event_id: event.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(trx, 'deliver_webhook', { delivery_id: id }, { queue: webhookId })
  await changes.record(trx, {
    action: 'webhook_test_sent',
    subject: { kind: 'webhook', id: webhookId },
  })
  return presentDelivery(await getDelivery(trx, id))
}

/** Throws `not_found`, and `not_possible` if it waits already or its webhook is off. */
export async function replayDelivery(
  trx: Trx,
  id: string,
  changes: ChangeRecorder,
): Promise<Delivery> {
  const { webhook_id: webhookId } = await getDelivery(trx, id)
  await lockRunning(trx, webhookId)
  const { state } = await getDelivery(trx, id)
  if (state === 'waiting')
    throw new DomainError('not_possible', { reason: 'message_not_repeatable' })
  await queueAgain(trx, webhookId, [id], changes)
  return presentDelivery(await getDelivery(trx, id))
}

/** Returns how many. Throws `not_found`, and `not_possible` while the webhook is off. */
export async function replayFailed(
  trx: Trx,
  webhookId: string,
  changes: ChangeRecorder,
): Promise<number> {
  await lockRunning(trx, webhookId)
  const failed = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'failed')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (failed.length === 0) changes.recordNothing()
  const ids = failed.map(({ id }) => id)
  if (ids.length > 0) await queueAgain(trx, webhookId, ids, changes)
  return ids.length
}

async function lockRunning(trx: Trx, webhookId: string): Promise<void> {
  const { is_on: isOn } = await lockWebhook(trx, webhookId)
  if (!isOn) throw new DomainError('not_possible', { reason: 'webhook_off' })
}

async function queueAgain(
  trx: Trx,
  webhookId: string,
  ids: readonly string[],
  changes: ChangeRecorder,
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0 })
    .where('id', 'in', [...ids])
    .execute()
  for (const id of ids) {
    await addJob(trx, 'deliver_webhook', { delivery_id: id }, { queue: webhookId })
  }
  await changes.record(trx, {
    action: 'webhook_delivery_resent',
    subject: { kind: 'webhook', id: webhookId },
    after: { count: ids.length },
  })
}

async function getDelivery(db: Db | Trx, id: string) {
  const row = await selectDeliveries(db).where('d.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

function selectDeliveries(db: Db | Trx) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('shop_events as e', 'e.id', 'd.event_id')
    .selectAll('d')
    .select(['e.type', 'e.subject_id', 'e.created_at as happened_at'])
}

function presentDelivery(row: Awaited<ReturnType<typeof getDelivery>>): Delivery {
  return {
    _id: row.id,
    event_id: row.event_id,
    type: eventType(row.type),
    subject_id: row.subject_id,
    state: row.state,
    attempts: row.attempts,
    response_status: row.response_status,
    error: row.error,
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at && row.tried_at.toISOString(),
    next_at: row.next_at && row.next_at.toISOString(),
  }
}
