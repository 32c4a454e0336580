import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { withSourceLines } from './source-lines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'source-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

const source = `export const nothing = 1

export function fail(): never {
  throw new Error('with: a file:///nowhere.js:1:1 in its message')
}
`

test('a stack trace names the line of the source, also from a bundle', async () => {
  const input = path.join(folder, 'fail.ts')
  writeFileSync(input, source)
  const bundle = await rolldown({ input })
  const dir = path.join(folder, 'built')
  await bundle.write({ dir, sourcemap: true, minify: true })
  const file = path.join(dir, 'fail.js')
  const stack = stackOf(file)
  expect(stack).not.toContain('fail.ts')
  const lines = withSourceLines(stack).split('\n')
  expect(lines[1]).toContain(`${path.relative('', input)}:4:`)
  expect(lines[0]).toContain('file:///nowhere.js:1:1')
})

test('a stack trace of sources, or of files that are gone, stays as it is', () => {
  for (const stack of [
    'Error\n    at read (server/main.ts:3:4)',
    'Error\n    at file:///gone.js:2:1',
  ])
    expect(withSourceLines(stack)).toBe(stack)
})

/** The stack in a process of its own: here, Vitest has already mapped it. */
function stackOf(file: string): string {
  const program = `import { fail } from '${pathToFileURL(file).href}'
    try { fail() } catch (error) { console.log(error.stack) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program]).toString()
}
