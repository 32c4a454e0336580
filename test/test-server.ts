import pg from 'pg'

/** What a test file needs to make a database of its own. */
export interface TestServer {
  adminUrl: string
  /** The same server and the role that owns the databases. */
  url: string
  template: string
  strategy: 'file_copy' | 'wal_log'
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
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
