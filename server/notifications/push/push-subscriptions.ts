import { ECDH } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { subscribeBrowser } from '#contract/staff/notifications.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'

type Subscription = z.input<typeof subscribeBrowser.answer>

/** More than a person uses. */
const maxSubscriptions = 10
const maxDeviceLength = 300

interface Browser {
  staffId: string
  sessionId: string
  device: string
  endpoint: string
  p256dh: string
  auth: string
}

export async function listSubscriptions(db: Db | Trx, staffId: string): Promise<Subscription[]> {
  const rows = await selectSubscriptions(db).where('staff_id', '=', staffId).execute()
  return rows.map(present)
}

/**
 * Subscribes a browser, or takes over one that is subscribed already. Throws `invalid` for an
 * endpoint that is not public, and for a key that is none.
 */
export async function addSubscription(
  trx: Trx,
  { clock, settings }: TrxCtx,
  { staffId, sessionId, device, endpoint, p256dh, auth }: Browser,
  changes: ChangeRecorder,
): Promise<Subscription> {
  const networks = new ReachableNetworks(settings.webhookPrivateNetworks)
  if (!networks.allowsUrl(endpoint)) throw invalid('endpoint', issueSentences.webhook_url)
  if (!isPoint(p256dh)) throw invalid('keys.p256dh', issueSentences.format)
  const bound = {
    session_id: sessionId,
    p256dh,
    auth,
    device: device.slice(0, maxDeviceLength),
  }
  const known = await trx
    .updateTable('staff_push_subscriptions')
    .set(bound)
    .where('endpoint', '=', endpoint)
    .where('staff_id', '=', staffId)
    .returning(['id', 'endpoint', 'device', 'created_at'])
    .executeTakeFirst()
  if (known) {
    changes.recordNothing()
    return present(known)
  }
  const row = { ...bound, id: newId('pushSubscription'), staff_id: staffId, created_at: clock() }
  await trx
    .insertInto('staff_push_subscriptions')
    .values({ ...row, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  await endBeyond(trx, staffId)
  await changes.record(trx, {
    action: 'push_subscription_added',
    subject: { kind: 'staff', id: staffId },
    after: { device: row.device },
  })
  return present({ ...row, endpoint })
}

interface Own {
  id: string
  staffId: string
}

/** Throws `not_found`. */
export async function deleteSubscription(
  trx: Trx,
  { id, staffId }: Own,
  changes: ChangeRecorder,
): Promise<void> {
  const { device } = await getOwn(trx, { id, staffId })
  await trx.deleteFrom('staff_push_subscriptions').where('id', '=', id).execute()
  await changes.record(trx, {
    action: 'push_subscription_deleted',
    subject: { kind: 'staff', id: staffId },
    before: { device },
  })
}

/** Throws `not_found`. */
export async function queueTestPush(
  trx: Trx,
  { id, staffId }: Own,
  changes: ChangeRecorder,
): Promise<void> {
  await getOwn(trx, { id, staffId })
  await addJob(trx, 'send_staff_push', { subscription_id: id, about: 'test' }, { queue: id })
  const subject = { kind: 'staff', id: staffId }
  await changes.record(trx, { action: 'push_test_sent', subject })
}

/**
 * Ends those of sessions that are ended by hand: one, all but one, or all. Answers whether there
 * was any.
 */
export async function endSubscriptions(
  trx: Trx,
  staffId: string,
  which: { only: string } | { keep: string } | 'all',
): Promise<boolean> {
  let ending = trx.deleteFrom('staff_push_subscriptions').where('staff_id', '=', staffId)
  if (which !== 'all') {
    ending =
      'only' in which
        ? ending.where('session_id', '=', which.only)
        : ending.where('session_id', '<>', which.keep)
  }
  const { numDeletedRows } = await ending.executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

async function getOwn(trx: Trx, { id, staffId }: Own) {
  const row = await selectSubscriptions(trx)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

async function endBeyond(trx: Trx, staffId: string): Promise<void> {
  const beyond = selectSubscriptions(trx)
    .clearSelect()
    .select('id')
    .where('staff_id', '=', staffId)
    .offset(maxSubscriptions)
  await trx.deleteFrom('staff_push_subscriptions').where('id', 'in', beyond).execute()
}

/** Newest first. */
function selectSubscriptions(db: Db | Trx) {
  return db
    .selectFrom('staff_push_subscriptions')
    .select(['id', 'endpoint', 'device', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    // Not on the curve.
    return false
  }
}

interface Row {
  id: string
  endpoint: string
  device: string
  created_at: Date
}

function present({ id, endpoint, device, created_at: at }: Row): Subscription {
  return { _id: id, endpoint, device, created_at: at.toISOString() }
}
