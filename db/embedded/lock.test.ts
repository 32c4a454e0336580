import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { birthOf, takeLock } from './lock.mjs'

let dir = ''
let file = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'praya-lock-'))
  file = join(dir, 'lock')
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('a lock is held until it is released, and its holder is reported', () => {
  const lock = takeLock(file)
  expect(takeLock(file).heldBy).toBe(process.pid)
  lock.release?.()
  expect(takeLock(file).heldBy).toBeUndefined()
})

test.each([
  ['whose process is gone', JSON.stringify({ pid: 2 ** 22 - 1, birth: 'long ago' })],
  ['whose pid is another process now', JSON.stringify({ pid: process.pid, birth: 'long ago' })],
  ['that was never completely written', '{"pi'],
])('a lock %s is taken over', (_name, content) => {
  writeFileSync(file, content)
  expect(takeLock(file).heldBy).toBeUndefined()
  expect(takeLock(file).heldBy).toBe(process.pid)
})

test('a lock that has been taken over is not released', () => {
  const lock = takeLock(file)
  const theirs = JSON.stringify({ pid: process.ppid, birth: birthOf(process.ppid) })
  writeFileSync(file, theirs)
  lock.release?.()
  expect(takeLock(file).heldBy).toBe(process.ppid)
})
