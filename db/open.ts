import { startEmbeddedPostgres } from './embedded/server.ts'
import { migrate } from './migrate.ts'

export interface OpenOptions {
  dataDir: string
  /** An outside server; null: the embedded one in the data folder. */
  databaseUrl: string | null
  /** Told what a person wants to know: migrations applied, a server that came back. */
  report: (line: string) => void
}

export interface OpenDatabase {
  url: string
  /** Stops the embedded server; an outside one is left alone. */
  stop: () => Promise<void>
}

/** The shop's database, running and migrated. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const server = await openServer(options)
  try {
    const applied = await migrate({ url: server.url })
    if (applied.length > 0) options.report(`Migrated the database: ${applied.join(', ')}`)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/** The shop's database, running, as it is. */
export async function openServer(options: OpenOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, report } = options
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, report })
  return { url, stop }
}
