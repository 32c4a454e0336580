import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const names = new Set(tracked.map((file) => basename(file)))
const documents = tracked.filter((file) => file.endsWith('.md'))

/** Written by commands, kept outside the repository, or an example of a bad name. */
const elsewhere = /^(\.cache|data|\/etc)\/|^(openapi\.json|orderService\.ts|index\.ts)$/

test('every file that a document names exists', () => {
  const missing = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sql|vcl|ya?ml|json|conf))`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !elsewhere.test(named) && !names.has(basename(named)))
      .map((named) => `${document}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('every link of a document leads to a file', () => {
  const broken = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('the file of a decision is named as its title', () => {
  const decisions = documents.filter((document) => /^docs\/decisions\/\d/.test(document))
  expect(decisions.length).toBeGreaterThan(50)
  const misnamed = decisions.filter((document) => {
    const title = /^# (.+)$/m.exec(textOf(document))?.[1] ?? ''
    const name = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-')
    return basename(document, '.md') !== name
  })
  expect(misnamed).toEqual([])
})

function textOf(document: string): string {
  return readFileSync(document, 'utf8')
}
