import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../changes/change-recorder.ts'
import type { TrxCtx } from '../context.ts'
import type { Trx } from '../database/db.ts'
import { discardMessages, findHold, jobsReleased, releaseJobs, type Hold } from '../jobs/hold.ts'

/**
 * After a restore: sends the emails and text messages that waited at the time of the backup, or drops
 * them; all other jobs run. Throws `conflict` if nothing is held.
 */
export async function decideHold(
  trx: Trx,
  { bus }: Pick<TrxCtx, 'bus'>,
  messages: 'send' | 'discard',
  changes: ChangeRecorder,
): Promise<Hold> {
  const hold = await findHold(trx)
  if (!hold) throw new DomainError('conflict')
  await (messages === 'send' ? releaseJobs(trx) : discardMessages(trx))
  await bus.announce(trx, [jobsReleased])
  const subject = { kind: 'restore', id: hold.restoredAt.toISOString() }
  const after = { messages, message_count: hold.messages, job_count: hold.otherJobs }
  await changes.record(trx, { action: 'held_jobs_decided', subject, after })
  return hold
}
