import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openAssets } from './assets.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'praya-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

for (const file of ['assets/a.js', '.git/config', '.env', 'server.js.map', 'notes']) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), 'x')
}
const assets = await openAssets(folder)

test('a build file is served', async () => {
  expect(await assets.find('/assets/a.js')).toBeDefined()
})

test.each(['/', '/assets', '/assets/', '/.git', '/.git/'])(
  'the folder %s is not listed',
  (address) => {
    expect(assets.find(address)).toBeUndefined()
  },
)

test.each(['/.git/config', '/.env', '/server.js.map', '/notes', '/../package.json'])(
  '%s is not served',
  (address) => {
    expect(assets.find(address)).toBeUndefined()
  },
)
