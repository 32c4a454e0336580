import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { getMessage } from './list-messages.ts'

/** Queues a message once more. Throws `not_found`, and `not_possible` if it cannot be repeated. */
export async function resendMessage(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const found = await lockMessage(trx, id)
  if (found.job === null || found.state === 'queued')
    throw new DomainError('not_possible', { reason: 'message_not_repeatable' })
  await queueAgain(trx, ctx, [id])
  const subject = { kind: 'message', id }
  await changes.record(trx, { action: 'message_resent', subject, after: { kind: found.kind } })
}

/** Queues every failed message that can be repeated; returns how many. */
export async function resendFailed(
  trx: Trx,
  ctx: TrxCtx,
  changes: ChangeRecorder,
): Promise<number> {
  const failed = await trx
    .selectFrom('messages')
    .select(['id', 'kind'])
    .where('state', '=', 'failed')
    .where('job', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (failed.length === 0) changes.recordNothing()
  else {
    await queueAgain(
      trx,
      ctx,
      failed.map(({ id }) => id),
    )
  }
  for (const { id, kind } of failed) {
    await changes.record(trx, {
      action: 'message_resent',
      subject: { kind: 'message', id },
      after: { kind },
    })
  }
  return failed.length
}

/** Throws `not_found`, and `conflict` unless it has failed. */
export async function setMessageAside(
  trx: Trx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const { state, kind } = await lockMessage(trx, id)
  if (state === 'set_aside') return changes.recordNothing()
  if (state !== 'failed') throw new DomainError('conflict')
  await trx.updateTable('messages').set({ state: 'set_aside' }).where('id', '=', id).execute()
  const subject = { kind: 'message', id }
  await changes.record(trx, { action: 'message_set_aside', subject, after: { kind } })
}

async function queueAgain(trx: Trx, ctx: TrxCtx, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ state: 'queued', problem: null, error: null, resent_at: ctx.clock() })
    .where('id', 'in', [...ids])
    .execute()
  for (const id of ids) await addJob(trx, 'resend_message', { message_id: id })
}

async function lockMessage(trx: Trx, id: string) {
  await trx.selectFrom('messages').select('id').where('id', '=', id).forUpdate().execute()
  return getMessage(trx, id)
}
