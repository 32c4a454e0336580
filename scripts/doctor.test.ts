import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { sealText } from '#server/platform/access/sealed-text.ts'
import { readSettings } from '#server/platform/settings.ts'
import { startBucketServer } from '#test/bucket-server.ts'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { examine, type Finding } from './doctor/examine.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'praya-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The result of each check. */
async function resultsOn(url: string, env: object = {}): Promise<Record<string, string>> {
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: dataDir, ...env })
  return resultsIn(await examine({ settings, url: settings.databaseDirectUrl ?? url }))
}

function resultsIn(findings: readonly Finding[]): Record<string, string> {
  return Object.fromEntries(findings.map(({ check, result }) => [check, result]))
}

test('a sound shop has no failure, and is told what to set up', async () => {
  const { url } = await testDatabase()
  const findings = await resultsOn(url)
  expect(Object.values(findings)).not.toContain('fail')
  expect(findings).toMatchObject({ changes: 'ok', 'sealed data': 'ok', 'caches in front': 'ok' })
  expect(findings).toMatchObject({ extensions: 'ok', 'card webhook': 'ok', disk: 'ok' })
  expect(findings).toMatchObject({ schema: 'ok', files: 'ok', emails: 'warn', backup: 'warn' })
})

test('the command examines an empty database without migrating it', async () => {
  const url = await emptyDatabase()
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir }
  const doctor = promisify(execFile)(process.execPath, ['scripts/doctor.ts', '--json'], { env })
  const { stdout } = await doctor
  expect(resultsIn(JSON.parse(stdout))).toMatchObject({ database: 'ok', jobs: 'warn' })
  expect(await resultsOn(url)).toMatchObject({ jobs: 'warn' })
})

test('a database in another encoding than UTF8 fails', async () => {
  const url = await emptyDatabase("template template0 encoding 'SQL_ASCII' locale 'C'")
  expect(await resultsOn(url)).toMatchObject({ database: 'fail' })
})

test('a database that is not heard, a bucket that does not answer and a cache that takes no purge fail', async () => {
  const { url } = await testDatabase()
  const bucket = await startBucketServer()
  await bucket.close()
  const findings = await resultsOn(url, {
    DATABASE_DIRECT_URL: await emptyDatabase(),
    FILES_URL: bucket.url,
    ...bucket.keys,
    EDGE_PURGE_URL: 'varnish://127.0.0.1:1',
  })
  expect(findings).toMatchObject({ changes: 'fail', files: 'fail', 'caches in front': 'fail' })
})

test('a backup on the disk of the data, and a bucket for backups that does not answer, are told', async () => {
  const { db, url } = await testDatabase()
  mkdirSync(join(dataDir, 'backups'), { recursive: true })
  const taken = { taken_at: new Date(), file: 'a.backup', row_count: 1, file_count: 0 }
  await db.insertInto('backups').values(taken).execute()
  expect(await resultsOn(url)).toMatchObject({ backup: 'warn' })
  const bucket = await startBucketServer()
  const copied = { BACKUP_URL: bucket.url, ...bucket.keys }
  expect(await resultsOn(url, copied)).toMatchObject({ backup: 'ok' })
  await bucket.close()
  expect(await resultsOn(url, copied)).toMatchObject({ backup: 'fail' })
})

test('an address that Stripe cannot reach is told, and one that refuses the unsigned is well', async () => {
  const { url } = await testDatabase()
  const keys = { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_key' }
  const silent = await resultsOn(url, { ...keys, PUBLIC_URL: 'http://127.0.0.1:1' })
  expect(silent).toMatchObject({ 'card webhook': 'warn' })
  const server = createServer((_, response) => response.writeHead(400).end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = await resultsOn(url, { ...keys, PUBLIC_URL: `http://127.0.0.1:${port}` })
  server.close()
  expect(open).toMatchObject({ 'card webhook': 'ok' })
})

test('a webhook whose secret was sealed with the key of another shop fails', async () => {
  const { db, url } = await testDatabase()
  await db
    .insertInto('webhooks')
    .values({
      id: 'whk_1',
      name: 'ERP',
      url: 'https://erp.example',
      events: ['order.paid'],
      secret: sealText('of another shop', 'x'),
      created_at: new Date(),
    })
    .execute()
  expect(await resultsOn(url)).toMatchObject({ 'sealed data': 'fail' })
})
