import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#db/embedded/free-port.ts'
import { urlOfRunning } from '#db/embedded/server.ts'
import { root } from '../command.ts'
import { originOf, shopEnvironment } from './site.ts'

const patienceMs = 60_000

/** Milliseconds from `npm start` until the shop reports ready, including the database. */
export async function warmStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...shopEnvironment(dataDir, port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await ready(`${originOf(port)}/readyz`, npm)
    return performance.now() - startedAt
  } finally {
    await stop(npm, dataDir)
  }
}

async function ready(url: string, npm: ChildProcess): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (npm.exitCode !== null) throw new Error(`npm start exited (${npm.exitCode})`)
    // Refused until the shop listens.
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(10)
  }
  throw new Error(`npm start was not ready after ${patienceMs / 1000} s`)
}

/** npm may exit before the shop does; the next start needs its data folder unlocked. */
async function stop(npm: ChildProcess, dataDir: string): Promise<void> {
  if (npm.exitCode === null) {
    const exit = once(npm, 'exit')
    npm.kill('SIGTERM')
    await exit
  }
  const deadline = performance.now() + 15_000
  while (urlOfRunning(dataDir) !== undefined && performance.now() < deadline) await sleep(50)
}
