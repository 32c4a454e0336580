import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf } from './lock.mjs'
import { pathForServer, serverEnv } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import type { ServerSettings } from './server-settings.ts'

/** One running server process; the supervisor starts a new one when it exits. */
export interface Postmaster {
  pid: number
  /** Resolves when the process has exited, with the reason. */
  ended: Promise<string>
  stop: () => Promise<void>
}

/** Starts the server and waits until it accepts connections. */
export async function startPostmaster(
  cluster: Cluster,
  settings: ServerSettings,
  logFile: string,
): Promise<Postmaster> {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', pathForServer(cluster), ...flags(settings)],
    {
      cwd: cluster.dir,
      env: serverEnv,
      ...cluster.user,
      // Its own process group: Ctrl-C is handled by the shop, which stops the server last.
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const ended = endOf(child)
  const pid = child.pid
  if (pid === undefined) throw new Error(await ended)
  const guard = guardAgainstOrphan(pid)
  void ended.then(guard.release)
  await ready(cluster.dir, pid, ended)
  return { pid, ended, stop: () => stopServer(pid) }
}

function flags(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

/**
 * A killed shop cannot stop anything. This shell waits for input from it; when the pipe breaks
 * instead, the shop is gone and the server is told to shut down.
 */
function guardAgainstOrphan(pid: number): { release: () => void } {
  const guard = spawn('/bin/sh', ['-c', 'read word || kill -INT "$0"', String(pid)], {
    env: serverEnv,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  // It may have been killed too; then there is nothing to release.
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  return { release: () => guard.stdin.end('released\n') }
}

/** The server writes "ready" on the eighth line of its pid file; pg_ctl relies on it too. */
async function ready(dir: string, pid: number, ended: Promise<string>): Promise<void> {
  let end: string | undefined
  void ended.then((how) => (end = how))
  while (end === undefined) {
    const lines = pidFileLines(dir)
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return
    await sleep(15)
  }
  throw new Error(`PostgreSQL exited while starting (${end})`)
}

/** Fast shutdown first, then more forceful ones if it takes too long. */
async function stopServer(pid: number): Promise<void> {
  const birth = birthOf(pid)
  for (const [signal, patienceMs] of [
    ['SIGINT', 5000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 3000],
  ] as const) {
    if (!birth || birthOf(pid) !== birth) return
    process.kill(pid, signal)
    const deadline = Date.now() + patienceMs
    while (birthOf(pid) === birth && Date.now() < deadline) await sleep(15)
  }
}

/**
 * Handles a pid file left by a killed shop: stops the server if it still runs, or removes the file
 * if its pid now belongs to another program, which would prevent a start.
 */
export async function clearLeftovers(dir: string): Promise<void> {
  const pid = Number(pidFileLines(dir)[0])
  if (!Number.isInteger(pid) || pid <= 1 || birthOf(pid) === undefined) return
  if (isServerOf(dir, pid)) await stopServer(pid)
  else rmSync(join(dir, 'postmaster.pid'), { force: true })
}

function isServerOf(dir: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
        encoding: 'utf8',
      })
      return command.includes(`-D ${dir} `)
    }
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
    return program.endsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir)
  } catch {
    // It exited meanwhile.
    return false
  }
}

function pidFileLines(dir: string): string[] {
  try {
    return readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    // Not written yet, or already removed.
    return []
  }
}
