import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartProblem } from './start-problem.ts'

interface MigrateOptions {
  url: string
  /** Defaults to `db/migrations`. */
  dir?: string
  /** The last migration to apply, for data of an older version; default all. */
  upTo?: string
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

/** Key of the lock a migration holds. Arbitrary, but the same in every process. */
export const migrationLock = 7_266_201

const ownMigrations = join(import.meta.dirname, 'migrations')

/** Applies pending migrations; returns their names. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { dir = ownMigrations, upTo } = options
  const migrations = readMigrations(dir).filter(({ name }) => upTo === undefined || name <= upTo)
  const client = new pg.Client({ connectionString: options.url, application_name: 'praya migrate' })
  // The running statement fails with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireUtf8(client)
    // A migration may take longer than the role allows a statement of the shop.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const missing = await missingFrom(client, migrations)
    for (const migration of missing) await apply(client, migration)
    await migrateJobs(options.url)
    return missing.map(({ name }) => name)
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}

/** In another encoding, which a server without a locale gives by default, Chinese cannot be searched. */
async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  )
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new StartProblem(
    `The database is encoded in ${encoding}, not in UTF8: create another with createdb -T template0 -E UTF8.`,
  )
}

/** What a migration would do, and whether it would change a shop in use. */
export async function listPendingMigrations(
  url: string,
): Promise<{ pending: string[]; isInUse: boolean }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query("select where to_regclass('stores') is not null")
    if (!tables.rowCount) return { pending: [], isInUse: false }
    const stores = await client.query('select from stores limit 1')
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const pending = listMigrations().filter(({ name }) => !applied.has(name))
    return { pending: pending.map(({ name }) => name), isInUse: Boolean(stores.rowCount) }
  } finally {
    await client.end()
  }
}

/** The migrations of this version, in order. */
export function listMigrations(): Pick<Migration, 'name' | 'sha256'>[] {
  return readMigrations(ownMigrations)
}

function readMigrations(dir: string): Migration[] {
  const names = existsSync(dir) ? readdirSync(dir).toSorted() : []
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number)
      throw new StartProblem(`${name} is not a valid migration name, such as 0001_accounts.sql`)
    if (numbers.has(number)) throw new StartProblem(`Duplicate migration number ${number}`)
    numbers.add(number)
    const sql = readFileSync(join(dir, name), 'utf8')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

async function missingFrom(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name',
  )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  checkHistory(applied, migrations)
  return migrations.filter(({ name }) => !applied.has(name))
}

function checkHistory(applied: ReadonlyMap<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const last = [...applied.keys()].at(-1) ?? ''
  for (const [name, sha256] of applied) {
    if (!known.has(name)) throw new StartProblem(unknownMigration(name, migrations.at(-1)?.name))
    if (known.get(name) !== sha256) {
      throw new StartProblem(`Migration ${name} was changed after it was applied`)
    }
  }
  for (const { name } of migrations) {
    if (!applied.has(name) && name < last) {
      throw new StartProblem(`Migration ${name} comes before ${last}, which is already applied`)
    }
  }
}

function unknownMigration(name: string, newest = '0'): string {
  const [theirs, ours] = [name, newest].map((each) => Number.parseInt(each, 10))
  const has = `The database has schema ${theirs} (migration ${name}), which is unknown to this version of the shop; it knows schemas up to ${ours}.`
  return `${has} Install the version that last ran on this database, or restore a backup made before the upgrade into an empty database (npm run backup -- --list).`
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`Migration ${name} failed: ${reason}`, { cause: error })
  }
}

/** graphile-worker has its own schema and migrations. */
async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent })
}

/** It logs every step, and throws when something fails. */
const silent = new Logger(() => () => {})
