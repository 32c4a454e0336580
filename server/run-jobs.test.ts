import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '#db/connect.ts'
import { testShop } from '#test/shop.ts'
import { areas } from './areas.ts'
import type { Ctx } from './platform/context.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { addJob } from './platform/jobs/queue.ts'
import { runJobs } from './run-jobs.ts'

const { ctx } = await testShop()

/** Runs jobs on connections of their own; `announce` stands for what a job does. */
async function runWith(announce: Ctx['bus']['announce']) {
  const { pool, close } = connectDatabase({ url: ctx.settings.databaseUrl ?? '', poolSize: 8 })
  const jobs = await runJobs({ ...ctx, bus: { ...ctx.bus, announce } }, pool)
  onTestFinished(async () => {
    await jobs.stop()
    await close()
  })
  return pool
}

async function queue(tag: string): Promise<void> {
  await inTransaction(ctx, (trx) => addJob(trx, 'announce', { tags: [tag] }, { key: tag }))
}

async function findJob(key: string) {
  const { rows } = await sql<{ locked_by: string | null; attempts: number }>`
    select locked_by, attempts from graphile_worker.jobs where key = ${key}`.execute(ctx.db)
  return rows[0]
}

test('no two areas name a job, a deletion or a metric alike', () => {
  const names = areas.flatMap(({ jobs = {}, deletions = {}, figures = [] }) => [
    ...Object.keys(jobs),
    ...Object.keys(deletions),
    ...figures.map(({ name }) => name),
  ])
  expect(names.length).toBeGreaterThan(70)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a job that takes long is not given to another worker as long as its own lives', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  await runWith(() => {
    begun.resolve()
    return end.promise
  })
  await queue('long')
  await begun.promise
  const { locked_by: worker } = (await findJob('long')) ?? {}
  const living = await ctx.db.selectFrom('job_workers').select('id').execute()
  expect(living).toContainEqual({ id: worker })
  end.resolve()
  await expect.poll(() => findJob('long')).toBeUndefined()
})

test('a job that ends while the database is away is finished, once, when it is back', async () => {
  let runs = 0
  const pool = await runWith(async () => {
    runs += 1
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    vi.spyOn(pool, 'connect').mockRejectedValueOnce(gone).mockRejectedValueOnce(gone)
  })
  await queue('ending')
  await expect.poll(() => runs).toBe(1)
  await expect.poll(() => findJob('ending')).toBeUndefined()
  expect(runs).toBe(1)
})

test('a statement of the queue that is cut off is repeated', async () => {
  let runs = 0
  await runWith(async () => {
    runs += 1
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%graphile_worker%'
        and pid <> pg_backend_pid()`.execute(ctx.db)
  })
  await queue('cut off')
  await expect.poll(() => runs).toBe(1)
  await expect.poll(() => findJob('cut off')).toBeUndefined()
  expect(runs).toBe(1)
})

test('jobs that fail every time hold up no other', async () => {
  const done: string[] = []
  await runWith(async (_, [tag = '']) => {
    if (tag.startsWith('poisoned')) throw new Error('cannot be done')
    done.push(tag)
  })
  for (const tag of ['poisoned 1', 'poisoned 2', 'poisoned 3', 'sound']) await queue(tag)
  await expect.poll(() => done).toEqual(['sound'])
  await expect.poll(() => findJob('poisoned 3')).toMatchObject({ attempts: 1, locked_by: null })
})

test('a new job wakes one listener; a webhook is sent at the next look', async () => {
  const pool = await runWith(async () => {})
  const ears = async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and query like 'LISTEN "jobs:insert"%'`)
    return rows.length
  }
  await expect.poll(ears).toBe(1)
  await inTransaction(ctx, (trx) =>
    addJob(trx, 'deliver_webhook', { delivery_id: 'none' }, { key: 'outward' }),
  )
  await expect.poll(() => findJob('outward')).toBeUndefined()
})
