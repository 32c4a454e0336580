import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findUser } from './system-user.ts'

const folder = mkdtempSync(join(tmpdir(), 'system-user-'))

afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a user that exists is found, and another is not', () => {
  expect(findUser('root')).toEqual({ uid: 0, gid: 0 })
  expect(findUser('nobody-of-this-name')).toBeUndefined()
})

test('a system that cannot say who its users are is not taken for one without the user', () => {
  const broken = join(folder, 'id')
  writeFileSync(broken, '#!/bin/sh\nexit 127\n')
  chmodSync(broken, 0o755)
  vi.stubEnv('PATH', folder)
  expect(() => findUser('postgres')).toThrow('Command failed')
})
