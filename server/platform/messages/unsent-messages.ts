import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../context.ts'
import type { MessageInfo } from './message-jobs.ts'

type Whereabouts = Pick<Ctx, 'db' | 'clock'>

/** Whether an earlier message about the order could not be sent yet, and is tried again. */
export async function waitsForEarlier(
  { db }: Whereabouts,
  jobId: string,
  { channel, orderId }: { channel: MessageInfo['channel']; orderId: RawBuilder<string | null> },
): Promise<boolean> {
  const { rows } = await sql`
    select from messages m join graphile_worker._private_jobs j on j.id = m.job_id
    where m.order_id = ${orderId} and m.channel = ${channel} and m.state = 'queued'
      and m.job_id < ${jobId}::bigint and j.attempts < j.max_attempts
    limit 1`.execute(db)
  return rows.length > 0
}

/** What a message says that waits for an earlier one about its order. */
export const waits = 'waits for an earlier message about the order'

/** A message that fails by itself is not tried at every success of another. */
const shortestPauseMinutes = 5

/**
 * The way is open: messages that could not be sent are tried now, and first what waited for the
 * message about the order that has just been sent. The pauses of the queue grow with each attempt,
 * to most of an hour after an hour.
 */
export async function hurryUnsent(
  { db, clock }: Whereabouts,
  { channel, orderId }: { channel: MessageInfo['channel']; orderId: RawBuilder<string | null> },
): Promise<void> {
  await sql`
    with unsent as (
      select job_id, now() + case when order_id = ${orderId} and error = ${waits} then interval '0'
        else greatest(interval '0', tried_at - ${clock()}::timestamptz
          + make_interval(mins => ${shortestPauseMinutes})) end as again_at
      from messages
      where state = 'queued' and problem = 'not_reached' and channel = ${channel}
    )
    update graphile_worker._private_jobs j set run_at = u.again_at
    from unsent u
    where j.id = u.job_id and j.locked_at is null and j.run_at > u.again_at`.execute(db)
}
