import { existsSync } from 'node:fs'
import { mkdir, stat, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { connectDatabase } from '#db/connect.ts'
import { listPendingMigrations } from '#db/migrate.ts'
import { hourMs } from '#domain/dates.ts'
import { copiesFor, edgeCacheFor, fileStoreFor } from '#server/main.ts'
import { probeFiles } from '#server/platform/adapters/files/probe-files.ts'
import type { FileStore } from '#server/platform/adapters/files/file-store.ts'
import { isEncrypted, withEncryption } from '#server/platform/adapters/mail/smtp-encryption.ts'
import { lastBackupAt } from '#server/platform/backups/scheduled-backup.ts'
import type { Db } from '#server/platform/database/db.ts'
import { findHold } from '#server/platform/jobs/hold.ts'
import type { Settings } from '#server/platform/settings.ts'
import { describeConnection, hearsChanges, isNear } from './connection.ts'
import { findUnreadableSecrets } from './sealed-data.ts'
import { readEnvFile } from '../environment.ts'
import { findUnknownSettings } from '../unknown-settings.ts'

/** One line; `found` says what to do unless all is well. */
export interface Finding {
  check: string
  result: 'ok' | 'warn' | 'fail'
  found: string
}

/** The shop as it is: examining it neither opens nor migrates it. */
interface Patient {
  db: Db
  url: string
  settings: Settings
  files: FileStore
}

type Check = (patient: Patient) => Promise<Omit<Finding, 'check'>>

/** PostgreSQL's code for a table that does not exist. */
const undefinedTable = '42P01'

const neededExtensions = ['pg_trgm', 'btree_gist']
const patienceMs = 10_000

const checks: Record<string, Check> = {
  settings: async () => {
    const unknown = findUnknownSettings(readEnvFile(), process.env)
    if (unknown.length === 0) return ok('all are known')
    return warn(`Nothing reads ${unknown.join(', ')}: correct the name, or remove it.`)
  },
  'public address': async ({ settings: { publicUrl } }) =>
    publicUrl.startsWith('https:')
      ? ok(publicUrl)
      : warn(`${publicUrl} is not https: set PUBLIC_URL to what customers type.`),
  emails: async ({ settings: { smtpUrl } }) => {
    if (!smtpUrl) return warn('They are written to DATA_DIR/outbox: set SMTP_URL to send them.')
    const { createTransport } = await import('nodemailer')
    const { host, hostname } = new URL(smtpUrl)
    try {
      await createTransport(withEncryption(smtpUrl)).verify()
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ETLS') throw error
      return fail(
        `${host} offers no encryption: use smtps://, or add ?tls=off if you trust the way.`,
      )
    }
    return isEncrypted(smtpUrl) || isNear(hostname)
      ? ok(`${host} accepts emails`)
      : warn(`${host} takes emails in clear text: use smtps://, or leave out ?tls=off.`)
  },
  database: async ({ db }) => {
    const { rows } = await sql<{ version: number; name: string; encoding: string }>`
      select current_setting('server_version_num')::integer as version,
        current_setting('server_version') as name,
        current_setting('server_encoding') as encoding`.execute(db)
    const { version, name, encoding } = rows[0] ?? { version: 0, name: 'unknown', encoding: '' }
    if (encoding !== 'UTF8') {
      return fail(
        `It is encoded in ${encoding}: create another with createdb -T template0 -E UTF8.`,
      )
    }
    return version >= 150_000
      ? ok(`PostgreSQL ${name}`)
      : fail(`PostgreSQL ${name} is too old: use 15 or later.`)
  },
  extensions: async ({ db }) => {
    const { rows } = await sql<{ name: string; version: string | null }>`
      select needed.name, there.default_version as version
      from unnest(${neededExtensions}::text[]) as needed (name)
        left join pg_available_extensions as there on there.name = needed.name`.execute(db)
    const missing = rows.filter(({ version }) => version === null).map(({ name }) => name)
    return missing.length === 0
      ? ok(neededExtensions.join(', '))
      : fail(`The server lacks ${missing.join(', ')}: install PostgreSQL’s contrib package.`)
  },
  schema: async ({ url }) => {
    const { pending } = await listPendingMigrations(url)
    return pending.length === 0
      ? ok('as this version needs it')
      : warn(`${pending.join(', ')} will be applied by the next start, after a backup.`)
  },
  rights: async ({ db }) => {
    const { rows } = await sql<{ may: boolean }>`
      select has_database_privilege(current_database(), 'create') as may`.execute(db)
    return rows[0]?.may
      ? ok('the role may migrate')
      : fail('The role may not create tables: make it the owner of its database.')
  },
  connections: async ({ db, settings: { databasePool } }) => {
    const { rows } = await sql<{ max: number }>`
      select current_setting('max_connections')::integer as max`.execute(db)
    const max = rows[0]?.max ?? 0
    return max >= databasePool + 5
      ? ok(`${databasePool} per process of ${max}`)
      : warn(`DATABASE_POOL is ${databasePool}, the server allows ${max}: lower it.`)
  },
  collation: async ({ db }) => {
    const { rows } = await sql<{ recorded: string | null; actual: string | null }>`
      select datcollversion as recorded, pg_database_collation_actual_version(oid) as actual
      from pg_database where datname = current_database()`.execute(db)
    return rows[0]?.recorded === rows[0]?.actual
      ? ok('indexes were made with this system’s rules')
      : warn(
          'The system’s language rules changed: REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
        )
  },
  clock: async ({ db }) => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const seconds = Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0)) / 1000
    return seconds < 5
      ? ok('as the database’s')
      : fail(`It differs from the database’s by ${seconds.toFixed(0)} s: set up NTP on both.`)
  },
  disk: async ({ settings: { dataDir } }) => {
    // The first start makes it.
    await mkdir(dataDir, { recursive: true })
    const { bavail, bsize, blocks } = await statfs(dataDir)
    const share = Math.round((bavail / blocks) * 100)
    const found = `${Math.round((bavail * bsize) / 1e9)} GB (${share} %) free at ${dataDir}`
    if (share < 5) return fail(`${found}: free space now.`)
    return share < 15 ? warn(`${found}: free space soon.`) : ok(found)
  },
  files: async ({ files, settings }) => {
    await probeFiles(files)
    const place = settings.files.kind === 'folder' ? settings.files.folder : settings.files.url
    return ok(`${place} is writable`)
  },
  'sealed data': async ({ db }) => {
    const broken = await findUnreadableSecrets(db)
    return broken.length === 0
      ? ok('opens with the keys of this shop')
      : fail(`Does not open: ${broken.join(', ')}. The keys are those of another shop: restore.`)
  },
  changes: async ({ url, settings: { databaseUrl } }) =>
    (await hearsChanges({ at: url, from: databaseUrl ?? url }))
      ? ok('announced and heard')
      : fail(
          'They do not arrive. If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to the same database.',
        ),
  'database connection': async ({ db }) => {
    const { host, isEncrypted } = await describeConnection(db)
    if (isEncrypted) return ok('encrypted')
    return isNear(host)
      ? ok('on this machine')
      : warn(`Passwords and customers’ data reach ${host} in clear text: add sslmode=verify-full.`)
  },
  'card webhook': async ({ settings: { cards, publicUrl } }) => {
    if (cards.kind !== 'stripe') return ok('no cards by Stripe')
    const address = `${publicUrl}/api/webhooks/stripe`
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(address, { method: 'POST', body: '{}', signal }).catch(() => null)
    return answer?.status === 400
      ? ok(`${address} refuses what Stripe did not sign`)
      : warn(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}: is it open?`)
  },
  'caches in front': async ({ settings }) => {
    const edge = edgeCacheFor(settings)
    if (!edge) return ok('none is told of changes: pages are kept for a second')
    await edge.purge(['doctor'])
    return ok(`${settings.edge.map(({ kind }) => kind).join(', ')} took a purge`)
  },
  backup: async ({ db, settings }) => {
    const { backupHour } = settings
    await copiesFor(settings)?.probe()
    const last = await lastBackupAt(db)
    if (last && Date.now() - last.getTime() < 26 * hourMs) {
      return (await isOnSameDisk(settings))
        ? warn('They are lost with the disk of the data: set BACKUP_URL, or BACKUP_DIR to another.')
        : ok(last.toISOString())
    }
    const found = last ? `The last one is of ${last.toISOString()}` : 'There is none'
    return warn(`${found}${backupHour === null ? ' and none is scheduled' : ''}: npm run backup`)
  },
  jobs: async ({ db }) => {
    if (await findHold(db)) {
      return warn(
        'Held after a restore: decide in the console, or npm run restore -- --release or --discard.',
      )
    }
    const { rows } = await sql<{ late: number; failed: number }>`
      select count(*) filter (where attempts < max_attempts
          and run_at < now() - interval '10 minutes') as late,
        count(*) filter (where attempts >= max_attempts) as failed
      from graphile_worker.jobs`.execute(db)
    const { late, failed } = rows[0] ?? { late: 0, failed: 0 }
    if (late + failed === 0) return ok('none is late')
    return warn(
      `${late} are more than 10 minutes late, ${failed} have failed: Settings, System lists those.`,
    )
  },
}

/** Every check, one after the other; a check that throws has failed. */
export async function examine({
  settings,
  url,
}: {
  settings: Settings
  url: string
}): Promise<Finding[]> {
  const { db, close } = connectDatabase({ url, poolSize: 2 })
  const patient = { db, url, settings, files: fileStoreFor(settings.files) }
  const found: Finding[] = []
  try {
    for (const [check, look] of Object.entries(checks)) {
      found.push({ check, ...(await look(patient).catch(asFailure)) })
    }
  } finally {
    await close()
  }
  return found
}

/** Whether one broken disk takes the data and their backups. */
async function isOnSameDisk(settings: Settings): Promise<boolean> {
  const { backupDir, backupBucket: location, dataDir, databaseUrl, files } = settings
  const hasData = databaseUrl === null || files.kind === 'folder'
  if (location || !hasData || !existsSync(backupDir)) return false
  return (await stat(backupDir)).dev === (await stat(dataDir)).dev
}

function ok(found: string) {
  return { result: 'ok' as const, found }
}

function warn(found: string) {
  return { result: 'warn' as const, found }
}

function fail(found: string) {
  return { result: 'fail' as const, found }
}

function asFailure(error: unknown) {
  const isOlder = error instanceof Error && 'code' in error && error.code === undefinedTable
  if (isOlder) return warn('Not known until the database is migrated: npm start.')
  const message = error instanceof Error ? error.message : String(error)
  // What PgBouncer answers to the limits that a direct connection sets.
  if (!message.includes('unsupported startup parameter')) return fail(message)
  return fail('DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the database itself.')
}
