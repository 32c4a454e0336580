import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { taskList } from '#server/run-jobs.ts'
import type { TestShop } from '../shop.ts'

/** Runs all due jobs, as the worker would; throws what a job throws. */
export async function runWaitingJobs(shop: TestShop): Promise<void> {
  // A run may stop early: it looks for a queue's next job before the last one is marked done.
  do await runThrough(shop)
  while (await isAnyDue(shop))
}

async function isAnyDue({ ctx }: TestShop): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where run_at <= now() limit 1`.execute(ctx.db)
  return rows.length > 0
}

async function runThrough({ ctx }: TestShop): Promise<void> {
  await runOnce({
    connectionString: ctx.settings.databaseUrl ?? '',
    taskList: taskList(ctx),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
  const { rows } = await sql<{ task: string; error: string }>`
    select task_identifier as task, last_error as error
    from graphile_worker.jobs where last_error is not null`.execute(ctx.db)
  if (rows[0]) throw new Error(`${rows[0].task}: ${rows[0].error}`)
}
