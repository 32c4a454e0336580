import { cpSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#db/embedded/free-port.ts'
import { root } from '../command.ts'
import { startChild, type Child } from './child.ts'
import { Connection } from './connection.ts'
import { ownUsage, usageShape, type Usage } from './usage.ts'

/** The same concurrency the peers were measured with. */
export const slots = 32

/** The servers under test: the shop, two bare servers for comparison, and the database. */
export interface Site {
  shop: readonly Connection[]
  /** Bare Node, sending bytes from memory. */
  bytes: readonly Connection[]
  /** Bare Hono, sending an object as JSON. */
  json: readonly Connection[]
  /** Configured like the shop's own pool. */
  pool: pg.Pool
  floor: Child
  shopPid: number
  shopUsage: () => Promise<Usage>
  floorUsage: () => Promise<Usage>
  /** Measures this process, which queries the database directly. */
  ownUsage: () => Promise<Usage>
  close: () => Promise<void>
}

interface SiteOptions {
  dataDir: string
  databaseUrl: string
  /** More than one: as `npm start` does it, with a process more for jobs. */
  webProcesses?: number
}

export async function openSite(options: SiteOptions): Promise<Site> {
  const { dataDir, databaseUrl, webProcesses = 1 } = options
  const [shopPort, bytesPort, jsonPort] = await threePorts()
  const floor = await startChild('floor-process', { args: [String(bytesPort), String(jsonPort)] })
  const shop = await startChild('shop-process', {
    env: {
      ...shopEnvironment(dataDir, shopPort),
      DATABASE_URL: databaseUrl,
      WEB_PROCESSES: String(webProcesses),
    },
    cwd: withBuild(dataDir),
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  const connections = {
    shop: connectionsTo(shopPort),
    bytes: connectionsTo(bytesPort),
    json: connectionsTo(jsonPort),
  }
  return {
    ...connections,
    pool,
    floor,
    shopPid: shop.pid,
    shopUsage: async () => usageShape.parse(await shop.ask({})),
    floorUsage: async () => usageShape.parse(await floor.ask({})),
    ownUsage: async () => ownUsage(),
    async close() {
      for (const each of Object.values(connections).flat()) each.close()
      await pool.end()
      await shop.stop()
      await floor.stop()
    },
  }
}

function connectionsTo(port: number): Connection[] {
  return Array.from({ length: slots }, () => new Connection(originOf(port)))
}

/** A copy of what is built that no build can change during the run. */
function withBuild(dataDir: string): string {
  const folder = join(dataDir, 'built')
  for (const output of ['build/storefront', 'build/console']) {
    cpSync(join(root, output), join(folder, output), { recursive: true })
  }
  return folder
}

export function shopEnvironment(dataDir: string, port: number): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: originOf(port),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function threePorts(): Promise<[number, number, number]> {
  const ports = new Set<number>()
  while (ports.size < 3) ports.add(await freePort())
  const [first = 0, second = 0, third = 0] = ports
  return [first, second, third]
}
