import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '#db/embedded/lock.mjs'
import { root, runCommand } from './command.ts'
import { writeNotices } from './notices.ts'
import { seconds, whileWaiting } from './progress.ts'

const sources = [
  '{console,contract,domain,storefront,ui}/**/*',
  '{vite,react-router}.config.ts',
  'scripts/{light-libraries,notices}.ts',
  'package-lock.json',
]
const outputs = ['storefront/client', 'storefront/server', 'console'].map((output) =>
  join(root, 'build', output),
)
const stamp = join(root, 'build', 'storefront.stamp')

/**
 * Builds the storefront into `build/storefront` and the staff console into `build/console`, unless
 * their sources have not changed since the last build.
 */
export async function buildStorefront(): Promise<void> {
  const hash = hashOfSources()
  // Without the lock, which a user who may not write here cannot take.
  if (isBuilt(hash)) return
  const lock = await lockBuild()
  try {
    // Another process may have built it meanwhile.
    if (isBuilt(hash)) return
    rmSync(stamp, { force: true })
    await build()
    writeFileSync(stamp, hash)
  } finally {
    lock.release()
  }
}

async function build(): Promise<void> {
  await run('storefront', 'react-router', ['build'])
  await run('console', 'vite', ['build', '--config', 'console/vite.config.ts'])
  writeNotices()
}

async function run(what: string, command: string, args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const { isOk, output } = await whileWaiting(
    `Building the ${what} …`,
    runCommand(command, args, { quiet: true, env: { NODE_ENV: 'production' } }),
  )
  if (!isOk) throw new Error(`The ${what} could not be built:\n${output}`)
  console.log(`Built the ${what} in ${seconds(startedAt)}`)
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
