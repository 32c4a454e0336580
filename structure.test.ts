import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errorSentences } from '#contract/errors.ts'
import { endpoints } from '#contract/endpoints.ts'
import { locales } from '#domain/locale.ts'
import { messages as cn } from '#storefront/messages/cn.ts'
import { messages as en } from '#storefront/messages/en.ts'
import { messages as zh } from '#storefront/messages/zh.ts'

/** The laws of the house that neither the compiler nor lint can hold. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file))

const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

function code(pattern: RegExp): [string, string][] {
  return [...sources].filter(([file]) => pattern.test(file))
}

test('no file is longer than 300 lines, the generated types apart', () => {
  const long = [...sources]
    .filter(([file]) => /\.(tsx?|mjs)$/.test(file) && file !== 'db/types.ts')
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('most files are short', () => {
  const lengths = code(/\.tsx?$/)
    .map(([, text]) => text.split('\n').length)
    .toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(90)
})

test('a file is named for what it holds', () => {
  const vague = files.filter((file) =>
    /^(utils?|helpers?|common|misc|index|manager|service)\./.test(path.basename(file)),
  )
  expect(vague).toEqual([])
  const shouting = files.filter((file) => /[A-Z]/.test(path.basename(file)))
  expect(shouting).toEqual([])
})

test('an area of the server uses another’s capabilities, never its routes', () => {
  const trespasses = code(/^server\/[^/]+\/.*(?<!\.test)\.ts$/).flatMap(([file, text]) => {
    const area = file.split('/')[1]
    return [...text.matchAll(/from '\.\.\/([\w-]+)\/(routes|staff-routes)\.ts'/g)]
      .filter(([, other]) => other !== area)
      .map(([line]) => `${file}: ${line}`)
  })
  expect(trespasses).toEqual([])
})

test('adapters are chosen in one place', () => {
  const choosers = code(/^server\/(?!adapters\/).*(?<!\.test)\.ts$/)
    .filter(([, text]) => /^import (?!type).*\/adapters\//m.test(text))
    .map(([file]) => file)
  expect(choosers).toEqual(['server/main.ts'])
})

test('nothing unfinished is left behind, and no test is left out', () => {
  const unfinished = [...sources]
    .filter(([file]) => file !== 'structure.test.ts')
    .filter(([, text]) =>
      /\b(TODO|FIXME|XXX|HACK)\b|\b(test|it|describe)\.(skip|only|todo)\b/.test(text),
    )
  expect(unfinished.map(([file]) => file)).toEqual([])
})

test('every failure has its sentence in every language', () => {
  for (const [failure, sentences] of Object.entries(errorSentences)) {
    for (const locale of locales) expect(sentences[locale], `${failure} ${locale}`).not.toBe('')
  }
})

test('every call is described once, and says what it is for', () => {
  const keys = endpoints.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, summary, area } of endpoints) expect(summary && area, key).toBeTruthy()
})

test('the three message files have the same keys', () => {
  expect(keysOf(zh)).toEqual(keysOf(en))
  expect(keysOf(cn)).toEqual(keysOf(en))
})

test('migrations are numbered without a gap', () => {
  const numbers = code(/^db\/migrations\/.*\.sql$/).map(([file]) =>
    Number(path.basename(file).slice(0, 4)),
  )
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
})

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix]
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${prefix}.${key}`))
    .toSorted()
}
