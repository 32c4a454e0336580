import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '#test/database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'praya-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function examine(url: string): Promise<Record<string, string>> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts', '--json'], {
    env,
  })
  const findings: { check: string; result: string }[] = JSON.parse(stdout)
  return Object.fromEntries(findings.map(({ check, result }) => [check, result]))
}

test('a sound shop has no failure, and is told what to set up', async () => {
  const { url } = await testDatabase()
  const findings = await examine(url)
  expect(Object.values(findings)).not.toContain('fail')
  expect(findings).toMatchObject({ schema: 'ok', files: 'ok', emails: 'warn', backup: 'warn' })
})

test('an empty database is examined without being migrated', async () => {
  const url = await emptyDatabase()
  expect(await examine(url)).toMatchObject({ database: 'ok', jobs: 'warn' })
  expect(await examine(url)).toMatchObject({ jobs: 'warn' })
})
