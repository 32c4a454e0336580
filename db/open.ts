import { startEmbeddedPostgres } from './embedded/server.ts'
import { requireFinishedRestore } from './backup/unfinished-restore.ts'
import { listMigrations, migrate } from './migrate.ts'

interface OpenOptions {
  dataDir: string
  /** External server; null: the embedded one in the data folder. */
  databaseUrl: string | null
  /** For migrations, if `databaseUrl` leads to a pooler. */
  directUrl?: string | null
  /** Called with progress for people: migrations applied, a server restarted. */
  report: (line: string) => void
  /** Called with the URL of the started database. */
  beforeMigrating?: (url: string) => Promise<void>
}

interface OpenDatabase {
  url: string
  /** Stops the embedded server; an external one keeps running. */
  stop: () => Promise<void>
}

/** Opens the shop's database, started and migrated. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const server = await openServer(options)
  try {
    const url = options.directUrl ?? server.url
    await requireFinishedRestore(url)
    await options.beforeMigrating?.(url)
    const applied = await migrate({ url: url })
    if (applied.length > 0) options.report(sentenceOf(applied))
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/** Opens the shop's database, started but not migrated. */
export async function openServer(options: OpenOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, report } = options
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, report })
  return { url, stop }
}

/** Names of migrations are of interest only where there was a database before. */
function sentenceOf(applied: readonly string[]): string {
  const isNew = applied[0] === listMigrations()[0]?.name
  return isNew ? 'Created the database' : `Migrated the database: ${applied.join(', ')}`
}
