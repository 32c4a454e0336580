import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from './command.ts'

/** What a build with `build.license` says of each library that it bundled. */
const bundled = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
)

export type Library = z.output<typeof bundled>[number]

const require = createRequire(import.meta.url)

/**
 * Writes `/licenses.txt` of the shop: the notices of all libraries and fonts that browsers get.
 * Throws if a library comes without one.
 */
export function writeNotices(): void {
  const libraries = [...readBuild('storefront/client'), ...readBuild('console'), swaggerUi()]
  const fonts = ['ui/fonts/hanken-grotesk-license.txt', 'storefront/public/fonts/licenses.txt']
  const text = [
    noticesOf(libraries),
    ...fonts.map((file) => readFileSync(join(root, file), 'utf8').trim()),
  ].join(`\n\n${line}\n\n`)
  writeFileSync(join(root, 'build/storefront/client/licenses.txt'), `${text}\n`)
}

const line = '-'.repeat(80)

/** Libraries with the same text share it. */
export function noticesOf(libraries: readonly Library[]): string {
  const silent = libraries.filter(({ text }) => !text).map(({ name }) => name)
  if (silent.length > 0) throw new Error(`No licence text comes with: ${silent.join(', ')}`)
  const byText = Map.groupBy(libraries, ({ text }) => text)
  const sections = [...byText].map(([text, all]) => {
    const named = all.map(({ name, version, identifier }) => `${name} ${version} (${identifier})`)
    return `${[...new Set(named)].join('\n')}\n\n${text}`
  })
  return sections.join(`\n\n${line}\n\n`)
}

function readBuild(output: string): Library[] {
  const file = join(root, 'build', output, '.vite/licenses.json')
  return bundled.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Served as it is, for the reference of the API. */
function swaggerUi(): Library {
  const file = require.resolve('swagger-ui-dist/package.json')
  const { name, version, license } = z
    .object({ name: z.string(), version: z.string(), license: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  const texts = ['LICENSE', 'NOTICE'].map((each) => readFileSync(join(dirname(file), each), 'utf8'))
  return { name, version, identifier: license, text: texts.join('\n').trim() }
}
