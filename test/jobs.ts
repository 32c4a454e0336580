import { sql } from 'kysely'
import { runJob } from '#server/run-jobs.ts'
import type { Jobs } from '#server/platform/jobs/queue.ts'
import type { TestShop } from './shop.ts'

interface DueJob {
  id: string
  name: keyof Jobs
  payload: unknown
}

/**
 * Runs the jobs due by the shop's clock, and those they queue, in this process; only `kinds` if
 * given. Throws what a job throws; that job stays queued.
 */
export async function runDueJobs({ ctx }: TestShop, ...kinds: (keyof Jobs)[]): Promise<number> {
  for (let count = 0; ; count++) {
    const { rows } = await sql<DueJob>`
      select j.id, t.identifier as name, j.payload
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      -- A Date has whole milliseconds.
      where date_trunc('milliseconds', j.run_at) <= ${ctx.clock()}
        and (${kinds.length === 0} or t.identifier = any(${kinds}))
      order by j.run_at, j.id
      limit 1`.execute(ctx.db)
    const job = rows[0]
    if (!job) return count
    await sql`select graphile_worker.complete_jobs(array[${job.id}::bigint])`.execute(ctx.db)
    await runJob(ctx, { ...job, isLastAttempt: false })
  }
}
