import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { taskList } from '#server/jobs/run-jobs.ts'
import type { TestShop } from '../shop.ts'

/** Does everything that is due, as the shop's own worker would; throws what a job throws. */
export async function runWaitingJobs({ ctx }: TestShop): Promise<void> {
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
