import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { testShop } from '#test/shop.ts'
import { freeJobsOfTheDead } from './heartbeat.ts'
import { addJob } from './queue.ts'

const { ctx } = await testShop()

/** A job that the worker took 40 seconds ago. */
async function aJobOf(worker: string): Promise<void> {
  await inTransaction(ctx, (trx) => addJob(trx, 'announce', { tags: [worker] }, { key: worker }))
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - interval '40 seconds'
    where key = ${worker}`.execute(ctx.db)
}

async function say(worker: string, secondsAgo: number): Promise<void> {
  await sql`insert into job_workers values
    (${worker}, now() - make_interval(secs => ${secondsAgo}))`.execute(ctx.db)
}

test('the jobs of workers that no longer say they live are freed, and no others', async () => {
  for (const worker of ['living', 'silent', 'unknown']) await aJobOf(worker)
  await say('living', 12)
  await say('silent', 31)
  await freeJobsOfTheDead(ctx)
  const { rows } = await sql<{ key: string; locked_by: string | null }>`
    select key, locked_by from graphile_worker.jobs order by key`.execute(ctx.db)
  expect(rows).toEqual([
    { key: 'living', locked_by: 'living' },
    { key: 'silent', locked_by: null },
    { key: 'unknown', locked_by: null },
  ])
  const known = await ctx.db.selectFrom('job_workers').select('id').execute()
  expect(known).toEqual([{ id: 'living' }])
})
