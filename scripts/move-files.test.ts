import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startBucketServer } from '#test/bucket-server.ts'

test('what was uploaded during a move follows into the bucket that FILES_URL names by then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'praya-move-'))
  const bucket = await startBucketServer()
  onTestFinished(async () => {
    await bucket.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files/late.webp'), 'late')
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, FILES_URL: bucket.url, ...bucket.keys }
  const move = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/move-files.ts', ...args], { env })
  expect((await move('--from=folder')).stdout).toContain('1 files copied')
  expect([...bucket.objects.keys()]).toEqual(['shop/late.webp'])
  await expect(move()).rejects.toThrow('Say where to')
})
