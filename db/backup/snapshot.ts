import type { Readable } from 'node:stream'
import type pg from 'pg'
import copy from 'pg-copy-streams'
import { migrationLock } from '../migrate.ts'
import { BackupProblem } from './backup-problem.ts'
import type { BackedUpJob, BackupHead, BackupManifest } from './manifest.ts'
import { openSession, rowsOf } from './session.ts'
import { copyOut, listTables, quoted, type TableShape } from './tables.ts'

/** The whole database at one moment, while the shop goes on. */
export interface Snapshot {
  head: Pick<BackupHead, 'takenAt' | 'postgres' | 'migrations'>
  tables: TableShape[]
  read: (table: TableShape) => Readable
  jobs: () => Promise<BackedUpJob[]>
  files: () => Promise<FileRow[]>
  sequences: () => Promise<BackupManifest['sequences']>
  close: () => Promise<void>
}

/** What names a stored file. */
export interface FileRow {
  id: string
  mime: string
  has_raw_upload: boolean
}

export const filesQuery = 'select id, mime, has_raw_upload from files'

export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openSession(url, 'backup')
  try {
    return await takeSnapshot(client)
  } catch (error) {
    await client.end()
    throw error
  }
}

async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  // Nothing migrates meanwhile. Taken before the transaction, whose first read fixes the snapshot.
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  const tables = await listTables(client)
  if (!tables.some(({ name }) => name === 'stores')) {
    throw new BackupProblem('This database holds no shop: there is nothing to back up.')
  }
  await client.query('begin isolation level repeatable read read only')
  // TRUNCATE and rewriting ALTERs do not respect snapshots, so they have to wait.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')}
    in access share mode`)
  const [details] = await rowsOf<{ taken_at: Date; postgres: string }>(
    client,
    "select now() as taken_at, current_setting('server_version') as postgres",
  )
  if (!details) throw new Error('the server did not answer')
  const migrations = await rowsOf<{ name: string; sha256: string }>(
    client,
    'select name, sha256 from migrations order by name',
  )
  return {
    head: { takenAt: details.taken_at.toISOString(), postgres: details.postgres, migrations },
    tables,
    read: (table) => client.query(copy.to(copyOut(table))),
    jobs: () => rowsOf<BackedUpJob>(client, jobsQuery),
    files: () => rowsOf<FileRow>(client, `${filesQuery} order by id`),
    // Sequences are outside every snapshot: read last, they are ahead of all rows.
    sequences: async () =>
      (await rowsOf<{ name: string; value: string }>(client, sequencesQuery)).map(
        ({ name, value }) => ({ name, value: Number(value) }),
      ),
    close: () => client.end(),
  }
}

/** The queue has no public view with payloads. */
const jobsQuery = `
  select t.identifier as task, j.payload, q.queue_name as queue, j.key, j.priority,
    to_char(j.run_at, 'YYYY-MM-DD"T"HH24:MI:SS.USOF') as "runAt",
    j.attempts, j.max_attempts as "maxAttempts", j.last_error as "lastError"
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`

const sequencesQuery = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null
  order by sequencename collate "C"`
