import pg from 'pg'

/** What a test file needs to make a database of its own. */
export interface TestServer {
  adminUrl: string
  /** The same server and the role that owns the databases. */
  url: string
  template: string
  strategy: 'file_copy' | 'wal_log'
  /** For what files of this run share; gone when it ends. */
  folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A database with everything that is in the template, to which nobody may be connected. */
export async function copyDatabase(
  { adminUrl, url, strategy }: TestServer,
  name: string,
  template: string,
): Promise<void> {
  const owner = pg.escapeIdentifier(decodeURIComponent(new URL(url).username))
  await asAdmin(
    adminUrl,
    `create database ${name} owner ${owner} template ${template} strategy ${strategy}`,
  )
}

export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
