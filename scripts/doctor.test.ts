import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sealText } from '#server/platform/access/sealed-text.ts'
import { startBucketServer } from '#test/bucket-server.ts'
import { emptyDatabase, testDatabase } from '#test/database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'praya-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function examine(url: string, settings: object = {}): Promise<Record<string, string>> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir, ...settings }
  const stdout = await new Promise<string>((resolve) => {
    // It ends with 1 if a check failed.
    execFile(process.execPath, ['scripts/doctor.ts', '--json'], { env }, (_, out) => resolve(out))
  })
  const findings: { check: string; result: string }[] = JSON.parse(stdout)
  return Object.fromEntries(findings.map(({ check, result }) => [check, result]))
}

test('a sound shop has no failure, and is told what to set up', async () => {
  const { url } = await testDatabase()
  const findings = await examine(url)
  expect(Object.values(findings)).not.toContain('fail')
  expect(findings).toMatchObject({ changes: 'ok', 'sealed data': 'ok', 'caches in front': 'ok' })
  expect(findings).toMatchObject({ schema: 'ok', files: 'ok', emails: 'warn', backup: 'warn' })
})

test('an empty database is examined without being migrated', async () => {
  const url = await emptyDatabase()
  expect(await examine(url)).toMatchObject({ database: 'ok', jobs: 'warn' })
  expect(await examine(url)).toMatchObject({ jobs: 'warn' })
})

test('a database that is not heard, a bucket that does not answer and a cache that takes no purge fail', async () => {
  const { url } = await testDatabase()
  const bucket = await startBucketServer()
  await bucket.close()
  const findings = await examine(url, {
    DATABASE_DIRECT_URL: await emptyDatabase(),
    FILES_URL: bucket.url,
    ...bucket.keys,
    EDGE_PURGE_URL: 'varnish://127.0.0.1:1',
  })
  expect(findings).toMatchObject({ changes: 'fail', files: 'fail', 'caches in front': 'fail' })
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
  expect(await examine(url)).toMatchObject({ 'sealed data': 'fail' })
})
