import { stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import program from '../../package.json' with { type: 'json' }
import { listMigrations, migrate } from '../migrate.ts'
import { BackupProblem } from './backup-problem.ts'
import { requireFree } from './free-space.ts'
import { loadTables, type RestoredFiles } from './load-tables.ts'
import { countRows, schemaNumber, type BackupHead, type BackupManifest } from './manifest.ts'
import { verifyBackup } from './read-backup.ts'
import { addJobs, readJobs } from './restore-jobs.ts'
import { openSession, rowsOf } from './session.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

interface RestoreOptions {
  url: string
  file: string
  files: RestoredFiles
  /** Where files are stored, and the embedded database. */
  dataDir: string
}

export interface RestoredBackup {
  head: BackupHead
  rows: number
  files: number
  /** Waiting jobs, which are held. */
  jobs: number
  /** Files that were missing when the backup was made. */
  missing: string[]
}

/**
 * Restores a backup into a database without a shop. Jobs of that time are held: see
 * `server/platform/jobs/hold.ts`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { url, file, dataDir } = options
  const { head, manifest } = await verifyBackup(file)
  requireKnownSchema(head)
  await requireFree(dataDir, await spaceFor(file, manifest))
  await inSession(url, requireUnfilled)
  await migrate({ url, upTo: head.migrations.at(-1)?.name ?? '0' })
  await inSession(url, (client) =>
    inOneTransaction(client, async () => {
      await loadTables(client, { ...options, manifest })
      await client.query('insert into configurations (slug, value) values ($1, $2)', [
        unfinishedRestore,
        JSON.stringify(head.takenAt),
      ])
    }),
  )
  await migrate({ url })
  const jobs = await readJobs(file)
  await inSession(url, async (client) => {
    await inOneTransaction(client, async () => {
      await client.query(newJobNumbers)
      await addJobs(client, jobs)
      await endSessions(client)
      // Those of a backup that was made while an earlier restore was held.
      await client.query('delete from restores where decision is null')
      await client.query('insert into restores (taken_at) values ($1)', [head.takenAt])
      // The shop as it is now is in this file.
      await client.query(
        `insert into backups (taken_at, finished_at, file, row_count, file_count)
        values ($1, $1, $2, $3, $4)`,
        [head.takenAt, path.basename(file), countRows(manifest), manifest.files.length],
      )
      await client.query('delete from configurations where slug = $1', [unfinishedRestore])
    })
    await client.query('analyze')
  })
  return {
    head,
    rows: countRows(manifest),
    files: manifest.files.length,
    jobs: jobs.length,
    missing: manifest.missing,
  }
}

/** Text takes several times the room in tables and indexes that it takes compressed. */
async function spaceFor(file: string, { files }: BackupManifest): Promise<number> {
  const { size } = await stat(file)
  const stored = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return (size - stored) * 10 + stored + 500_000_000
}

function requireKnownSchema(head: BackupHead): void {
  const known = listMigrations()
  const ours = new Map(known.map(({ name, sha256 }) => [name, sha256]))
  const theirs = schemaNumber(head)
  const newest = schemaNumber({ migrations: known })
  if (theirs > newest) {
    throw new BackupProblem(
      `The backup has schema ${theirs}, of version ${head.program}; this program is version ${program.version} and knows schemas up to ${newest}. Install version ${head.program} or a newer one, then restore.`,
    )
  }
  const changed = head.migrations.find(({ name, sha256 }) => ours.get(name) !== sha256)
  if (changed) {
    throw new BackupProblem(
      `The backup’s migration ${changed.name} is not the one of this program. Restore with version ${head.program}.`,
    )
  }
}

/** Tables that hold rows as soon as a shop is in use. */
const telling = ['stores', 'accounts', 'staff', 'products', 'orders']

/** Refuses to touch a shop, or another program's tables; clears what migrations have made. */
async function requireUnfilled(client: pg.Client): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    client,
    `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  const names = new Set(tables.map(({ name }) => name))
  if (names.size === 0) return
  if (!names.has('migrations') || !telling.every((name) => names.has(name))) {
    throw new BackupProblem(
      'The database holds tables of another program. Restore into a database of its own.',
    )
  }
  for (const name of telling) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) {
      throw new BackupProblem(
        'The database already holds a shop, which a restore would overwrite. Set another DATABASE_URL or DATA_DIR, or delete this shop first: npm run db:reset',
      )
    }
  }
  await client.query('drop schema if exists graphile_worker cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

/** Messages remember the number of their job, which no other job may get. */
const newJobNumbers = `
  select setval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'),
    coalesce(max(job_id), 0) + 1000)
  from messages`

/** The old tokens may have been seen by others since; everyone signs in once more. */
async function endSessions(client: pg.Client): Promise<void> {
  await client.query(`
    delete from access_tokens;
    delete from staff_tokens;
    delete from verification_codes;
    delete from staff_password_links`)
}

async function inSession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openSession(url, 'restore')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function inOneTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  // A failure ends the session, and the transaction with it.
  await work()
  await client.query('commit')
}
