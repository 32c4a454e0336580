import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connectDatabase } from '#db/connect.ts'
import type { DatabaseHandle } from '#db/connect.ts'
import { asAdmin, copyDatabase, urlOfDatabase } from './test-server.ts'

interface TestDatabase extends DatabaseHandle {
  url: string
}

/**
 * A migrated, empty database for this test file only; dropped when the file is done.
 * Call it at the top of the file: `const { db } = await testDatabase()`.
 */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const url = await copiedDatabase(inject('testServer').template)
  const handle = connectDatabase({ url, ...options })
  afterAll(() => handle.close())
  return { ...handle, url }
}

/** Copies a template for this test file only; returns the copy's URL. */
export async function copiedDatabase(template: string): Promise<string> {
  const server = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await copyDatabase(server, name, template)
  afterAll(() => asAdmin(server.adminUrl, `drop database ${name} with (force)`))
  return urlOfDatabase(server.url, name)
}

/** A database without any table, for this test file only. */
export async function emptyDatabase(options = ''): Promise<string> {
  const server = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const owner = pg.escapeIdentifier(decodeURIComponent(new URL(server.url).username))
  await asAdmin(server.adminUrl, `create database ${name} owner ${owner} ${options}`)
  afterAll(() => asAdmin(server.adminUrl, `drop database if exists ${name} with (force)`))
  return urlOfDatabase(server.url, name)
}
