import { mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { keysFile, newKeys, readKeys, writeKeys } from './keys.ts'
import type { Keys } from './keys.ts'
import { lockHolder, takeLock } from './lock.mjs'
import { clearLeftovers, startPostmaster } from './postmaster.ts'
import { connectionUrl, serverSettings } from './server-settings.ts'
import type { Login } from './server-settings.ts'
import { supervise } from './supervisor.ts'
import type { Supervisor } from './supervisor.ts'
import { serverUser } from './system-user.ts'

interface EmbeddedOptions {
  /** The shop's data folder; the database is in its subfolder `postgres`. */
  dataDir: string
  /** Trades durability for speed, for disposable data. */
  throwaway?: boolean
  /** Called when the server exits or restarts unexpectedly. */
  report: (line: string) => void
}

export interface EmbeddedPostgres {
  /** Connects to the shop's database as its owner, who is not a superuser. */
  url: string
  /** Connects to the database postgres as the superuser. */
  adminUrl: string
  pid: () => number
  stop: () => Promise<void>
}

/**
 * Starts PostgreSQL in the data folder, creating it on the first start, and restarts the server
 * whenever it exits until `stop` is called.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockFolder(dataDir)
  try {
    const server = await startServer(dataDir, options)
    return { ...server, stop: () => server.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** URL of the database of a shop running on this folder; undefined if there is none. */
export function urlOfRunning(folder: string): string | undefined {
  const dataDir = resolve(folder)
  if (lockHolder(lockFile(dataDir)) === undefined) return undefined
  const keys = readKeys(dataDir)
  if (keys?.port === undefined) return undefined
  return connectionUrl(join(dataDir, 'postgres'), keys.port, shopLogin(keys))
}

function shopLogin({ shop }: Keys): Login {
  return { user: 'shop', password: shop, database: 'shop' }
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'shop.lock')
}

/** Gives a shop that is shutting down time to finish. */
async function lockFolder(dataDir: string): Promise<{ release: () => void }> {
  const deadline = Date.now() + 3000
  for (;;) {
    const lock = takeLock(lockFile(dataDir))
    if (lock.heldBy === undefined) return lock
    if (Date.now() > deadline) {
      throw new StartProblem(
        `Another shop already runs on ${dataDir} (process ${lock.heldBy}). Stop it first, or set another DATA_DIR.`,
      )
    }
    await sleep(20)
  }
}

async function startServer(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dir = join(dataDir, 'postgres')
  const user = serverUser(dir)
  const cluster = { dir, user, binaries: findBinaries(user) }
  const keys = await openCluster(dataDir, cluster)
  const { supervisor, port } = await startOnFreePort(dataDir, cluster, options, keys.port)
  const admin = { user: 'postgres', password: keys.admin, database: 'postgres' }
  const adminUrl = connectionUrl(dir, port, admin)
  try {
    if (port !== keys.port) writeKeys(dataDir, { ...keys, port }, user)
    await ensureShopDatabase(adminUrl, keys.shop)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return { url: connectionUrl(dir, port, shopLogin(keys)), adminUrl, ...supervisor }
}

async function openCluster(dataDir: string, cluster: Cluster): Promise<Keys> {
  if (clusterExists(cluster.dir)) {
    await clearLeftovers(cluster.dir)
    const keys = readKeys(dataDir)
    if (keys) return keys
    throw new StartProblem(
      `${keysFile(dataDir)} is missing: it holds the passwords of ${cluster.dir}.`,
    )
  }
  const keys = newKeys()
  // Passwords are saved before the data that needs them.
  writeKeys(dataDir, keys, cluster.user)
  await makeCluster(cluster, keys.admin)
  return keys
}

/** Tries again if another program takes the port meanwhile. */
async function startOnFreePort(
  dataDir: string,
  cluster: Cluster,
  { throwaway = false, report }: EmbeddedOptions,
  lastPort: number | undefined,
): Promise<{ supervisor: Supervisor; port: number }> {
  const logFile = freshLog(dataDir)
  const startOn = async (port: number) => {
    const settings = serverSettings(cluster.dir, port, throwaway)
    const start = () => startPostmaster(cluster, settings, logFile)
    return { supervisor: await supervise(start, (line) => report(`${line} (${logFile})`)), port }
  }
  try {
    return await startOn(await freePort(lastPort)).catch(async () => startOn(await freePort()))
  } catch (error) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
    throw new StartProblem(`The database failed to start. Last lines of ${logFile}:\n${lines}`, {
      cause: error,
    })
  }
}

function freshLog(dataDir: string): string {
  const file = join(dataDir, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) renameSync(file, `${file}.1`)
  return file
}

async function ensureShopDatabase(adminUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const roles = await client.query("select from pg_roles where rolname = 'shop'")
    if (roles.rowCount === 0) await client.query(`create role shop login password '${password}'`)
    const databases = await client.query("select from pg_database where datname = 'shop'")
    if (databases.rowCount === 0) await client.query('create database shop owner shop')
  } finally {
    await client.end()
  }
}
