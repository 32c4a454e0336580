import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '#db/embedded/lock.mjs'
import { isBuilt, isUntouched, stampBuilt, type Part } from './built.mjs'
import { root, runCommand } from './command.ts'
import { seconds, whileWaiting } from './progress.ts'

const builders: Readonly<Record<Part, () => Promise<void>>> = {
  async pages() {
    await Promise.all([
      run('storefront', 'react-router', ['build']),
      run('console', 'vite', ['build', '--config', 'console/vite.config.ts']),
    ])
    const { writeNotices } = await import('./notices.ts')
    writeNotices()
  },
  async server() {
    const startedAt = performance.now()
    const { bundleServer } = await import('./bundle-server.ts')
    await bundleServer()
    console.log(`Built the server in ${seconds(startedAt)}`)
  },
}

/** The server contains the pages. */
const parts = ['pages', 'server'] as const

/**
 * Builds storefront, console and server into `build/`: what `npm start` runs. Parts whose sources
 * have not changed since the last build are left.
 */
export async function buildShop(): Promise<void> {
  // Without the lock, which a user who may not write here cannot take.
  if (parts.every(isUntouched)) return
  const lock = await lockBuild()
  try {
    // Another process may have built them meanwhile.
    for (const part of parts) if (!isUntouched(part)) await bringUpToDate(part)
  } finally {
    lock.release()
  }
}

async function bringUpToDate(part: Part): Promise<void> {
  if (!isBuilt(part)) await builders[part]()
  stampBuilt(part)
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

/** Two builds at the same time would overwrite each other. */
async function lockBuild(): Promise<{ release: () => void }> {
  mkdirSync(join(root, 'build'), { recursive: true })
  for (let announced = false; ; announced = true) {
    const lock = takeLock(join(root, 'build', 'build.lock'))
    if (lock.heldBy === undefined) return lock
    if (!announced) console.log(`Waiting for process ${lock.heldBy}, which is building the shop …`)
    await sleep(100)
  }
}

if (import.meta.main) await buildShop()
