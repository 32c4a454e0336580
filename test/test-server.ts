import pg from 'pg'

/** What a test file needs to create its own database. */
export interface TestServer {
  adminUrl: string
  /** The same server, as the role that owns the databases. */
  url: string
  template: string
  strategy: 'file_copy' | 'wal_log'
  /** For data shared by the files of this run; deleted when it ends. */
  folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Copies a template, which must have no open connections. */
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
