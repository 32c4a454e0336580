import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type * as builtModule from './built.mjs'

type Built = typeof builtModule

let root = ''
let built: Built

/** A project with one file in each place that the server is built of. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'praya-built-'))
  mkdirSync(path.join(root, 'scripts'))
  copyFileSync(path.join(import.meta.dirname, 'built.mjs'), path.join(root, 'scripts/built.mjs'))
  built = (await import(pathToFileURL(path.join(root, 'scripts/built.mjs')).href)) as Built
  const { sources, outputs } = built.parts.server
  for (const source of sources) write(source.includes('.') ? source : `${source}/inner/one.ts`)
  for (const output of outputs) write(`build/${output}`)
  built.stampBuilt('server')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text = 'export {}'): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('what was built is left alone, also when only its tests change', () => {
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([true, true])
  write('server/inner/one.test.ts')
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([true, true])
})

test('a changed, new or missing source makes a build necessary', () => {
  write('domain/inner/one.ts', 'export const changed = true')
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([false, false])
  built.stampBuilt('server')
  write('db/new.sql')
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([false, false])
  built.stampBuilt('server')
  rmSync(path.join(root, 'db/new.sql'))
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([false, false])
})

test('a copy with other times of files is looked through, and not built again', () => {
  utimesSync(path.join(root, 'server/inner/one.ts'), 0, 0)
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([false, true])
})

test('a build that has lost a file, or was never stamped, is made again', () => {
  rmSync(path.join(root, 'build', built.parts.server.outputs[0] ?? ''))
  expect([built.isUntouched('server'), built.isBuilt('server')]).toEqual([false, false])
  expect(built.isUntouched('pages')).toBe(false)
})
