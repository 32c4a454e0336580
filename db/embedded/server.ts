import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster, newPassword } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { takeLock } from './lock.mjs'
import { clearLeftovers, startPostmaster } from './postmaster.ts'
import { supervise } from './supervisor.ts'
import { serverUser } from './system-user.ts'

export interface EmbeddedOptions {
  /** The shop's data folder; the database lives in it under `postgres`. */
  dataDir: string
  /** Gives up durability for speed: for data that nobody will miss. */
  throwaway?: boolean
  /** Told what the server does on its own: that it died, that it is back. */
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

const role = 'shop'

/**
 * Starts PostgreSQL in the data folder, making it on the first start, and keeps it running:
 * a server that dies is started again until `stop` is called.
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

/** The database of a shop that runs on this folder right now; undefined when none does. */
export function urlOfRunning(dataDir: string): string | undefined {
  const folder = resolve(dataDir)
  if (!existsSync(keysFile(folder))) return undefined
  const lock = takeLock(join(folder, 'shop.lock'))
  if (lock.heldBy === undefined) {
    lock.release()
    return undefined
  }
  const { shop, port } = keysShape.parse(JSON.parse(readFileSync(keysFile(folder), 'utf8')))
  return port === undefined
    ? undefined
    : urlFor(role, shop, role, addressOf(join(folder, 'postgres'), port))
}

/** A shop that was just told to end gets a moment to do so. */
async function lockFolder(dataDir: string): Promise<{ release: () => void }> {
  const deadline = Date.now() + 3000
  for (;;) {
    const lock = takeLock(join(dataDir, 'shop.lock'))
    if (lock.heldBy === undefined) return lock
    if (Date.now() > deadline) {
      throw new StartProblem(
        `Another shop already runs on ${dataDir} (process ${lock.heldBy}). Stop it first, or give this one a DATA_DIR of its own.`,
      )
    }
    await sleep(20)
  }
}

async function startServer(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dir = join(dataDir, 'postgres')
  const user = serverUser(dir)
  const cluster: Cluster = { dir, user, binaries: findBinaries(user) }
  const keys = await openCluster(dataDir, cluster)
  const port = await freePort(keys.port)
  writeKeys(dataDir, { ...keys, port })
  const logFile = freshLog(dataDir)
  const supervisor = await supervise(
    () => startPostmaster(cluster, settings(port, cluster, options.throwaway ?? false), logFile),
    (line) => options.report(`${line} (${logFile})`),
  )
  const address = addressOf(dir, port)
  const server = {
    url: urlFor(role, keys.shop, role, address),
    adminUrl: urlFor('postgres', keys.admin, 'postgres', address),
    ...supervisor,
  }
  try {
    await ensureShopDatabase(server.adminUrl, keys.shop)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return server
}

const keysShape = z.object({ admin: z.string(), shop: z.string(), port: z.number().optional() })
type Keys = z.infer<typeof keysShape>

async function openCluster(dataDir: string, cluster: Cluster): Promise<Keys> {
  const file = keysFile(dataDir)
  if (clusterExists(cluster.dir)) {
    await clearLeftovers(cluster.dir)
    if (existsSync(file)) return keysShape.parse(JSON.parse(readFileSync(file, 'utf8')))
    throw new StartProblem(`${file} is missing: it holds the passwords of ${cluster.dir}.`)
  }
  const keys = { admin: newPassword(), shop: newPassword() }
  // The passwords are on disk before the data that needs them is.
  writeKeys(dataDir, keys)
  await makeCluster(cluster, keys.admin)
  return keys
}

function keysFile(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

function writeKeys(dataDir: string, keys: Keys): void {
  const file = keysFile(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

function freshLog(dataDir: string): string {
  const file = join(dataDir, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) renameSync(file, `${file}.1`)
  return file
}

/** Sized for a small machine that also runs the shop. */
function settings(
  port: number,
  cluster: Cluster,
  throwaway: boolean,
): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFits(cluster.dir, port) ? '.' : '',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %q%d ',
    ...(throwaway
      ? {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
        }
      : { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }),
  }
}

/** A socket's path may be 107 bytes long, on macOS 103. */
function socketFits(dir: string, port: number): boolean {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= 103
}

function addressOf(dir: string, port: number): { host: string; port: number } {
  return { host: socketFits(dir, port) ? dir : '127.0.0.1', port }
}

function urlFor(
  user: string,
  password: string,
  database: string,
  { host, port }: { host: string; port: number },
): string {
  const url = `postgresql://${user}:${password}@localhost:${port}/${database}`
  return host.startsWith('/') ? `${url}?host=${encodeURIComponent(host)}` : url
}

async function ensureShopDatabase(adminUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0) {
      await client.query(`create role ${role} login password '${password}'`)
    }
    const databases = await client.query('select from pg_database where datname = $1', [role])
    if (databases.rowCount === 0) await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end()
  }
}
