import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '#db/embedded/lock.mjs'
import { root, runCommand } from './command.ts'
import { seconds, whileWaiting } from './progress.ts'

const sources = [
  '{contract,domain,storefront,ui}/**/*',
  '{vite,react-router}.config.ts',
  'scripts/light-libraries.ts',
  'package-lock.json',
]
const outputs = ['client', 'server'].map((side) => join(root, 'build', 'storefront', side))
const stamp = join(root, 'build', 'storefront.stamp')

/**
 * Builds the storefront into `build/storefront`, unless its sources have not changed since the last
 * build.
 */
export async function buildStorefront(): Promise<void> {
  const lock = await lockBuild()
  try {
    const hash = hashOfSources()
    if (isBuilt(hash)) return
    rmSync(stamp, { force: true })
    await build()
    writeFileSync(stamp, hash)
  } finally {
    lock.release()
  }
}

async function build(): Promise<void> {
  const startedAt = performance.now()
  const { isOk, output } = await whileWaiting(
    'Building the storefront …',
    runCommand('react-router', ['build'], { quiet: true, env: { NODE_ENV: 'production' } }),
  )
  if (!isOk) throw new Error(`The storefront could not be built:\n${output}`)
  console.log(`Built the storefront in ${seconds(startedAt)}`)
}

function isBuilt(hash: string): boolean {
  return outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function sourceFiles(): string[] {
  const entries = globSync(sources, { cwd: root, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

/** Two builds at the same time would overwrite each other. */
async function lockBuild(): Promise<{ release: () => void }> {
  mkdirSync(join(root, 'build'), { recursive: true })
  for (let announced = false; ; announced = true) {
    const lock = takeLock(join(root, 'build', 'storefront.lock'))
    if (lock.heldBy === undefined) return lock
    if (!announced)
      console.log(`Waiting for process ${lock.heldBy}, which is building the storefront …`)
    await sleep(100)
  }
}

if (import.meta.main) await buildStorefront()
