import { EventEmitter, once } from 'node:events'
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { crontab } from './crontab.ts'

const { db, url } = await testDatabase()

const quiet = new Logger(() => () => {})
const hourMs = 3_600_000

/** What a worker makes up for when it starts after its machine was off for so long. */
async function madeUpAfter(offMs: number): Promise<string[]> {
  await runMigrations({ connectionString: url, logger: quiet })
  const lines = crontab({ backupHour: 3 }).split('\n')
  const tasks = lines.map((line) => line.split(' ')[5] ?? '')
  const lastRun = new Date(Date.now() - offMs)
  const since = new Date(lastRun.getTime() - 48 * hourMs)
  await sql`delete from graphile_worker._private_known_crontabs`.execute(db)
  await sql`insert into graphile_worker._private_known_crontabs
      (identifier, known_since, last_execution)
    select unnest(${tasks}::text[]), ${since}, ${lastRun}`.execute(db)
  const ran: string[] = []
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task, () => void ran.push(task)]),
  )
  const events: WorkerEvents = new EventEmitter()
  const filled = once(events, 'cron:started')
  const runner = await run({
    connectionString: url,
    crontab: lines.join('\n'),
    taskList,
    logger: quiet,
    events,
    noHandleSignals: true,
  })
  await filled
  await expect
    .poll(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(db)
      return rows.length
    })
    .toBe(0)
  await runner.stop()
  return ran
}

test('a machine that was off at night makes up for its backup, audit and counts, once each', async () => {
  const ran = await madeUpAfter(25 * hourMs)
  for (const task of ['make_backup', 'audit_ledgers', 'count_bought_together']) {
    expect(ran.filter((each) => each === task)).toEqual([task])
  }
  // What runs every few minutes or hours comes by itself.
  expect(ran).not.toContain('read_card_fees')
})

test('a worker that ran all the time makes up for nothing', async () => {
  expect(await madeUpAfter(0)).not.toContain('make_backup')
})

test('the backup has its hour in Hong Kong, and none without one', () => {
  expect(crontab({ backupHour: 3 })).toContain('0 19 * * * make_backup')
  expect(crontab({ backupHour: 20 })).toContain('0 12 * * * make_backup')
  expect(crontab({ backupHour: null })).not.toContain('make_backup')
})
