import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../changes/change-recorder.ts'
import type { Db, Trx } from '../database/db.ts'

const maxListed = 200

interface FailedJob {
  id: string
  task: string
  attempts: number
  error: string | null
  created_at: Date
  failed_at: Date
}

/** Jobs that have used up their attempts, the latest failure first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as id, task_identifier as task, attempts, last_error as error, created_at,
      updated_at as failed_at
    from graphile_worker.jobs where attempts >= max_attempts
    order by updated_at desc, id desc limit ${maxListed}`.execute(db)
  return rows
}

/** Tries it again from the start. Throws `not_found` if it has not failed for good. */
export async function retryJob(trx: Trx, id: string, changes: ChangeRecorder): Promise<void> {
  const task = await lockFailed(trx, id)
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], now(), attempts := 0)`.execute(
    trx,
  )
  const subject = { kind: 'job', id }
  await changes.record(trx, { action: 'job_retried', subject, after: { task } })
}

/** Drops it for good. Throws `not_found` if it has not failed for good. */
export async function discardJob(trx: Trx, id: string, changes: ChangeRecorder): Promise<void> {
  const task = await lockFailed(trx, id)
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(trx)
  const subject = { kind: 'job', id }
  await changes.record(trx, { action: 'job_discarded', subject, before: { task } })
}

/** What the job does. Two people who decide at once: the second finds it gone. */
async function lockFailed(trx: Trx, id: string): Promise<string> {
  if (!/^\d{1,18}$/.test(id)) throw new DomainError('not_found')
  await sql`select pg_advisory_xact_lock(hashtext('failed job'), hashtext(${id}))`.execute(trx)
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs
    where id = ${id}::bigint and attempts >= max_attempts`.execute(trx)
  const [job] = rows
  if (!job) throw new DomainError('not_found')
  return job.task
}
