import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connectDatabase } from '#db/connect.ts'
import type { DatabaseHandle } from '#db/connect.ts'
import { asAdmin, urlOfDatabase } from './test-server.ts'

export interface TestDatabase extends DatabaseHandle {
  url: string
}

/**
 * A migrated, empty database for this test file alone; it is dropped when the file is done.
 * Call it at the top of the file: `const { db } = await testDatabase()`.
 */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const owner = pg.escapeIdentifier(decodeURIComponent(new URL(server.url).username))
  await asAdmin(
    server.adminUrl,
    `create database ${name} owner ${owner} template ${server.template} strategy ${server.strategy}`,
  )
  const url = urlOfDatabase(server.url, name)
  const handle = connectDatabase({ url, ...options })
  afterAll(async () => {
    await handle.close()
    await asAdmin(server.adminUrl, `drop database ${name} with (force)`)
  })
  return { ...handle, url }
}
