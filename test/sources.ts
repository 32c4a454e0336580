import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})

/** Paths of all source files in the repository, relative to its root. */
export const files: readonly string[] = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file))

/** Text of each source file, by path. */
export const sources: ReadonlyMap<string, string> = new Map(
  files.map((file) => [file, readFileSync(file, 'utf8')]),
)

/** Path and text of the files whose path matches. */
export function code(pattern: RegExp): [string, string][] {
  return [...sources].filter(([file]) => pattern.test(file))
}

const product = code(/^(?!test\/|e2e\/).*(?<!\.test)\.tsx?$/)

/** The product's files and what each imports, types included; tests left out. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  product.map(([file, text]) => [file, importsOf(file, text)]),
)

function importsOf(file: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g)
  return [...specifiers]
    .map(([, specifier = '']) =>
      specifier.startsWith('#')
        ? specifier.slice(1)
        : path.posix.join(path.posix.dirname(file), specifier),
    )
    .filter((target) => target !== file && sources.has(target))
}
