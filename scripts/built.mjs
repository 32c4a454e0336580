// Plain JavaScript, because the bootstrap looks here before it starts the pinned Node.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const sourcesOfPages = [
  'console',
  'contract',
  'domain',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/light-libraries.ts',
  'scripts/notices.ts',
  'storefront',
  'ui',
  'vite.config.ts',
]

/** Each part of `build/`: the sources it is made of, and what a finished build has left. */
export const parts = {
  pages: {
    sources: sourcesOfPages,
    outputs: ['storefront/client', 'storefront/server', 'console'],
  },
  // The pages are a part of it.
  server: {
    sources: [...sourcesOfPages, 'db', 'demo', 'package.json', 'scripts', 'server'],
    outputs: ['server/programs/start.js', 'server/programs/shop-process.js'],
  },
}

/** Whether nothing has touched the sources since the part was built: sizes and times alone. */
export function isUntouched(name) {
  return hasOutputs(name) && readStamp(name)?.touched === lastTouched(name)
}

/** Whether the part was built of what the sources say now, whenever they were written. */
export function isBuilt(name) {
  return hasOutputs(name) && readStamp(name)?.contents === contentsOf(name)
}

export function stampBuilt(name) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const stamp = { touched: lastTouched(name), contents: contentsOf(name) }
  writeFileSync(stampFile(name), JSON.stringify(stamp))
}

function stampFile(name) {
  return join(root, 'build', `${name}.stamp`)
}

function readStamp(name) {
  const file = stampFile(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function hasOutputs(name) {
  return parts[name].outputs.every((output) => existsSync(join(root, 'build', output)))
}

function lastTouched(name) {
  return hashOf(filesOf(name), (file) => {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  })
}

function contentsOf(name) {
  return hashOf(filesOf(name), (file) => readFileSync(file))
}

function hashOf(files, read) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(read(join(root, file)))
  return hash.digest('hex')
}

function filesOf(name) {
  return parts[name].sources.flatMap((source) => {
    if (!statSync(join(root, source)).isDirectory()) return source
    return readdirSync(join(root, source), { recursive: true })
      .filter((file) => /\.\w+$/.test(file) && !/\.test\.tsx?$/.test(file))
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((file) => join(source, file))
  })
}
