import type pg from 'pg'
import { readArchive } from './archive-reader.ts'
import { jobShape, type BackedUpJob } from './manifest.ts'
import { documents } from './read-backup.ts'
import { rowsOf } from './session.ts'

export async function readJobs(file: string): Promise<BackedUpJob[]> {
  for await (const item of readArchive(file)) {
    if (item.kind !== 'document' || item.name !== documents.jobs) continue
    const lines = item.bytes.toString().split('\n').slice(0, -1)
    return lines.map((line) => jobShape.parse(JSON.parse(line)))
  }
  return []
}

/** Through the queue's own functions, whose tables change with its versions. */
export async function addJobs(client: pg.Client, jobs: readonly BackedUpJob[]): Promise<void> {
  for (const job of jobs) {
    const [added] = await rowsOf<{ id: string }>(
      client,
      `select (graphile_worker.add_job($1, payload := $2::json, queue_name := $3,
        run_at := $4::timestamptz, job_key := $5, priority := $6::integer,
        max_attempts := $7::integer)).id`,
      [
        job.task,
        JSON.stringify(job.payload),
        job.queue,
        job.runAt,
        job.key,
        job.priority,
        job.maxAttempts,
      ],
    )
    if (added && job.attempts >= job.maxAttempts) {
      await client.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)', [
        added.id,
        job.lastError,
      ])
    }
  }
}
