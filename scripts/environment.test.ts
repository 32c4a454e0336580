import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/platform/settings.ts'
import { readEnvironment } from './environment.ts'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'praya-environment-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('settings are read from .env', () => {
  writeFileSync(
    join(dir, '.env'),
    '# Where it listens\nPORT=4100\nMAIL_FROM="Shop <a@b.example>"\n',
  )
  const { port, mailFrom } = readSettings(readEnvironment(dir, {}))
  expect({ port, mailFrom }).toEqual({ port: 4100, mailFrom: 'Shop <a@b.example>' })
})

test('the real environment wins over .env', () => {
  writeFileSync(join(dir, '.env'), 'PORT=4100\nROLE=web\n')
  const { port, role } = readSettings(readEnvironment(dir, { PORT: '4200' }))
  expect({ port, role }).toEqual({ port: 4200, role: 'web' })
})

test('without .env the environment alone counts', () => {
  expect(readEnvironment(dir, { PORT: '4200' })).toEqual({ PORT: '4200' })
})
